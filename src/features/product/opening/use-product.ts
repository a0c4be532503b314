import { productQuery } from '#src/api/product-calls.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

import { useKnownProduct } from './use-known-product.ts'

type ProductPlace = {
  readonly productId: Id<'Product'>
  readonly categoryId: Id<'Category'>
  readonly venueId: Id<'Venue'>
}

type Asked = {
  /** The newest known with its details: from its own call, else from a list. */
  readonly product: Product | undefined
  /** The same, or what a brief list tells of it: name and photos do not wait for details (decision 107). */
  readonly shown: Product | undefined
  /** The product of the edited line is being refetched. */
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/**
 * The product of the sheet; refetched for an edited line, which may be old (rulings "unavailable since"). A product
 * known from a list is asked for only once the sheet is painted.
 */
export function useProduct(place: ProductPlace, line: CartLine | null, isPainted: boolean): Asked {
  const { whole, shown } = useKnownProduct(place.productId)
  const enabled = isPainted || line !== null || whole === undefined
  const query = { ...productQuery(useApi(), place), enabled }
  const asked = useQuery(line ? { ...query, staleTime: 0 } : query)
  const { data, error, refetch } = asked
  const product = data?.product ?? whole
  // Not read for a new line: the sheet would be drawn again when the fetch begins.
  const isPending = line !== null && asked.isFetching
  return { product, shown: product ?? shown, isPending, error, refetch }
}
