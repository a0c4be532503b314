import { keyOfItem } from '#server/restaurant-file/form.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import type { Language } from '#src/options/languages.ts'

import type { Json } from './json.ts'
import { isJson } from './json.ts'

type Menu = WrittenFile['menu']

/** The order of a menu: the keys of its categories, and those of the dishes of each, without those that only stand there too. */
export function orderOf({ categories = [], products }: Menu, main: Language) {
  const keys = categories.map((each) => keyOfItem(each, main))
  const dishesIn = (key: string) => products.filter(({ category }) => category === key)
  return {
    categoryOrder: keys,
    dishOrder: Object.fromEntries(keys.map((key) => [key, dishesIn(key).map((dish) => keyOfItem(dish, main))])),
  }
}

/**
 * A menu in the order that it asks for beside its lists; without one it is the menu itself. The dishes of a category change
 * places among themselves, those of others stay where they are. What the order does not name comes last: nothing is lost.
 */
export function inOrder({ categoryOrder, dishOrder, ...lists }: Json, main: Language): Menu {
  // What it is made of is judged by the reader of files.
  const menu = lists as Menu
  const keyOf = (thing: Parameters<typeof keyOfItem>[0]) => keyOfItem(thing, main)
  const categories = Array.isArray(categoryOrder) ? menu.categories?.toSorted(by(categoryOrder, keyOf)) : undefined
  const withCategories = { ...menu, ...(categories && { categories }) }
  if (!isJson(dishOrder)) return withCategories
  const sorted = new Map(
    Object.entries(dishOrder).map(([category, order]) => {
      const own = menu.products.filter((dish) => dish.category === category)
      return [category, Array.isArray(order) ? own.toSorted(by(order, keyOf)) : own]
    }),
  )
  const products = menu.products.map((dish) => sorted.get(dish.category ?? '')?.shift() ?? dish)
  return { ...withCategories, products }
}

/** Compares things by the places of their keys. */
function by<T>(order: readonly unknown[], keyOf: (thing: T) => string): (a: T, b: T) => number {
  const places = new Map(order.map((key, place) => [key, place]))
  const placeOf = (thing: T) => places.get(keyOf(thing)) ?? order.length
  return (a, b) => placeOf(a) - placeOf(b)
}
