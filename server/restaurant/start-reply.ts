import { categoriesReply, productsReply } from '#server/menu/menu-replies.ts'
import type { Call } from '#server/platform/call.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { Details, MenuPlace } from '#src/contract/product-lists.ts'
import { detailsOf, firstListRequest, firstLists, placeOfStart } from '#src/contract/product-lists.ts'
import type { Product } from '#src/contract/product.ts'
import type { getStatus, StartReply, StartRequest } from '#src/contract/restaurant.ts'
import type { Venue } from '#src/contract/venue.ts'

type StartCall = Pick<Call, 'db' | 'restaurant' | 'localize' | 'nowMs'>
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
  const place = placeOfStart(start, venues)
  const wantsMenu = start.wantsCategories || start.wantsProducts
  if (!place || !wantsMenu || status.isUnderMaintenance) return statusOnly
  const menu = await categoriesReply(place, call)
  if (!menu.ok) return statusOnly
  return {
    status,
    categories: start.wantsCategories ? menu.value : null,
    products: start.wantsProducts ? await productLists(place, menu.value, call) : [],
  }
}

type Menu = NonNullable<StartReply['categories']>

async function productLists(place: MenuPlace, menu: Menu, call: StartCall): Promise<ProductList[]> {
  const lists: ProductList[] = []
  for (const categoryId of firstLists(menu)) {
    const request = firstListRequest(place, categoryId, menu.recommended)
    lists.push({ categoryId, reply: brief(await productsReply(request, call)) })
  }
  return lists
}

/**
 * A list without what only a sheet shows, where there is something: "nothing to choose" is said, because it lets one tap
 * add the product (decisions 16 and 107).
 */
function brief(reply: ProductList['reply']): ProductList['reply'] {
  const isBrief = reply.products.some((product) => Object.keys(detailsOf(product)).length > 0)
  return { ...reply, products: reply.products.map(withoutDetails), isBrief }
}

function withoutDetails(product: Product): Product {
  const rest = { ...product }
  for (const name of Object.keys(detailsOf(product)) as (keyof Details)[]) delete rest[name]
  return rest
}
