import { keyOfItem, keyOfName, slug } from '#server/restaurant-file/form.ts'
import { usualCategory } from '#server/restaurant-file/parts/product-part.ts'
import type { FileText } from '#server/restaurant-file/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { WrittenMenu } from './source-menu.ts'

type Product = WrittenMenu['products'][number]
type Named = { readonly key?: string | undefined; readonly name: FileText }
type Wish = { readonly main: Language; readonly removes: boolean }
type Placed = {
  readonly menu: WrittenMenu
  /** Dishes of the menu that the table does not hold. */
  readonly gone: readonly Product[]
}

/**
 * A menu with the dishes of a table, which says only what its cells say: everything else of a dish stays, its other
 * languages too, and so does what stands in no row unless it is to be removed.
 */
export function tableInMenu(menu: WrittenMenu, table: WrittenMenu, { main, removes }: Wish): Placed {
  const known = byName(menu.products, main)
  const found = new Map<Product, Product>()
  const added: Product[] = []
  for (const row of table.products) {
    const old = known.get(keyOfItem(row, main)) ?? known.get(keyOfName(row.name, main))
    if (old && !found.has(old)) found.set(old, row)
    else added.push(row)
  }
  const lists = listsOf(menu, table, main)
  const gone = menu.products.filter((product) => !found.has(product))
  const stays = removes ? menu.products.filter((product) => found.has(product)) : menu.products
  const products = [
    ...stays.map((old) => {
      const row = found.get(old)
      return row ? merged(old, lists.named(row), main) : old
    }),
    ...added.map(lists.named),
  ]
  const whole = { ...menu, ...lists.lists, products }
  return { menu: removes && gone.length > 0 ? withoutGone(whole, gone, main) : whole, gone }
}

/** Things by their keys and by their names in every language; a key comes before a name. */
function byName<T extends Named>(list: readonly T[], main: Language): ReadonlyMap<string, T> {
  const names = list.flatMap((item) => textsOf(item.name).map((name) => [slug(name), item] as const))
  return new Map([...names.toReversed(), ...list.map((item) => [keyOfItem(item, main), item] as const)])
}

/** Categories, marks and ingredients with those that only the table names, and its dishes as they name them. */
function listsOf(menu: WrittenMenu, table: WrittenMenu, main: Language) {
  const categories = named(menu.categories, main)
  const traits = named(menu.traits, main)
  const ingredients = named(menu.ingredients, main)
  const withReferences = (product: Product): Product => ({
    ...product,
    ...(product.category !== undefined && { category: categories.keyOf(product.category) }),
    ...(product.traits && { traits: product.traits.map(traits.keyOf) }),
    ...(product.ingredients && { ingredients: product.ingredients.map(ingredients.keyOf) }),
  })
  const rows = table.products
  return {
    named: withReferences,
    lists: {
      categories: categories.listWith(rows.map(({ category }) => category ?? usualCategory)),
      traits: traits.listWith(rows.flatMap((row) => row.traits ?? [])),
      ingredients: ingredients.listWith(rows.flatMap((row) => row.ingredients ?? [])),
    },
  }
}

function named<T extends Named>(list: readonly T[] = [], main: Language) {
  const known = byName(list, main)
  return {
    keyOf(text: string) {
      const item = known.get(slug(text))
      return item ? keyOfItem(item, main) : text
    },
    listWith(texts: readonly string[]) {
      const others = texts.filter((text) => !known.has(slug(text))).map((text) => [slug(text), { name: text }] as const)
      return [...list, ...new Map(others).values()]
    },
  }
}

/** A dish with what its row says; its key and its number stay. */
function merged(old: Product, { key: _key, name, description, sizes, ...row }: Product, main: Language): Product {
  const written = {
    ...old,
    ...row,
    name: inMain(old.name, name, main),
    ...(description !== undefined && { description: inMain(old.description, description, main) }),
  }
  return withPrices(written, sizes, main)
}

