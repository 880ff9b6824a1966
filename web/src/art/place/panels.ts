// The worlds of the board, fetched together.
export { arrakis } from './arrakis'
export { emperor, guild, sisters, tribes } from './factions'
export { forge } from './forge'
export { exchange, hall } from './hall'
