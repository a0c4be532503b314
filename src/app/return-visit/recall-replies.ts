import type { Instance } from '#src/instance/create-instance.ts'
import { recall } from '#src/query/recall.ts'

import { readWithChecksum } from './with-checksum.ts'

/** Decoded replies of an earlier visit by the same build. */
export type RememberedReplies = {
  readonly language: string
  readonly venueId: number | null
  readonly replies: readonly {
    readonly path: string
    readonly atMs: number
    readonly request: unknown
    readonly reply: unknown
  }[]
}

// The same time as the cart is kept (decision 11).
const keepMs = 12 * 3_600_000

/**
 * Puts the replies stored by an earlier visit into the query cache, unless too old, of another language or venue, or
 * corrupt.
 */
export function recallReplies({ api, clock, queryClient, stores }: Instance, stored: unknown): void {
  const remembered = readWithChecksum(stored) as RememberedReplies | undefined
  if (remembered?.language !== api.language || remembered.venueId !== stores.place.state.venueId) return
  for (const { path, atMs, request, reply } of remembered.replies) {
    const ageMs = clock.now() - atMs
    if (ageMs >= 0 && ageMs <= keepMs) recall(queryClient, [api.language, path, request], reply, ageMs)
  }
}
