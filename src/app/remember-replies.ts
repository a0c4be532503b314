import * as z from 'zod/mini'

import { getProducts } from '#src/contract/product.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import { rememberedEndpoints } from './recall-replies.ts'
import type { Remembered } from './recall-replies.ts'
import { listsInView } from './startup.ts'

type Kept = Remembered['replies'][number]

// Characters; the storage of an origin has room for 5 million, most of it the page's own.
const maxLength = 250_000

/** Keeps what this visit was told of restaurant and menu, so that the next one can be drawn before any reply. */
export function rememberReplies({ api, clock, queryClient, storage, stores }: Instance): void {
  const { language } = api
  const asked = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  const kept = rememberedEndpoints.flatMap((endpoint) => {
    const { path } = endpoint
    const answered = asked.filter(({ queryKey }) => queryKey[0] === language && queryKey[1] === path)
    // The menu of the moment is the one asked for last; its lists in view are those asked for first.
    const wanted = path === getProducts.path ? answered.slice(0, listsInView) : answered.slice(-1)
    return wanted.flatMap(({ queryKey, state }): Kept[] => {
      try {
        const request: unknown = z.encode(endpoint.request, queryKey[2] as never)
        const reply: unknown = z.encode(endpoint.reply, state.data as never)
        return [{ path, atMs: clock.now() - (Date.now() - state.dataUpdatedAt), request, reply }]
      } catch {
        // A word of the service that we do not know cannot be written again: that reply has to be waited for.
        return []
      }
    })
  })
  let length = 0
  const replies = kept.filter((one) => (length += JSON.stringify(one).length) <= maxLength)
  const remembered: Remembered = { language, venueId: stores.place.state.venueId, replies }
  storage.write('replies', remembered)
}
