import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import type { getCategories, getProducts } from '#src/contract/product.ts'
import { accept } from '#src/domain/verdict.ts'

import { categoriesOf, menuOf } from './menu-queries.ts'
import { productsOfCategory, productsWithIds } from './product-queries.ts'

type MenuCall = Pick<Call, 'db' | 'restaurant' | 'localize' | 'nowMs'>
type ProductsRequest = RequestOf<typeof getProducts>

/** The categories of a menu and its recommended products. */
export async function categoriesReply(
  { menuId }: Pick<RequestOf<typeof getCategories>, 'menuId'>,
  { db, restaurant, localize }: MenuCall,
): Promise<Answer<ReplyOf<typeof getCategories>>> {
  const menu = await menuOf(db, restaurant.id, menuId)
  if (!menu) return refused('ENTITY_NOT_FOUND')
  const categories = await categoriesOf(db, menu, localize)
  return accept({ recommended: menu.recommendedIds, menuNotes: localize.orNull(menu.notes), categories })
}

/** One product list with the names of its category and of the neighbours, whether asked for or not. */
export async function productsReply(request: ProductsRequest, call: MenuCall): Promise<ReplyOf<typeof getProducts>> {
  const excluded = new Set(request.excludedIds ?? [])
  const products = (await requestedProducts(request, call)).filter(
    (product) => product.menuIds.includes(request.menuId) && !excluded.has(product.id),
  )
  return { products, ...(await neighbours(request, call)), isBrief: false }
}

function requestedProducts(
  { categoryId, productIds, suggestedIds }: ProductsRequest,
  { db, restaurant, localize, nowMs }: MenuCall,
) {
  const reader = { localize, nowMs }
  const restaurantId = restaurant.id
  if (categoryId !== null) return productsOfCategory(db, { restaurantId, categoryId }, reader)
  return productsWithIds(db, { restaurantId, ids: productIds ?? suggestedIds ?? [] }, reader)
}

async function neighbours({ menuId, categoryId }: ProductsRequest, { db, restaurant, localize }: MenuCall) {
  const menu = categoryId === null ? null : await menuOf(db, restaurant.id, menuId)
  const categories = menu ? await categoriesOf(db, menu, localize) : []
  const place = categories.findIndex((category) => category.id === categoryId)
  return {
    categoryName: categories[place]?.name ?? null,
    nextCategory: place < 0 ? null : (categories[place + 1] ?? null),
    previousCategory: categories[place - 1] ?? null,
  }
}
