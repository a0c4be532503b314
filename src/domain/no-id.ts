import type { Id } from '#src/contract/values.ts'

/** An id that no entity has, for required ids of something that is gone. */
export const noId = 0 as Id<never>
