import type { Routes } from '#demo/server/platform/answer.ts'
import type { Call } from '#demo/server/platform/call.ts'
import { refused } from '#demo/server/platform/refusal.ts'
import { unnamedProduct } from '#demo/server/platform/texts/not-found.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { getCategories, getProduct, getProducts } from '#src/contract/product.ts'
import { accept } from '#src/domain/verdict.ts'

import { categoriesOf, menuOf } from './menu-queries.ts'
import { productsOfCategory, productsWithIds } from './product-queries.ts'

export function menuRoutes({ answer }: Routes) {
  answer(getCategories, async ({ menuId }, { db, restaurant, localize }) => {
    const menu = await menuOf(db, restaurant.id, menuId)
    if (!menu) return refused('ENTITY_NOT_FOUND')
    const categories = await categoriesOf(db, menu, localize)
    return accept({ recommended: menu.recommendedIds, menuNotes: localize.orNull(menu.notes), categories })
  })

  answer(
    getProducts,
    async (request, call) => {
      const excluded = new Set(request.excludedIds ?? [])
      const products = (await requestedProducts(request, call)).filter(
        (product) => product.menuIds.includes(request.menuId) && !excluded.has(product.id),
      )
      return accept({ products, ...(await neighbours(request, call)) })
    },
    // The names of the category and its neighbours travel when they are asked for (contract 3.3).
    (entry, { asked }) => (asked[entry[0]] === false ? null : entry),
  )

  answer(getProduct, async ({ productId, categoryId }, { db, restaurant, localize }) => {
    const [product] = await productsWithIds(db, { restaurantId: restaurant.id, ids: [productId], categoryId }, localize)
    if (!product || product.menuIds.length === 0)
      return refused('PRODUCT_NOT_AVAILABLE', { product: localize(unnamedProduct) })
    return accept({ product })
  })
}

type ProductsRequest = RequestOf<typeof getProducts>

function requestedProducts(
  { categoryId, productIds, suggestedIds }: ProductsRequest,
  { db, restaurant, localize }: Call,
) {
  const restaurantId = restaurant.id
  if (categoryId !== null) return productsOfCategory(db, { restaurantId, categoryId }, localize)
  return productsWithIds(db, { restaurantId, ids: productIds ?? suggestedIds ?? [] }, localize)
}

async function neighbours({ menuId, categoryId }: ProductsRequest, { db, restaurant, localize }: Call) {
  const menu = categoryId === null ? null : await menuOf(db, restaurant.id, menuId)
  const categories = menu ? await categoriesOf(db, menu, localize) : []
  const place = categories.findIndex((category) => category.id === categoryId)
  return {
    categoryName: categories[place]?.name ?? null,
    nextCategory: place < 0 ? null : (categories[place + 1] ?? null),
    previousCategory: categories[place - 1] ?? null,
  }
}
