import type { RestaurantSeed } from '#demo/restaurants/restaurant-seed.ts'
import { id } from '#demo/restaurants/restaurant-seed.ts'

import { trattoriaMenu } from './trattoria-menu.ts'

type MenuSeed = Pick<
  RestaurantSeed,
  'menus' | 'categories' | 'traits' | 'ingredients' | 'extraSets' | 'products' | 'stock'
>

/** Some categories of the trattoria as the menu of another restaurant: same products and ids, without stock. */
export function partOfMenu(courses: readonly number[], recommendedIds: readonly number[]): MenuSeed {
  const isServed = (categoryId: number | undefined) => categoryId !== undefined && courses.includes(categoryId)
  const served = trattoriaMenu.products.filter(
    ({ categoryIds, menuIds }) => isServed(categoryIds?.[0]) && menuIds?.includes(id(1)),
  )
  const servedIds = new Set(served.map((product) => product.id))
  return {
    ...trattoriaMenu,
    menus: [
      { ...trattoriaMenu.menus[0], id: id(1), recommendedIds: recommendedIds.map((each) => id<'Product'>(each)) },
    ],
    categories: trattoriaMenu.categories.filter((category) => isServed(category.id)),
    products: served.map((product) => ({
      ...product,
      menuIds: [id(1)],
      categoryIds: product.categoryIds?.filter(isServed),
      suggestedIds: product.suggestedIds?.filter((each) => servedIds.has(each)),
    })),
    stock: [],
  }
}
