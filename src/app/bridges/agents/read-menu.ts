import { categoriesQuery, categoryProductsQuery } from '#src/api/menu-calls.ts'
import { productQuery } from '#src/api/product-calls.ts'
import { shownMenu } from '#src/app/bridges/shown-menu.ts'
import type { ShownMenu } from '#src/app/bridges/shown-menu.ts'
import type { Category, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { fetchAtOnce } from '#src/query/fetch-at-once.ts'

import { allNamed, namesOf } from './command.ts'
import type { Answer } from './command.ts'

/** The menu that the diner sees; refused while there is none. */
export function menuNow(instance: Instance): Answer<ShownMenu> {
  const menu = shownMenu(instance)
  if (menu) return accept(menu)
  return instance.stores.place.state.venueId === null
    ? refuse('No venue is chosen yet. The diner chooses one in the widget.')
    : refuse('This venue shows its menu once the time of the order is chosen. The diner chooses it in the widget.')
}

export type WholeMenu = ShownMenu & {
  readonly categories: readonly Category[]
  /** Each dish once, in the order of the menu, with the first category that lists it. */
  readonly dishes: readonly { readonly product: Product; readonly category: Category }[]
}

/** All lists of the menu, by the calls that its screen makes too, one after the other. */
export async function wholeMenu(instance: Instance): Promise<Answer<WholeMenu>> {
  const menu = menuNow(instance)
  if (!menu.ok) return menu
  const { api, queryClient } = instance
  const { place } = menu.value
  const { categories } = await queryClient.fetchQuery(categoriesQuery(api, place))
  const dishes = new Map<Id<'Product'>, WholeMenu['dishes'][number]>()
  for (const category of categories) {
    const { products } = await fetchAtOnce(queryClient, categoryProductsQuery(api, place, category.id))
    for (const product of products) if (!dishes.has(product.id)) dishes.set(product.id, { product, category })
  }
  return accept({ ...menu.value, categories, dishes: [...dishes.values()] })
}

export type WholeDish = ShownMenu & { readonly product: Product; readonly category: Category }

/** A dish of the menu with all that can be chosen with it. */
export async function wholeDish(instance: Instance, wanted: string): Promise<Answer<WholeDish>> {
  const menu = await wholeMenu(instance)
  if (!menu.ok) return menu
  const { venue, dishes } = menu.value
  const found = allNamed(
    dishes.map(({ product }) => product),
    wanted,
  )
  const listed = dishes.find(({ product }) => product === found[0])
  if (!listed) return refuse(`${venue.name} has no dish "${wanted}" on its menu. find_dishes searches it.`)
  if (found.length > 1)
    return refuse(`Several dishes are called so. Take an id: ${found.map(({ id }) => id).join(', ')}.`)
  const { api, queryClient } = instance
  const question = { productId: listed.product.id, categoryId: listed.category.id, venueId: venue.id }
  const { product } = await queryClient.fetchQuery(productQuery(api, question))
  return accept({ ...menu.value, category: listed.category, product })
}

/** The category that is meant; refused with the names of all. */
export function categoryOf({ categories }: WholeMenu, wanted: string): Answer<Category> {
  const [category] = allNamed(categories, wanted)
  return category ? accept(category) : refuse(`There is no category "${wanted}", but: ${namesOf(categories)}.`)
}
