import { categoryProductsQuery } from '#src/api/menu-calls.ts'
import type { Product } from '#src/contract/product.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { neighboursOf } from '#src/domain/cart/neighbours.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

/** Dishes of the same category that can stand in for a line; none while they load. */
export function useNeighbours(
  { item }: CartLine,
  { menuId, venueId, type }: StartedDraft,
  lines: readonly CartLine[],
): readonly Product[] {
  const api = useApi()
  // No alert on failure: the line can be taken out without them.
  const { data } = useFreshQuery(categoryProductsQuery(api, { menuId, venueId }, item.categoryId))
  return data ? neighboursOf(item.productId, data.products, { menuId, venueId, orderType: type, lines }) : []
}
