import { isDeepStrictEqual } from 'node:util'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import { detailsOf, firstListRequest, maxFirstLists } from '#src/contract/product-lists.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import type { Finding } from '#tools/contract/check.ts'

import type { Visit } from './service-client.ts'

type ProductList = ReplyOf<typeof getProducts>

/** Asks for the start in one hop; each part must be what its own call answers right after (contract 7). */
export async function checkStart(visit: Visit, place: MenuPlace): Promise<void> {
  const reply = await visit.call(getRestaurantInfo, { start: { ...place, wantsCategories: true, wantsProducts: true } })
  if (!reply) return visit.journal.skip('get_restaurant_info could not be read', 'start')
  if (!reply.start) return visit.journal.skip('not offered: an optional addition', 'start')
  const { status, categories, products } = reply.start
  const own = await visit.call(getCategories, place)
  const findings = [
    ...compared('avvio.stato', status, await visit.call(getStatus, {})),
    ...(categories ? compared('avvio.categorie', categories, own) : []),
    ...(products.length > maxFirstLists
      ? [difference('avvio.prodotti', 'at most three', String(products.length))]
      : []),
  ]
  for (const list of products) {
    const asked = firstListRequest(place, list.categoryId, own?.recommended ?? [])
    const field = `avvio.prodotti, id_categoria ${list.categoryId}`
    findings.push(...comparedLists(field, list.reply, await visit.call(getProducts, asked)))
  }
  visit.journal.ran('start', { findings, unknownKeys: 0 })
}

/** A list without details may lack them, and nothing else; only where there is something to choose. */
function comparedLists(field: string, part: ProductList, own: ProductList | null): Finding[] {
  if (!part.isBrief || !own) return compared(field, part, own)
  const products = part.products.map((product, index) => ({ ...detailsOf(own.products[index] ?? {}), ...product }))
  return compared(field, { ...part, products, isBrief: false }, own)
}

function compared(field: string, part: unknown, own: unknown): Finding[] {
  return isDeepStrictEqual(part, own) ? [] : [difference(field, 'what its own call answers', 'something else')]
}

function difference(field: string, expected: string, got: string): Finding {
  return { kind: 'difference', field, expected, got }
}
