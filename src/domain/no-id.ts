import type { Id } from '#src/contract/values.ts'

/** The id of nothing, where the wire wants one although there is no such thing: it is found nowhere. */
export const noId = 0 as Id<never>
