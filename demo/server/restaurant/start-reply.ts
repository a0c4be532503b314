import { categoriesReply, productsReply } from '#demo/server/menu/menu-replies.ts'
import type { Call } from '#demo/server/platform/call.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getStatus, StartReply, StartRequest } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'

const maxLists = 3

type StartCall = Pick<Call, 'db' | 'restaurant' | 'localize'>
type Status = ReplyOf<typeof getStatus>
type ProductList = StartReply['products'][number]

export function statusReply(venues: readonly Venue[], { restaurant }: Pick<Call, 'restaurant'>): Status {
  return { isUnderMaintenance: restaurant.isUnderMaintenance, licenses: venues.map((venue) => venue.license) }
}

/**
 * The replies of the first screen, each as its own call answers it (rulings "start in one hop"). A part that its own
 * call refuses, as every part of the menu is under maintenance, is left out: that call says why.
 */
export async function startReply(start: StartRequest, venues: readonly Venue[], call: StartCall): Promise<StartReply> {
  const status = statusReply(venues, call)
  const statusOnly = { status, categories: null, products: [] }
  const place = menuPlace(start, venues)
  const wantsMenu = start.wantsCategories || start.wantsProducts
  if (!place || !wantsMenu || status.isUnderMaintenance) return statusOnly
  const menu = await categoriesReply(place, call)
  if (!menu.ok) return statusOnly
  return {
    status,
    categories: start.wantsCategories ? menu.value : null,
    products: start.wantsProducts ? await firstLists(place, menu.value, call) : [],
  }
}

type MenuPlace = { readonly venueId: Id<'Venue'>; readonly menuId: Id<'Menu'> }
type Menu = NonNullable<StartReply['categories']>

/** The venue and menu of the request, or the only venue and the menu that it shows without order options. */
function menuPlace({ venueId, menuId }: StartRequest, venues: readonly Venue[]): MenuPlace | null {
  const active = venues.filter(({ license }) => license.isActive && !license.isDead)
  const only = active.length === 1 ? active[0] : undefined
  const venue = venueId === null ? only : venues.find(({ id }) => id === venueId)
  const shown = menuId ?? venue?.showcaseMenuId ?? null
  return venue && shown !== null ? { venueId: venue.id, menuId: shown } : null
}

/** The recommended products, if there are any, and the first categories. */
async function firstLists(place: MenuPlace, { recommended, categories }: Menu, call: StartCall) {
  const ofCategories = categories.map(({ id }) => id)
  const shown = recommended.length > 0 ? [null, ...ofCategories] : ofCategories
  const lists: ProductList[] = []
  for (const categoryId of shown.slice(0, maxLists))
    lists.push({ categoryId, reply: await productsReply(listRequest(place, categoryId, recommended), call) })
  return lists
}

/** The request of a list's own call; category null = the recommended products. */
function listRequest(place: MenuPlace, categoryId: Id<'Category'> | null, recommended: readonly Id<'Product'>[]) {
  const isCategory = categoryId !== null
  return {
    ...place,
    categoryId,
    productIds: isCategory ? null : recommended,
    suggestedIds: null,
    excludedIds: null,
    wantsCategoryName: isCategory,
    wantsNextCategory: isCategory,
    wantsPreviousCategory: isCategory,
  }
}
