import type { PartHolder, PartOf } from '#desk/contract/set-up/file-parts.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import { keyOfItem } from '#server/restaurant-file/form.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import type { FileText } from '#server/restaurant-file/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { Json } from './json.ts'
import { isJson } from './json.ts'
import { inOrder } from './menu-order.ts'
import { inPriceTable, shownAt } from './size-prices.ts'

/** A part of the file of a restaurant. `id`: of the venue or dish that holds it; null = a dish that is not there yet. */
export type FilePlace = {
  readonly [H in PartHolder]: { readonly holder: H; readonly part: PartOf<H>; readonly id: number | null }
}[PartHolder]

export type Held = {
  readonly restaurant: WrittenFile
  readonly savings: WrittenFile
  readonly venue: WrittenFile['venues'][number]
  readonly menu: WrittenFile['menu']
  readonly dish: WrittenFile['menu']['products'][number]
}

/** Where the fields of a part stand in a file. */
type Holder<T> = {
  /** What holds them; null = there is no such thing. */
  get(file: WrittenFile, id: number | null): T | null
  /** The file with another one in its place. */
  put(file: WrittenFile, id: number | null, next: Json): WrittenFile
  /** What the paths of its fields begin with, once it is in the file. */
  prefix(file: WrittenFile, id: number | null): string
  /** The field of `value` that a path of the file is about, where the two are not the same; null = they are. */
  fieldAt?(of: FaultOf, path: string): string | null
}
/** `file`: with the value in it; `was`: before. */
type FaultOf = {
  readonly file: WrittenFile
  readonly was: WrittenFile
  readonly id: number | null
  readonly value: Json
}

const dishOf = ({ menu }: WrittenFile, id: number | null) => menu.products.findIndex((dish) => dish.id === id)

const wholeFile: Holder<WrittenFile> = {
  get: (file) => file,
  put: (_file, _id, next) => next as WrittenFile,
  prefix: () => '',
}

// What is put somewhere is judged by the reader of files.
export const holders: { readonly [H in PartHolder]: Holder<Held[H]> } = {
  restaurant: wholeFile,
  savings: wholeFile,
  venue: {
    get: (file, id) => file.venues.find((venue) => venue.id === id) ?? null,
    put: (file, id, next) => ({
      ...file,
      venues: file.venues.map((venue) =>
        venue.id === id ? ({ ...next, key: keyOfItem(venue, mainLanguage(file)) } as typeof venue) : venue,
      ),
    }),
    prefix: (file, id) => `venues[${file.venues.findIndex((venue) => venue.id === id)}].`,
  },
  menu: {
    get: ({ menu }) => menu,
    put: (file, _id, next) => ({ ...file, menu: inOrder(next, mainLanguage(file)) }),
    prefix: () => 'menu.',
    fieldAt: (_of, path) => fieldOfThing(path),
  },
  dish: {
    get: (file, id) =>
      id === null ? usualDish(file, mainLanguage(file)) : (file.menu.products[dishOf(file, id)] ?? null),
    put: putDish,
    prefix: (file, id) => `menu.products[${id === null ? file.menu.products.length - 1 : dishOf(file, id)}].`,
    fieldAt: fieldOfDish,
  },
}

/** What is wrong with a thing as a whole is that its name is there already. */
function fieldOfThing(path: string): string | null {
  const [, thing] = /^menu\.(\w+\[\d+\])$/.exec(path) ?? []
  return thing === undefined ? null : `${thing}.name`
}

/** What the form of a dish that is not there yet begins with: nothing but where it stands. */
function usualDish({ menu }: WrittenFile, main: Language): Held['dish'] {
  const [first] = menu.categories ?? []
  // Its name and price are what somebody has to type.
  return (first ? { category: keyOfItem(first, main) } : {}) as Held['dish']
}

/** A dish in its place, with the ingredients that it brings into the menu; a new one stands at the end. */
function putDish(file: WrittenFile, id: number | null, { newIngredients, ...next }: Json): WrittenFile {
  const main = mainLanguage(file)
  const { ingredients = [], products } = file.menu
  const brought = Array.isArray(newIngredients) ? newIngredients.filter(isJson) : []
  const own = Array.isArray(next.ingredients) ? (next.ingredients as readonly unknown[]) : []
  const names = brought.map(({ name }) => keyOf(name, main))
  const was = products.find((each) => each.id === id)
  const whole = { ...next, ...(names.length > 0 && { ingredients: [...own, ...names] }) }
  const dish = inPriceTable(whole, was, main) as Held['dish']
  const known = was
    ? { ...dish, key: keyOfItem(was, main) }
    : withFreeKey({ ...dish, type: typeLike(dish, products) }, products, main)
  return {
    ...file,
    menu: {
      ...file.menu,
      ...(brought.length > 0 && { ingredients: [...ingredients, ...(brought as typeof ingredients)] }),
      products: was ? products.map((each) => (each === was ? known : each)) : [...products, known],
    },
  }
}

/** What a dish brings into the menu stands at the end of a list there, and its sizes show some of its prices. */
function fieldOfDish({ file, was, id, value }: FaultOf, path: string): string | null {
  const own = holders.dish.prefix(file, id)
  const before = was.menu.products.find((each) => each.id === id)
  if (path.startsWith(own)) return shownAt(path.slice(own.length), value, before, mainLanguage(file))
  const [, index, rest = ''] = /^menu\.ingredients\[(\d+)\](.*)$/.exec(path) ?? []
  const place = Number(index) - (was.menu.ingredients?.length ?? 0)
  // What is wrong with it as a whole is that its name is there already.
  return place >= 0 ? `newIngredients[${place}]${rest || '.name'}` : null
}

type Dishes = Held['menu']['products']

/** Two dishes may have one name: the second one is known by another key. */
function withFreeKey(dish: Held['dish'], others: Dishes, main: Language): Held['dish'] {
  const taken = new Set(others.map((other) => keyOfItem(other, main)))
  const own = keyOf(dish.name, main)
  if (!taken.has(own)) return dish
  let count = 2
  while (taken.has(`${own}-${count}`)) count += 1
  return { ...dish, key: `${own}-${count}` }
}

/** Points and rewards are for kinds of products; a new dish is of the kind of its category. */
function typeLike({ category, type }: Held['dish'], others: Dishes): string | undefined {
  return type ?? others.find((other) => other.category === category)?.type
}

function keyOf(name: unknown, main: Language): string {
  const isText = typeof name === 'string' || isJson(name)
  return keyOfItem({ name: isText ? (name as FileText) : '' }, main)
}