/** A text that one language says otherwise; the others stay. */
function inMain(old: FileText | undefined, text: FileText, main: Language): FileText {
  return typeof old === 'object' && typeof text === 'string' ? { ...old, [main]: text } : text
}

/**
 * The prices of sizes, and the rows of a table of prices that are a size alone. A price without a size is that of the
 * first one, as the desk lists it.
 */
function withPrices(product: Product, given: Product['sizes'], main: Language): Product {
  const [first, ...others] = product.sizes ?? []
  if (!given && !first) return product
  const sizes = given ? sizesWith(product.sizes, given, main) : first && [{ ...first, price: product.price }, ...others]
  const prices = product.prices?.map((row) => {
    const size = row.variant === undefined && sizes?.find((each) => keyOfItem(each, main) === slug(row.size ?? ''))
    return size ? { ...row, price: size.price } : row
  })
  return { ...product, ...(sizes && { sizes }), ...(prices && { prices }) }
}

/** The sizes that a table says, and after them those that it does not. */
function sizesWith(old: Product['sizes'] = [], given: NonNullable<Product['sizes']>, main: Language) {
  const known = byName(old, main)
  const prices = new Map(given.map((size) => [known.get(keyOfName(size.name, main)), size.price]))
  const added = given.filter((size) => !known.has(keyOfName(size.name, main)))
  return [...old.map((size) => ({ ...size, price: prices.get(size) ?? size.price })), ...added]
}

/** A menu that names nothing of what is gone: no dish, no category and no size that only such dishes had. */
function withoutGone(menu: WrittenMenu, gone: readonly Product[], main: Language): WrittenMenu {
  const keys = new Set(gone.map((product) => keyOfItem(product, main)))
  const stays = (reference: string) => !keys.has(slug(reference))
  const emptied = new Set(gone.flatMap(categoriesOf))
  for (const category of menu.products.flatMap(categoriesOf)) emptied.delete(category)
  return {
    ...menu,
    menus: menu.menus?.map((each) => withSome(each, 'recommended', stays)),
    categories: menu.categories?.filter((category) => !emptied.has(keyOfItem(category, main))),
    extras: menu.extras && extrasFor(menu.extras, menu.products, main),
    products: menu.products.map((product) => withSome(product, 'suggestions', stays)),
  }
}

/** Sets of extras without what they say of sizes that no dish has any more. */
function extrasFor(sets: NonNullable<WrittenMenu['extras']>, products: readonly Product[], main: Language) {
  const sizes = new Set(products.flatMap((product) => (product.sizes ?? []).map((size) => keyOfItem(size, main))))
  return sets.map(({ rules, extras, ...set }) => ({
    ...set,
    ...(rules && { rules: rules.filter(({ size }) => size === undefined || sizes.has(slug(size))) }),
    extras: extras.map(({ sizePrices, ...extra }) => ({
      ...extra,
      ...(sizePrices && {
        sizePrices: Object.fromEntries(Object.entries(sizePrices).filter(([size]) => sizes.has(slug(size)))),
      }),
    })),
  }))
}

function categoriesOf({ category, otherCategories = [], combo }: Product): string[] {
  const courses = combo?.courses ?? []
  return [category ?? usualCategory, ...otherCategories, ...courses.flatMap((course) => course.category ?? [])].map(
    slug,
  )
}

/** A thing whose list has only some of its references, or none. */
function withSome<F extends string, T extends { readonly [K in F]?: string[] | undefined }>(
  thing: T,
  field: F,
  stays: (reference: string) => boolean,
): T {
  const { [field]: all, ...others } = thing
  const some = (all as string[] | undefined)?.filter(stays) ?? []
  return (some.length > 0 ? { ...others, [field]: some } : others) as T
}

const textsOf = (text: FileText) => (typeof text === 'string' ? [text] : Object.values(text))
