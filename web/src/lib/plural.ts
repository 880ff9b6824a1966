/** "1 agent", "2 agents". */
export const count = (much: number, one: string, many = `${one}s`): string =>
  `${much} ${much === 1 ? one : many}`
