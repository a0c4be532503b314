import { getCategories, getProduct, getProducts } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** A menu as one venue serves it. */
export type MenuPlace = { readonly menuId: Id<'Menu'>; readonly venueId: Id<'Venue'> }

const freshMs = 120_000
const noList = { categoryId: null, productIds: null, suggestedIds: null, excludedIds: null } as const
const noNeighbours = { wantsCategoryName: false, wantsNextCategory: false, wantsPreviousCategory: false } as const

export function categoriesQuery(api: ApiClient, place: MenuPlace) {
  return endpointQuery(api, getCategories, place, freshMs)
}

/** The products of one category in the order of the service [MENU-10]. */
export function categoryProductsQuery(api: ApiClient, place: MenuPlace, categoryId: Id<'Category'>) {
  const request = {
    ...place,
    ...noList,
    categoryId,
    wantsCategoryName: true,
    wantsNextCategory: true,
    wantsPreviousCategory: true,
  }
  return endpointQuery(api, getProducts, request, freshMs)
}

/** Products by ids: for recommendations, and to re-price cart lines [BAPI-09]. */
export function productsByIdsQuery(api: ApiClient, place: MenuPlace, productIds: Id<'Product'>[]) {
  return endpointQuery(api, getProducts, { ...place, ...noList, ...noNeighbours, productIds }, freshMs)
}

/** Products suggested by others, without `excludedIds`, which are in the cart already [BAPI-09]. */
export function suggestionsQuery(
  api: ApiClient,
  place: MenuPlace,
  suggestedIds: Id<'Product'>[],
  excludedIds: Id<'Product'>[],
) {
  return endpointQuery(api, getProducts, { ...place, ...noList, ...noNeighbours, suggestedIds, excludedIds }, freshMs)
}

/** One product with all its options [BAPI-08]. */
export function productQuery(
  api: ApiClient,
  request: { productId: Id<'Product'>; categoryId: Id<'Category'>; venueId: Id<'Venue'> },
) {
  return endpointQuery(api, getProduct, { ...request, lastUpdate: false }, freshMs)
}
