import { productQuery } from '#src/api/menu-calls.ts'
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
  /** The newest that is known: of its own call, else of a list. */
  readonly product: Product | undefined
  /** A newer answer about the product of the edited line is under way. */
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** The product of the sheet. That of an edited line is asked anew: the line may be old (rulings "unavailable since"). */
export function useProduct(place: ProductPlace, line: CartLine | null): Asked {
  const known = useKnownProduct(place.productId)
  const query = productQuery(useApi(), place)
  const { data, error, isFetching, refetch } = useQuery(line ? { ...query, staleTime: 0 } : query)
  return { product: data?.product ?? known, isPending: line !== null && isFetching, error, refetch }
}
