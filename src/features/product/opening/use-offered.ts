import { productsByIdsQuery } from '#src/api/menu-calls.ts'
import type { MenuPlace } from '#src/api/menu-calls.ts'
import type { Product } from '#src/contract/product.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

const none: readonly Product[] = []

type Offered = {
  readonly offered: readonly Product[]
  /** Asked for and not answered yet. */
  readonly isStockPending: boolean
}

/** The products a combo offers, for their stock and photos (rulings "stock of combo picks"). */
export function useOffered({ comboProducts }: Product, place: MenuPlace): Offered {
  const ids = [...new Set((comboProducts ?? []).map(({ productId }) => productId))]
  // Without them the service still judges the stock: a failure is not worth an alert.
  const { data, isLoading } = useQuery({ ...productsByIdsQuery(useApi(), place, ids), enabled: ids.length > 0 })
  return { offered: data?.products ?? none, isStockPending: isLoading }
}
