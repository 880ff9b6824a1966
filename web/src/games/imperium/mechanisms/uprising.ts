// What Uprising puts on the table; fetched together when it is played.
export { default as Contracts } from './contracts/Contracts.svelte'
export { default as Plan } from './antagonists/Plan.svelte'
export { default as Posts } from './spies/Posts.svelte'
export { default as Retinue } from './spies/Retinue.svelte'
export { default as Wall } from './sandworms/Wall.svelte'
export { TELL } from './tell'
