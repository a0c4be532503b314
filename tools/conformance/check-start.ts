import { isDeepStrictEqual } from 'node:util'

import { getCategories, getProducts } from '#src/contract/product.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import type { StartReply } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import type { Finding } from '#tools/contract/check.ts'

import type { Visit } from './service-client.ts'

const maxLists = 3

type InMenu = { readonly menuId: Id<'Menu'>; readonly venueId: Id<'Venue'> }
type ProductList = StartReply['products'][number]

/** Asks for the start in one hop; each part must be what its own call answers right after (contract 7). */
export async function checkStart(visit: Visit, place: InMenu): Promise<void> {
  const reply = await visit.call(getRestaurantInfo, { start: { ...place, wantsCategories: true, wantsProducts: true } })
  if (!reply) return visit.journal.skip('get_restaurant_info could not be read', 'start')
  if (!reply.start) return visit.journal.skip('not offered: an optional addition', 'start')
  const { status, categories, products } = reply.start
  const own = await visit.call(getCategories, place)
  const findings = [
    ...compared('avvio.stato', status, await visit.call(getStatus, {})),
    ...(categories ? compared('avvio.categorie', categories, own) : []),
    ...(products.length > maxLists ? [difference('avvio.prodotti', 'at most three', String(products.length))] : []),
  ]
  for (const list of products) {
    const asked = listRequest(place, list, own?.recommended ?? [])
    const field = `avvio.prodotti, id_categoria ${list.categoryId}`
    findings.push(...compared(field, list.reply, await visit.call(getProducts, asked)))
  }
  visit.journal.ran('start', { findings, unknownKeys: 0 })
}

/** The request of a list's own call; category null = the recommended products. */
function listRequest(place: InMenu, { categoryId }: ProductList, recommended: readonly Id<'Product'>[]) {
  const isCategory = categoryId !== null
  const names = { wantsCategoryName: isCategory, wantsNextCategory: isCategory, wantsPreviousCategory: isCategory }
  const productIds = isCategory ? null : recommended
  return { ...place, ...names, categoryId, productIds, suggestedIds: null, excludedIds: null }
}

function compared(field: string, part: unknown, own: unknown): Finding[] {
  return isDeepStrictEqual(part, own) ? [] : [difference(field, 'what its own call answers', 'something else')]
}

function difference(field: string, expected: string, got: string): Finding {
  return { kind: 'difference', field, expected, got }
}
