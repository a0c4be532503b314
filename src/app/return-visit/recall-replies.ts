import type { Instance } from '#src/instance/create-instance.ts'

import { readWithChecksum } from './with-checksum.ts'

/** What an earlier visit was told, as this build has read it. */
export type Remembered = {
  readonly language: string
  readonly venueId: number | null
  readonly replies: readonly {
    readonly path: string
    readonly atMs: number
    readonly request: unknown
    readonly reply: unknown
  }[]
}

// As long as the cart is kept (decision 11).
const keepMs = 12 * 3_600_000

/** Puts the replies that an earlier visit kept into the cache; what is too old, foreign or changed is left out. */
export function recallReplies({ api, clock, queryClient, storage, stores }: Instance): void {
  const remembered = readWithChecksum(storage.read('replies')) as Remembered | undefined
  if (remembered?.language !== api.language || remembered.venueId !== stores.place.state.venueId) return
  for (const { path, atMs, request, reply } of remembered.replies) {
    const ageMs = clock.now() - atMs
    if (ageMs >= 0 && ageMs <= keepMs) queryClient.recall([api.language, path, request], reply, ageMs)
  }
}
