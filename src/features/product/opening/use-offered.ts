import { productsByIdsQuery } from '#src/api/menu.ts'
import type { MenuPlace } from '#src/api/menu.ts'
import type { Product } from '#src/contract/product.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

const none: readonly Product[] = []

/** The products a combo offers, for their stock and photos (rulings: stock of combo picks). */
export function useOffered({ comboProducts }: Product, place: MenuPlace): readonly Product[] {
  const ids = [...new Set((comboProducts ?? []).map(({ productId }) => productId))]
  // Without them the service still judges the stock: a failure is not worth an alert.
  const { data } = useQuery({ ...productsByIdsQuery(useApi(), place, ids), enabled: ids.length > 0 })
  return data?.products ?? none
}
