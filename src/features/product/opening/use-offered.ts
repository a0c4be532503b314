import { productsByIdsQuery } from '#src/api/menu-calls.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { Product } from '#src/contract/product.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

const none: readonly Product[] = []

type Offered = {
  readonly offered: readonly Product[]
  /** The stock is loading. */
  readonly isStockPending: boolean
}

/** Loads the products of a combo for their stock and photos (rulings "stock of combo picks"). */
export function useOffered({ comboProducts }: Product, place: MenuPlace): Offered {
  const ids = [...new Set((comboProducts ?? []).map(({ productId }) => productId))]
  // No alert on failure: the service checks the stock anyway.
  const { data, isLoading } = useQuery({ ...productsByIdsQuery(useApi(), place, ids), enabled: ids.length > 0 })
  return { offered: data?.products ?? none, isStockPending: isLoading }
}
