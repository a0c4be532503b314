import { toSortedJson } from '#src/browser/json.ts'
import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import type { StartReply, StartRequest } from '#src/contract/restaurant.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'

import type { ApiClient, CallOptions } from './create-api-client.ts'
import { categoryProductsQuery, productsByIdsQuery } from './menu-calls.ts'
import type { MenuPlace } from './menu-calls.ts'

type StartDeps = {
  /** Runs the callback once after so many milliseconds. */
  readonly after: (ms: number, run: () => void) => void
  /** What the first screen needs: asked for with the first information about the restaurant. */
  readonly request: () => StartRequest
}

/** Calls whose replies the start may bring: they wait for it while it is under way. */
const brought: readonly Endpoint[] = [getRestaurantInfo, getStatus, getCategories, getProducts]

// Replies that no call has taken by then are dropped: later calls want newer data.
const keptMs = 60_000

/**
 * An api client whose first call of `get_restaurant_info` brings status, categories and the first product lists along,
 * if the service knows the addition (contract 7, rulings "start in one hop"). Their own calls then take these replies,
 * each once; what is missing is requested as usual.
 */
export function withStart(client: ApiClient, { after, request }: StartDeps): ApiClient {
  const replies = new Map<string, unknown>()
  let underWay: Promise<void> | null = null
  let hasStarted = false

  const keyOf = ({ path }: Endpoint, asked: unknown) => toSortedJson([client.language, path, asked])

  async function start(): Promise<void> {
    const wanted = request()
    const { start: parts, ...restaurant } = await client.call(getRestaurantInfo, { start: wanted })
    hasStarted = true
    keep(getRestaurantInfo, {}, restaurant)
    if (parts) keepParts(parts, placeOf(wanted, restaurant))
    after(keptMs, () => replies.clear())
  }

  function keep<E extends Endpoint>(endpoint: E, asked: RequestOf<E>, reply: ReplyOf<E>) {
    replies.set(keyOf(endpoint, asked), reply)
  }

  function keepParts({ status, categories, products }: StartReply, place: MenuPlace | null) {
    keep(getStatus, {}, status)
    if (!categories || !place) return
    keep(getCategories, place, categories)
    for (const { categoryId, reply } of products) {
      const { queryKey } =
        categoryId === null
          ? productsByIdsQuery(client, place, [...categories.recommended])
          : categoryProductsQuery(client, place, categoryId)
      keep(getProducts, queryKey[2] as RequestOf<typeof getProducts>, reply)
    }
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    asked: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ReplyOf<E>> {
    if (!brought.includes(endpoint)) return client.call(endpoint, asked, options)
    const isInfo = endpoint.path === getRestaurantInfo.path
    if (isInfo && !hasStarted)
      underWay ??= start().finally(() => {
        underWay = null
      })
    // Only the restaurant fails with the start; the other calls then try by themselves.
    if (underWay) await (isInfo ? underWay : underWay.catch(() => {}))
    const key = keyOf(endpoint, asked)
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
  }
}

/** Venue and menu that the parts are about: those of the request, else the only venue and the menu it shows to all. */
function placeOf({ venueId, menuId }: StartRequest, { venues }: ReplyOf<typeof getRestaurantInfo>): MenuPlace | null {
  const alive = venues.filter(({ license }) => license.isActive && !license.isDead)
  const venue = venueId === null && alive.length === 1 ? alive[0] : venues.find(({ id }) => id === venueId)
  const menu = menuId ?? venue?.showcaseMenuId ?? null
  return venue && menu !== null ? { venueId: venue.id, menuId: menu } : null
}
