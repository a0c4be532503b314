import { languages } from '#src/options/languages.ts'

import { sayIn } from './sample-words.ts'
import { samples } from './samples.ts'

type Dish = { readonly name: unknown; readonly price?: unknown }

const known = new Set(
  Object.values(samples).flatMap((sample) =>
    languages.flatMap((language) =>
      sample({ say: sayIn(language), name: '', phone: '+00', currency: 'EUR' }).menu.products.map(textOf),
    ),
  ),
)

/** How many of some dishes are those that a new restaurant begins with, with their prices. */
export function countSampleDishes(dishes: readonly Dish[]): number {
  return dishes.filter((dish) => known.has(textOf(dish))).length
}

/** Name and price of a dish; of several languages the first. */
function textOf({ name, price }: Dish): string {
  const first = typeof name === 'object' && name !== null ? Object.values(name)[0] : name
  return JSON.stringify([first, Number(price)])
}
