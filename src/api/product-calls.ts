import { getProduct } from '#src/contract/product-details.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import { productsRequest } from '#src/contract/product-lists.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'
import { freshMs } from './menu-calls.ts'

/** One product with all its options [BAPI-08]. */
export function productQuery(
  api: ApiClient,
  request: { productId: Id<'Product'>; categoryId: Id<'Category'>; venueId: Id<'Venue'> },
) {
  return endpointQuery(api, getProduct, { ...request, lastUpdate: false }, freshMs)
}

/** Products suggested by others, without `excludedIds`, which are in the cart already [BAPI-09]. */
export function suggestionsQuery(
  api: ApiClient,
  place: MenuPlace,
  suggestedIds: Id<'Product'>[],
  excludedIds: Id<'Product'>[],
) {
  return endpointQuery(api, getProducts, productsRequest(place, { suggestedIds, excludedIds }), freshMs)
}
