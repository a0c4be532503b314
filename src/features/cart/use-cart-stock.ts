import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'

import { productsByIdsQuery } from '#src/api/menu-calls.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { lineLimit, stockedIds } from '#src/domain/cart/line-limit.ts'
import type { Stocked } from '#src/domain/cart/line-limit.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { useMenuView } from '#src/parts/cart/use-menu-view.ts'
import { isWaitingCart } from '#src/parts/order/is-waiting-cart.ts'
import { useQuery } from '#src/query/use-query.ts'
import { createCartShortagesStore } from '#src/state/cart-shortages-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

const nowhere: MenuPlace = { menuId: 0 as Id<'Menu'>, venueId: 0 as Id<'Venue'> }

/**
 * The products of the lines with their stock: from the loaded menu lists first, then refetched. None while the cart is an
 * unpaid order, which holds them [PAY-50].
 */
export function useCartStock(lines: readonly CartLine[]): {
  readonly products: readonly Stocked[]
  readonly venueId: Id<'Venue'>
  /** Whether the cart is an order that waits for its payment. */
  readonly isWaiting: boolean
} {
  const api = useApi()
  const instance = useInstance()
  const { queryClient, stores } = instance
  // Renders again once that order is paid or left.
  useSnapshot(stores.of(createJournalStore).state)
  const isWaiting = isWaitingCart(instance)
  const place = useMenuView()?.place ?? nowhere
  const ids = useMemo(() => stockedIds(lines), [lines])
  const enabled = place !== nowhere && ids.length > 0 && !isWaiting
  // No alert on failure: the service checks the stock anyway.
  const { data, isFetchedAfterMount } = useQuery({ ...productsByIdsQuery(api, place, ids), staleTime: 0, enabled })
  const fresh = isFetchedAfterMount && enabled ? data?.products : undefined
  useEffect(() => {
    if (fresh) markWhenShort(instance, fresh, ids)
  }, [instance, fresh, ids])
  const products = useMemo(() => {
    const told = queryClient
      .getQueriesData<ReplyOf<typeof getProducts>>({ queryKey: [api.language, getProducts.path] })
      .flatMap(([, reply]) => reply?.products ?? [])
    const byId = new Map([...told, ...(data?.products ?? [])].map((product) => [product.id, product]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }, [queryClient, api, ids, data])
  return { products: isWaiting ? [] : products, venueId: place.venueId, isWaiting }
}

/** Marks in the cart what cannot be had by products just loaded; the code for it comes only when something seems short. */
function markWhenShort(instance: Instance, products: readonly Product[], ids: readonly Id<'Product'>[]): void {
  const { cart, draft, of } = instance.stores
  if (!isStarted(draft.state)) return
  const { menuId, venueId, type: orderType } = draft.state
  const { lines } = cart.state.cart
  const isGone = (line: CartLine) => {
    const product = products.find(({ id }) => id === line.item.productId)
    return !product || whyNotOrderable(product, { menuId, orderType }) !== null
  }
  const isAbove = (line: CartLine) => (lineLimit(line, lines, products, venueId)?.max ?? line.quantity) < line.quantity
  const wasShort = of(createCartShortagesStore).state.shortages.length > 0
  if (!wasShort && !lines.some((line) => isGone(line) || isAbove(line))) return
  const listed = new Map(ids.map((id) => [id, products.find((product) => product.id === id) ?? null]))
  import('#src/parts/cart/look-at-cart.ts')
    .then(({ markShort }) => markShort(instance, listed, { menuId, venueId, orderType }))
    .catch(() => logSilently('the cart could not be looked at'))
}
