// What the boxes of expansions put on the table; fetched together when one of them is in play.
export { default as Embassy } from './tech/Embassy.svelte'
export { default as Fleet } from '../seats/Fleet.svelte'
export { default as Negotiators } from './tech/Negotiators.svelte'
export { default as Offers } from '../seats/Offers.svelte'
export { default as OwnTech } from './tech/OwnTech.svelte'
export { default as Shipping } from './shipping/Shipping.svelte'
export { default as Skills } from './commanders/Skills.svelte'
export { default as TechStack } from './tech/TechStack.svelte'
