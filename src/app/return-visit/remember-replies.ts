import { listsInView } from '#src/app/startup/startup.ts'
import { toJson } from '#src/browser/json.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import type { RememberedReplies } from './recall-replies.ts'
import { withChecksum } from './with-checksum.ts'

/** The calls that shell and menu are drawn from, the most important first. */
const remembered: readonly Endpoint[] = [getRestaurantInfo, getStatus, getCategories, getProducts]

// Characters. An origin can store about 5 million, which we share with the host page.
const maxLength = 250_000

/** Stores the replies about restaurant and menu, so that the next visit can be drawn before any reply arrives. */
export function rememberReplies({ api, clock, queryClient, storage, stores }: Instance): void {
  const { language } = api
  const asked = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  const kept = remembered.flatMap(({ path }) => {
    const answered = asked.filter(({ queryKey }) => queryKey[0] === language && queryKey[1] === path)
    // The last menu asked for is the current one; of its lists the first ones asked for are those in view.
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
    withChecksum({ language, venueId: stores.place.state.venueId, replies } satisfies RememberedReplies),
  )
}
