import type { Product } from './product.ts'
import type { StartReply, StartRequest } from './restaurant.ts'
import type { Id } from './values.ts'
import type { Venue } from './venue.ts'

/** A menu as one venue serves it. */
export type MenuPlace = { readonly menuId: Id<'Menu'>; readonly venueId: Id<'Venue'> }

/** Most product lists that a start brings (contract 7, rulings "start in one hop"). */
export const maxFirstLists = 3

/**
 * Venue and menu that a start is about: those of its request, else the only active venue and the menu that it shows
 * without order options; null = none (rulings "start in one hop").
 */
export function placeOfStart({ venueId, menuId }: StartRequest, venues: readonly Venue[]): MenuPlace | null {
  const active = venues.filter(({ license }) => license.isActive && !license.isDead)
  const only = active.length === 1 ? active[0] : undefined
  const venue = venueId === null ? only : venues.find(({ id }) => id === venueId)
  const shown = menuId ?? venue?.showcaseMenuId ?? null
  return venue && shown !== null ? { venueId: venue.id, menuId: shown } : null
}

/** The product lists that a start brings: the recommended products (null) if there are any, then the first categories. */
export function firstLists({ recommended, categories }: NonNullable<StartReply['categories']>) {
  const ofCategories = categories.map(({ id }) => id)
  return (recommended.length > 0 ? [null, ...ofCategories] : ofCategories).slice(0, maxFirstLists)
}

const noList = { categoryId: null, productIds: null, suggestedIds: null, excludedIds: null } as const
const noNames = { wantsCategoryName: false, wantsNextCategory: false, wantsPreviousCategory: false } as const
const allNames = { wantsCategoryName: true, wantsNextCategory: true, wantsPreviousCategory: true } as const

/** Request of `get_products_list` for the products of one category, with the names of its neighbours [MENU-10]. */
export function categoryRequest(place: MenuPlace, categoryId: Id<'Category'>) {
  return { ...place, ...noList, ...allNames, categoryId }
}

type ProductIds = { readonly [K in 'productIds' | 'suggestedIds' | 'excludedIds']?: readonly Id<'Product'>[] }

/**
 * Request of `get_products_list` for products by their ids, or for those that `suggestedIds` suggest, without
 * `excludedIds` [BAPI-09].
 */
export function productsRequest(place: MenuPlace, ids: ProductIds) {
  return { ...place, ...noList, ...noNames, ...ids }
}

/** Request of one list of a start by its own call; category null = the recommended products. */
export function firstListRequest(
  place: MenuPlace,
  categoryId: Id<'Category'> | null,
  recommended: readonly Id<'Product'>[],
) {
  return categoryId === null ? productsRequest(place, { productIds: recommended }) : categoryRequest(place, categoryId)
}

// What only the sheet of a product shows: lists may leave it out (contract C68).
const detailOnly = ['additions', 'picks', 'comboCategories', 'comboProducts'] as const

export type Details = Partial<Pick<Product, (typeof detailOnly)[number]>>

/** The details in which a product has something to choose. */
export function detailsOf(product: Details): Details {
  const hasChoice = (detail: Details[keyof Details]) =>
    detail != null && ('ingredients' in detail ? detail.ingredients : detail).length > 0
  return Object.fromEntries(detailOnly.flatMap((name) => (hasChoice(product[name]) ? [[name, product[name]]] : [])))
}
