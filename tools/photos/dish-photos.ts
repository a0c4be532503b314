import { antipasti } from './dishes/antipasti-photos.ts'
import { dolci } from './dishes/dessert-photos.ts'
import { bevande } from './dishes/drink-photos.ts'
import { pizze } from './dishes/pizza-photos.ts'
import { primi } from './dishes/primi-photos.ts'
import { burgers, secondi } from './dishes/secondi-photos.ts'
import { menus } from './dishes/set-menu-photos.ts'
import { contorni, insalate } from './dishes/side-dish-photos.ts'
import type { Dish } from './drawing/set-table.ts'

type Table = Readonly<Record<string, Dish>>

/** In the order that `dish-<n>` counts through: n modulo 9 is the place in this list. */
const categories: readonly (readonly [generic: string, dishes: Table])[] = [
  ['generic-pizza', pizze],
  ['generic-antipasto', antipasti],
  ['generic-primo', primi],
  ['generic-secondo', secondi],
  ['generic-burger', burgers],
  ['generic-insalata', insalate],
  ['generic-contorno', contorni],
  ['generic-dolce', dolci],
  ['generic-bevanda', bevande],
]

const named = new Map<string, Dish>([
  ...categories.flatMap(([, dishes]) => Object.entries(dishes)),
  ...Object.entries(menus),
])

/** A dish without a photo of its own gets the first of its category, arranged anew. */
const generic = new Map(categories.map(([code, dishes]) => [code, Object.values(dishes)[0]]))

export const dishCodes: readonly string[] = [...named.keys(), ...generic.keys()]

/** How one numbered product of the big restaurant is drawn: the category by the rest, the dish by the quotient. */
function numbered(number: number): Dish | null {
  const dishes = Object.values(categories[number % categories.length]?.[1] ?? {})
  return dishes[Math.floor(number / categories.length) % dishes.length] ?? null
}

/** The drawing behind a code, or null when there is none. */
export function dishOf(code: string): Dish | null {
  const number = /^dish-([1-9]\d{0,8})$/.exec(code)?.[1]
  if (number) return numbered(Number(number))
  return named.get(code) ?? generic.get(code) ?? null
}
