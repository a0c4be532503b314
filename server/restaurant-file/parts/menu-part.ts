import * as z from 'zod/mini'

import type { Reading, RestaurantRows, RowOf, Writing } from '#server/restaurant-file/form.ts'
import {
  compact,
  fileText,
  keyOfName,
  keysHere,
  namedAll,
  someOf,
  textsOf,
  textsOrNull,
  unless,
} from '#server/restaurant-file/form.ts'
import { described, known, reference, text, word } from '#server/restaurant-file/values.ts'
import { allergenOrder } from '#src/domain/product/allergens.ts'

import { extraSet, extraSetOf, extraSetRow } from './extras-part.ts'
import { product, productOf, productRow } from './product-part.ts'

const menu = z.strictObject({
  ...known,
  name: described(word, 'For the file alone: diners see the menu that their slot names.'),
  note: z.optional(described(text, 'What stands below all dishes.')),
  recommended: z.optional(z.array(reference)),
})
const category = z.strictObject({ ...known, name: text, description: z.optional(text) })
const trait = z.strictObject({
  ...known,
  name: text,
  icon: z.optional(described(word, 'vegetarian, vegan, gluten-free or spicy.')),
})
const ingredient = z.strictObject({
  ...known,
  name: text,
  allergens: z.optional(z.array(z.enum(allergenOrder))),
  isAvailable: z.optional(described(z.boolean(), 'False: it is out everywhere.')),
  outAt: z.optional(described(z.array(reference), 'Venues where it is out.')),
})
const productType = z.strictObject({ ...known, name: word })

/** What is sold. A list that is there is complete; one that is left out is made of what the products name. */
export const menuFile = z.strictObject({
  menus: z.optional(described(z.array(menu), 'One menu with everything when left out.')),
  categories: z.optional(described(z.array(category), 'In the order of the page.')),
  types: z.optional(described(z.array(productType), 'Kinds of products that points and rewards are for.')),
  traits: z.optional(described(z.array(trait), 'Such as vegetarian.')),
  ingredients: z.optional(z.array(ingredient)),
  extras: z.optional(described(z.array(extraSet), 'Sets of extras that products share.')),
  products: described(z.array(product), 'In the order of the page.'),
})
export type MenuFile = z.output<typeof menuFile>
/** The menu with all its lists. */
export type WholeMenu = { readonly [K in keyof Required<MenuFile>]: NonNullable<MenuFile[K]> }

type MenuTables = 'menus' | 'categories' | 'traits' | 'ingredients' | 'extraSets' | 'products'

export function menuRows(file: WholeMenu, reading: Reading): Pick<RestaurantRows, MenuTables> {
  const texts = <T extends { readonly name: z.output<typeof text> }>({ name }: T) => textsOf(name, reading)
  return {
    menus: file.menus.map((each, index) => ({
      id: reading.numberOf('Menu', `menu.menus[${index}]`),
      notes: textsOrNull(each.note, reading),
      recommendedIds: namedAll(reading, 'Product', {
        references: each.recommended,
        path: `menu.menus[${index}].recommended`,
      }),
    })),
    categories: file.categories.map((each, index) => ({
      id: reading.numberOf('Category', `menu.categories[${index}]`),
      names: texts(each),
      position: index + 1,
      descriptions: textsOrNull(each.description, reading),
    })),
    traits: file.traits.map((each, index) => ({
      id: reading.numberOf('Trait', `menu.traits[${index}]`),
      names: texts(each),
      icon: each.icon ?? null,
    })),
    ingredients: file.ingredients.map((each, index) => ({
      id: reading.numberOf('Ingredient', `menu.ingredients[${index}]`),
      names: texts(each),
      allergens: each.allergens ?? [],
      isAvailable: each.isAvailable ?? true,
      excludedVenueIds: namedAll(reading, 'Venue', {
        references: each.outAt,
        path: `menu.ingredients[${index}].outAt`,
      }),
    })),
    extraSets: file.extras.map((each, index) => extraSetRow(each, reading, `menu.extras[${index}]`)),
    products: productRows(file, reading),
  }
}

function productRows({ products, menus }: WholeMenu, reading: Reading): RowOf<'products'>[] {
  const allMenus = menus.map((_, index) => reading.numberOf('Menu', `menu.menus[${index}]`))
  return products.map((each, index) => productRow(each, { reading, index, allMenus }))
}

export function menuOf(rows: RestaurantRows, writing: Writing): z.input<typeof menuFile> {
  const keyed = (
    entity: 'Category' | 'Trait' | 'Ingredient',
    row: Pick<RowOf<'categories'>, 'names'> & { id: number },
  ) => ({
    key: unless(writing.keyOf(entity, row.id), keyOfName(row.names, writing.main)),
    id: row.id,
    name: fileText(row.names, writing),
  })
  const allMenus = rows.menus.map(({ id }) => id)
  return compact<z.input<typeof menuFile>>({
    menus: rows.menus.map((row) =>
      compact<z.input<typeof menu>>({
        key: undefined,
        id: row.id,
        name: writing.keyOf('Menu', row.id),
        note: fileText(row.notes, writing),
        recommended: keysHere(writing, 'Product', row.recommendedIds),
      }),
    ),
    categories: rows.categories.map((row) =>
      compact<z.input<typeof category>>({
        ...keyed('Category', row),
        description: fileText(row.descriptions, writing),
      }),
    ),
    types: typesOf(rows, writing),
    traits: someOf(rows.traits)?.map((row) =>
      compact<z.input<typeof trait>>({ ...keyed('Trait', row), icon: row.icon }),
    ),
    ingredients: someOf(rows.ingredients)?.map((row) =>
      compact<z.input<typeof ingredient>>({
        ...keyed('Ingredient', row),
        allergens: someOf(row.allergens) as z.input<typeof ingredient>['allergens'],
        isAvailable: unless(row.isAvailable, true),
        outAt: keysHere(writing, 'Venue', row.excludedVenueIds),
      }),
    ),
    extras: someOf(rows.extraSets)?.map((row) => extraSetOf(row, writing)),
    products: rows.products.map((row) => productOf(row, { writing, allMenus, stock: rows.stock })),
  })
}

/** The types that products have; they have a number alone. */
function typesOf({ products }: RestaurantRows, writing: Writing): z.input<typeof productType>[] {
  const ids = [...new Set(products.map(({ typeId }) => typeId))].toSorted((a, b) => a - b)
  return ids.map((id) => ({ id, name: writing.keyOf('ProductType', id) }))
}
