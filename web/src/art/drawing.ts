// The drawn faces and emblems, fetched beside the page that shows them.
export { bust, ground } from './bust/bust'
export { scene, tones } from './emblem/scene'
export { faceOf, leaderFace } from './faces'
