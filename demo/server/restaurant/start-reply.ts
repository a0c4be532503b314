import { categoriesReply, productsReply } from '#demo/server/menu/menu-replies.ts'
import type { Call } from '#demo/server/platform/call.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getStatus, StartReply, StartRequest } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'

const maxLists = 3

type StartCall = Pick<Call, 'db' | 'restaurant' | 'localize'>
type Status = ReplyOf<typeof getStatus>

export function statusReply(venues: readonly Venue[], { restaurant }: Pick<Call, 'restaurant'>): Status {
  return { isUnderMaintenance: restaurant.isUnderMaintenance, licenses: venues.map((venue) => venue.license) }
}

/**
 * The replies of the first screen, each as its own call answers it (rulings "start in one hop"). A part that cannot be
 * answered is left out: its own call says why.
 */
export async function startReply(start: StartRequest, venues: readonly Venue[], call: StartCall): Promise<StartReply> {
  const status = statusReply(venues, call)
  const place = menuPlace(start, venues)
  if (!place || !start.wantsCategories) return { status, categories: null, products: [] }
  const categories = await categoriesReply(place, call)
  if (!categories.ok) return { status, categories: null, products: [] }
  const { recommended, categories: all } = categories.value
  const ofMenu = all.map(({ id }) => id)
  const lists = recommended.length > 0 ? [null, ...ofMenu] : ofMenu
  const products: StartReply['products'][number][] = []
  for (const categoryId of start.wantsProducts ? lists.slice(0, maxLists) : [])
    products.push({ categoryId, reply: await productsReply(listRequest(place, categoryId, recommended), call) })
  return { status, categories: categories.value, products }
}

type MenuPlace = { readonly venueId: Id<'Venue'>; readonly menuId: Id<'Menu'> }

/** The venue and menu of the request, or the only venue and the menu that it shows without order options. */
function menuPlace({ venueId, menuId }: StartRequest, venues: readonly Venue[]): MenuPlace | null {
  const alive = venues.filter(({ license }) => license.isActive && !license.isDead)
  const venue = venueId === null && alive.length === 1 ? alive[0] : venues.find(({ id }) => id === venueId)
  const menu = menuId ?? venue?.showcaseMenuId ?? null
  return venue && menu !== null ? { venueId: venue.id, menuId: menu } : null
}

/** The request of a category's own call; category null = the recommended products. */
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
