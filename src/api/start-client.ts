import { toSortedJson } from '#src/browser/json.ts'
import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { firstListRequest, placeOfStart } from '#src/contract/product-lists.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import type { StartRequest } from '#src/contract/restaurant.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'

import type { ApiClient, CallOptions } from './create-api-client.ts'

type StartDeps = {
  /** The time in ms. */
  readonly now: () => number
  /** What the first screen needs: asked for with the first information about the restaurant. */
  readonly request: () => StartRequest
  /** After a failure: whether the start was sent as a simple request and is to be sent as JSON now. */
  readonly canAskAgain: () => boolean
}

/** Calls whose replies the start may bring: they wait for it while it is under way. */
const brought: readonly Endpoint[] = [getRestaurantInfo, getStatus, getCategories, getProducts]

// Replies that no call has taken within this time are no longer used: later calls want newer data.
const keptMs = 60_000

export type StartClient = ApiClient & {
  /**
   * The call of the start is sent when this promise has ended: reading its reply earlier would delay the frame that is about
   * to be painted.
   */
  holdStart(until: Promise<void>): void
}

/**
 * An api client whose first call of `get_restaurant_info` brings status, categories and the first product lists along,
 * if the service knows the addition (contract 7, rulings "start in one hop"). Their own calls then take these replies,
 * each once and in the language of the start; what is missing is requested as usual.
 */
export function withStart(client: ApiClient, { now, request, canAskAgain }: StartDeps): StartClient {
  const replies = new Map<string, unknown>()
  let keptAt = 0
  let underWay: Promise<void> | null = null
  let hasStarted = false
  let held: Promise<void> | null = null

  const keyOf = ({ path }: Endpoint, asked: unknown, language = client.language) =>
    toSortedJson([language, path, asked])

  async function start(): Promise<void> {
    const wanted = request()
    if (held) await held
    const { language } = client
    const ask = () => client.call(getRestaurantInfo, { start: wanted })
    const { start: parts, ...restaurant } = await ask().catch((failure: unknown) => {
      // A service that does not read simple requests may answer anything.
      if (canAskAgain()) return ask()
      throw failure
    })
    hasStarted = true
    keptAt = now()
    function keep<E extends Endpoint>(endpoint: E, asked: RequestOf<E>, reply: ReplyOf<E>) {
      replies.set(keyOf(endpoint, asked, language), reply)
    }
    keep(getRestaurantInfo, {}, restaurant)
    if (!parts) return
    const { status, categories, products } = parts
    keep(getStatus, {}, status)
    const place = placeOfStart(wanted, restaurant.venues)
    if (!categories || !place) return
    keep(getCategories, place, categories)
    for (const { categoryId, reply } of products)
      keep(getProducts, firstListRequest(place, categoryId, categories.recommended), reply)
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    asked: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ReplyOf<E>> {
    if (!brought.includes(endpoint)) return client.call(endpoint, asked, options)
    // Before any waiting: the language may change meanwhile, and a reply in another language must not be taken.
    const key = keyOf(endpoint, asked)
    const isInfo = endpoint.path === getRestaurantInfo.path
    if (isInfo && !hasStarted)
      underWay ??= start().finally(() => {
        underWay = null
      })
    // Only the restaurant fails with the start; the other calls then try by themselves.
    if (underWay) await (isInfo ? underWay : underWay.catch(() => {}))
    if (now() - keptAt > keptMs) replies.clear()
    if (!replies.has(key)) return client.call(endpoint, asked, options)
    const reply = replies.get(key) as ReplyOf<E>
    replies.delete(key)
    return reply
  }

  return {
    ...client,
    get language() {
      return client.language
    },
    call,
    holdStart(until) {
      held = until
    },
  }
}
