import type { ReplyOf } from '#src/contract/endpoint.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { afterOrder } from '#src/domain/product/after-order.ts'
import type { Instance } from '#src/instance/create-instance.ts'

export type OrderedLines = { readonly venueId: Id<'Venue'>; readonly lines: readonly CartLine[] }

/**
 * Takes the units of an own order from the products that are loaded, so that the next order knows at once what is left; each
 * is asked for again when it is next shown.
 */
export function takeFromMenu({ queryClient }: Pick<Instance, 'queryClient'>, ordered: OrderedLines): void {
  const isOf = (path: string) => ({
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === path,
  })
  queryClient.setQueriesData<ReplyOf<typeof getProducts>>(
    isOf(getProducts.path),
    (reply) => reply && { ...reply, products: reply.products.map((product) => afterOrder(product, ordered)) },
  )
  queryClient.setQueriesData<ReplyOf<typeof getProduct>>(
    isOf(getProduct.path),
    (reply) => reply && { ...reply, product: afterOrder(reply.product, ordered) },
  )
  for (const { path } of [getProducts, getProduct])
    void queryClient.invalidateQueries({ ...isOf(path), refetchType: 'none' })
}
