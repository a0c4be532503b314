import * as z from 'zod/mini'

import { anything, finite, text } from '#src/contract/checked.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { arrayOf, sameNames } from '#src/contract/field-table.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/** What shell and menu are drawn from, in order of importance. */
export const rememberedEndpoints: readonly Endpoint[] = [getRestaurantInfo, getStatus, getCategories, getProducts]

const remembered = sameNames({
  language: text,
  venueId: z.nullable(finite),
  // On the wire's terms, so that the contract judges them again.
  replies: arrayOf(sameNames({ path: text, atMs: finite, request: anything, reply: anything })),
})
export type Remembered = z.output<typeof remembered>

// As long as the cart is kept (architecture decision 11).
const keepMs = 12 * 3_600_000

/** Puts the replies that an earlier visit kept into the cache; what is too old, foreign or broken is left out. */
export function recallReplies({ api, clock, queryClient, storage, stores }: Instance): void {
  const stored = z.safeDecode(remembered, storage.read('replies') as never)
  if (!stored.success) return
  const { language, venueId, replies } = stored.data
  if (language !== api.language || venueId !== stores.place.state.venueId) return
  for (const { path, atMs, ...wire } of replies) {
    const ageMs = clock.now() - atMs
    const endpoint = rememberedEndpoints.find((one) => one.path === path)
    if (!endpoint || ageMs < 0 || ageMs > keepMs) continue
    const request = z.safeDecode(endpoint.request, wire.request as never)
    const reply = z.safeDecode(endpoint.reply, wire.reply as never)
    if (request.success && reply.success) queryClient.recall([language, path, request.data], reply.data, ageMs)
  }
}
