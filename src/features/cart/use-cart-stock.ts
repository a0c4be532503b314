import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'

import { productsByIdsQuery } from '#src/api/menu-calls.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { stockedIds } from '#src/domain/cart/line-limit.ts'
import type { Stocked } from '#src/domain/cart/line-limit.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useMenuView } from '#src/parts/cart/use-menu-view.ts'
import { isWaitingCart } from '#src/parts/order/is-waiting-cart.ts'
import { useQuery } from '#src/query/use-query.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

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
    if (!fresh) return
    import('#src/parts/cart/look-at-cart.ts')
      .then(({ markShort }) => markShort(instance, ids, fresh))
      // The service checks the stock anyway.
      .catch(() => {})
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
