import type { Routes } from '#server/platform/answer.ts'
import { refused } from '#server/platform/refusal.ts'
import { unnamedProduct } from '#server/platform/texts/not-found.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { accept } from '#src/domain/verdict.ts'

import { categoriesReply, productsReply } from './menu-replies.ts'
import { productsWithIds } from './product-queries.ts'

export function menuRoutes({ answer }: Routes) {
  answer(getCategories, categoriesReply, { keptFor: ({ menuId }) => ({ menuId }) })

  answer(getProducts, async (request, call) => accept(await productsReply(request, call)), {
    // The names of the category and its neighbours travel when they are asked for (contract 3.3).
    finish: (entry, { asked }) => (asked[entry[0]] === false ? null : entry),
    // Suggestions belong to one cart.
    keptFor: ({ venueId: _anyVenue, ...request }) => (request.suggestedIds || request.excludedIds ? null : request),
  })

  answer(
    getProduct,
    async ({ productId, categoryId }, { db, restaurant, localize, nowMs }) => {
      const wanted = { restaurantId: restaurant.id, ids: [productId], categoryId }
      const [product] = await productsWithIds(db, wanted, { localize, nowMs })
      if (!product || product.menuIds.length === 0)
        return refused('PRODUCT_NOT_AVAILABLE', { product: localize(unnamedProduct) })
      return accept({ product })
    },
    { keptFor: ({ productId, categoryId }) => ({ productId, categoryId }) },
  )
}
