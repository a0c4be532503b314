import { listsInView } from '#src/app/startup/startup.ts'
import { toJson } from '#src/browser/json.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import type { Remembered } from './recall-replies.ts'
import { withChecksum } from './with-checksum.ts'

/** What shell and menu are drawn from, in order of importance. */
const remembered: readonly Endpoint[] = [getRestaurantInfo, getStatus, getCategories, getProducts]

// Characters; the storage of an origin has room for 5 million, most of it the page's own.
const maxLength = 250_000

/** Keeps what this visit was told of restaurant and menu, so that the next one can be drawn before any reply. */
export function rememberReplies({ api, clock, queryClient, storage, stores }: Instance): void {
  const { language } = api
  const asked = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  const kept = remembered.flatMap(({ path }) => {
    const answered = asked.filter(({ queryKey }) => queryKey[0] === language && queryKey[1] === path)
    // The menu of the moment is the one asked for last; its lists in view are those asked for first.
    const wanted = path === getProducts.path ? answered.slice(0, listsInView) : answered.slice(-1)
    return wanted.map(({ queryKey, state }) => ({
      path,
      atMs: clock.now() - (Date.now() - state.dataUpdatedAt),
      request: queryKey[2],
      reply: state.data,
    }))
  })
  let length = 0
  const replies = kept.filter((one) => (length += toJson(one).length) <= maxLength)
  storage.write(
    'replies',
    withChecksum({ language, venueId: stores.place.state.venueId, replies } satisfies Remembered),
  )
}
