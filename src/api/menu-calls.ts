import type { RequestOf } from '#src/contract/endpoint.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import { categoryRequest, productsRequest } from '#src/contract/product-lists.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'
import { keepDetails } from './keep-details.ts'
import type { ProductList } from './keep-details.ts'

/** Ms for which data of the menu count as fresh. */
export const freshMs = 120_000

export function categoriesQuery(api: ApiClient, place: MenuPlace) {
  return endpointQuery(api, getCategories, place, freshMs)
}

/** The products of one category in the order of the service [MENU-10]. */
export function categoryProductsQuery(api: ApiClient, place: MenuPlace, categoryId: Id<'Category'>) {
  return listQuery(api, categoryRequest(place, categoryId))
}

/** Products by ids: for recommendations, and to re-price cart lines [BAPI-09]. */
export function productsByIdsQuery(api: ApiClient, place: MenuPlace, productIds: Id<'Product'>[]) {
  return listQuery(api, productsRequest(place, { productIds }))
}

function listQuery(api: ApiClient, request: RequestOf<typeof getProducts>) {
  const structuralSharing = (before: unknown, now: unknown) =>
    keepDetails(before as ProductList | undefined, now as ProductList)
  return { ...endpointQuery(api, getProducts, request, freshMs), structuralSharing }
}
