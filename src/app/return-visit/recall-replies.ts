import { safeDecode } from '#src/contract/decode.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import { webAddress } from '#src/contract/values.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { recall } from '#src/query/earlier-visit.ts'

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
export function recallReplies({ api, clock, queryClient, storage, stores }: Instance): void {
  const remembered = readWithChecksum(storage.read('replies')) as RememberedReplies | undefined
  if (remembered?.language !== api.language || remembered.venueId !== stores.place.state.venueId) return
  for (const { path, atMs, request, reply } of remembered.replies) {
    const ageMs = clock.now() - atMs
    if (ageMs < 0 || ageMs > keepMs) continue
    const known = path === getRestaurantInfo.path ? withLinkReadAnew(reply) : reply
    recall(queryClient, [api.language, path, request], known, ageMs)
  }
}

/**
 * Information about the restaurant, whose link is read by its codec once more: a script that has run in the page may have
 * written to the store. Other addresses of the restaurant belong to images, or are judged where they are opened.
 */
function withLinkReadAnew(reply: unknown): unknown {
  const { settings } = reply as Restaurant
  const { poweredBy } = settings
  const url = safeDecode(webAddress, poweredBy?.url).data ?? null
  return { ...(reply as Restaurant), settings: { ...settings, poweredBy: poweredBy && { ...poweredBy, url } } }
}
