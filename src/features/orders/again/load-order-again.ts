import { categoriesQuery, categoryProductsQuery } from '#src/api/menu-calls.ts'
import { orderQuery } from '#src/api/order-calls.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { Product } from '#src/contract/product.ts'
import { noId } from '#src/domain/no-id.ts'
import type { RequestedRow } from '#src/domain/orders/order-again.ts'
import { isNamed, keptRows, requestedRows } from '#src/domain/orders/order-again.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { loadProduct, loadProducts } from '#src/parts/cart/reprice-cart.ts'
import { fetchAtOnce } from '#src/query/fetch-at-once.ts'
import type { AgainRequest } from '#src/state/dialog-store.ts'

import { keptLinesOf } from './kept-lines.ts'

export type EarlierOrder = {
  readonly wishes: readonly RequestedRow[]
  /** Today's product for each requested row, by index; null = no longer on the menu. */
  readonly found: readonly (Product | null)[]
}

/** The query for an earlier order with today's products of a menu; its key starts so that sign-out removes it. */
export function againQuery(instance: Instance, request: AgainRequest, place: MenuPlace) {
  return {
    queryKey: [instance.api.language, getOrder.path, { again: request.orderId, ...place }] as const,
    queryFn: () => loadOrderAgain(instance, request, place),
  }
}

/** Loads an earlier order and today's products for its rows. Throws the `ApiError` of a failed call. */
async function loadOrderAgain(
  instance: Instance,
  { orderId, venueId, token, isKept }: AgainRequest,
  place: MenuPlace,
): Promise<EarlierOrder> {
  const { api, queryClient, stores } = instance
  const lines = keptLinesOf(stores, orderId)
  if (isKept) {
    const products = await loadProducts(instance, lines, place)
    return { wishes: keptRows(lines), found: lines.map(({ item }) => products.get(item.productId) ?? null) }
  }
  const { order } = await queryClient.fetchQuery(orderQuery(api, { id: orderId, venueId, token }))
  const wishes = requestedRows(order, lines)
  const isUnknown = wishes.some(({ product }) => product.productId === null)
  const menu = isUnknown ? await loadMenu(instance, place) : []
  const loads = new Map<number, Promise<Product | null>>()
  const load = ({ product: { productId, categoryId, name } }: RequestedRow) => {
    const listed = productId === null ? menu.find((product) => isNamed(product.name, name)) : undefined
    const id = productId ?? listed?.id
    if (id === undefined) return Promise.resolve(null)
    const asked = { productId: id, categoryId: categoryId ?? listed?.category.id ?? noId }
    // Loads each product once, however many rows hold it.
    const known = loads.get(id) ?? loadProduct(instance, asked, place)
    loads.set(id, known)
    return known
  }
  return { wishes, found: await Promise.all(wishes.map(load)) }
}

/** Every product of the menu: rows without ids are matched with them by name. */
async function loadMenu({ api, queryClient }: Instance, place: MenuPlace): Promise<readonly Product[]> {
  const { categories } = await queryClient.fetchQuery(categoriesQuery(api, place))
  const lists = await Promise.all(
    categories.map(({ id }) => fetchAtOnce(queryClient, categoryProductsQuery(api, place, id))),
  )
  return lists.flatMap(({ products }) => products)
}
