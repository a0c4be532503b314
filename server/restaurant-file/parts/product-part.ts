import * as z from 'zod/mini'

import { eachNutrient } from '#server/menu/each-nutrient.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import {
  compact,
  fileText,
  keyOfName,
  keysHere,
  namedAll,
  someOf,
  textsOf,
  textsOrNull,
  units,
  unitsOrNull,
  unless,
} from '#server/restaurant-file/form.ts'
import {
  count,
  described,
  known,
  money,
  no,
  photo,
  reference,
  text,
  word,
  yes,
} from '#server/restaurant-file/values.ts'
import type { Nutrition } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { vatClasses } from '#src/domain/taxes/vat-class.ts'

import { choices, choiceColumns, choicesOf } from './choices-part.ts'
import { combo, comboColumns, comboOf } from './combo-part.ts'

const amount = z.optional(z.number().check(z.nonnegative(), z.maximum(100_000)))
const nutrition = z.strictObject(eachNutrient(amount))

/** The category of a product that names none, and its type. */
export const usualCategory = 'Menu'
export const usualType = 'Other'

export const product = z.strictObject({
  ...known,
  name: text,
  price: described(money, 'Of one, in units of the currency: 6.5.'),
  category: z.optional(described(reference, `Where it stands; “${usualCategory}” when left out.`)),
  otherCategories: z.optional(described(z.array(reference), 'Where it stands too.')),
  description: z.optional(text),
  photos: z.optional(described(z.array(photo), 'The first one stands in the list.')),
  listPhoto: z.optional(described(photo, 'The one in the list, where it is not the first.')),
  eatInPrice: z.optional(described(money, 'At a table of the venue, where it differs.')),
  menus: z.optional(described(z.array(reference), 'In which it stands; in all when left out.')),
  type: z.optional(described(reference, 'Kind of product that points and rewards can be for.')),
  traits: z.optional(z.array(reference)),
  ingredients: z.optional(z.array(reference)),
  ...choices,
  combo: z.optional(described(combo, 'Several products at one price.')),
  suggestions: z.optional(described(z.array(reference), 'Products that go well with it.')),
  isDiscountable: described(yes, 'False: no code and no reward lowers its price.'),
  isDeliverable: described(yes, 'False: only where it is collected or eaten.'),
  isAlcoholic: no,
  vatClass: z.optional(
    described(z.enum(vatClasses), 'What it is for VAT; alcohol where it is alcoholic, else dish, when left out.'),
  ),
  isWithdrawn: z.optional(described(z.boolean(), 'Not sold any more.')),
  nutrition: z.optional(described(nutrition, 'Of one portion.')),
  stock: z.optional(
    described(z.record(word, count), 'Units left by venue, at first: what is left later is not changed by a file.'),
  ),
})
export type ProductFile = z.output<typeof product>

type Place = { readonly reading: Reading; readonly index: number; readonly allMenus: readonly Id<'Menu'>[] }

export function productRow(file: ProductFile, { reading, index, allMenus }: Place): RowOf<'products'> {
  const path = `menu.products[${index}]`
  const named = <E extends 'Category' | 'Menu' | 'Trait' | 'Ingredient' | 'Product'>(
    entity: E,
    field: string,
    references: readonly string[] | undefined,
  ) => namedAll(reading, entity, { references, path: `${path}.${field}` })
  const photos = (file.photos ?? []).map(reading.codeOfPhoto)
  return {
    id: reading.numberOf('Product', path),
    position: index + 1,
    names: textsOf(file.name, reading),
    descriptions: textsOrNull(file.description, reading),
    photoCode: file.listPhoto === undefined ? (photos[0] ?? null) : reading.codeOfPhoto(file.listPhoto),
    photos,
    price: file.price,
    eatInPrice: file.eatInPrice ?? null,
    categoryIds: [
      reading.named('Category', file.category ?? usualCategory, `${path}.category`),
      ...named('Category', 'otherCategories', file.otherCategories),
    ],
    menuIds: file.menus ? named('Menu', 'menus', file.menus) : [...allMenus],
    typeId: reading.named('ProductType', file.type ?? usualType, `${path}.type`),
    traitIds: named('Trait', 'traits', file.traits),
    ingredientIds: named('Ingredient', 'ingredients', file.ingredients),
    ...choiceColumns(file, { reading, path }),
    ...comboColumns(file.combo, { reading, path: `${path}.combo` }),
    suggestedIds: named('Product', 'suggestions', file.suggestions),
    ...saleColumns(file),
  }
}

function saleColumns(file: ProductFile) {
  return {
    isDiscountable: file.isDiscountable,
    isDeliverable: file.isDeliverable,
    isAlcoholic: file.isAlcoholic,
    vatClass: file.vatClass ?? null,
    isWithdrawn: file.isWithdrawn ?? false,
    nutrition: file.nutrition ? ({ ...notSaid, ...file.nutrition } as Nutrition) : null,
  }
}

const notSaid = eachNutrient(null)

function listPhotoOf({ photoCode, photos }: RowOf<'products'>, writing: Writing): string | undefined {
  return photoCode === null || photoCode === photos[0] ? undefined : writing.photoOf(photoCode)
}

type Written = {
  readonly writing: Writing
  readonly allMenus: readonly Id<'Menu'>[]
  readonly stock: readonly RowOf<'stock'>[]
}

export function productOf(row: RowOf<'products'>, { writing, allMenus, stock }: Written): z.input<typeof product> {
  const keys = (entity: 'Category' | 'Menu' | 'Trait' | 'Ingredient', ids: readonly number[]) =>
    someOf(ids)?.map((id) => writing.keyOf(entity, id))
  const [category = 0, ...otherCategories] = row.categoryIds
  const left = stock.filter(({ productId, venueId }) => productId === row.id && writing.has('Venue', venueId))
  return compact<z.input<typeof product>>({
    key: unless(writing.keyOf('Product', row.id), keyOfName(row.names, writing.main)),
    id: row.id,
    name: fileText(row.names, writing),
    price: units(row.price),
    category: writing.keyOf('Category', category),
    otherCategories: keys('Category', otherCategories),
    description: fileText(row.descriptions, writing),
    photos: someOf(row.photos)?.map(writing.photoOf),
    listPhoto: listPhotoOf(row, writing),
    eatInPrice: unitsOrNull(row.eatInPrice),
    menus: unless(row.menuIds, [...allMenus])?.map((id) => writing.keyOf('Menu', id)),
    type: writing.keyOf('ProductType', row.typeId),
    traits: keys('Trait', row.traitIds),
    ingredients: keys('Ingredient', row.ingredientIds),
    ...choicesOf(row, writing),
    combo: comboOf(row, writing),
    suggestions: keysHere(writing, 'Product', row.suggestedIds),
    isDiscountable: unless(row.isDiscountable, true),
    isDeliverable: unless(row.isDeliverable, true),
    isAlcoholic: unless(row.isAlcoholic, false),
    vatClass: row.vatClass,
    isWithdrawn: unless(row.isWithdrawn, false),
    nutrition: row.nutrition ? compact<z.input<typeof nutrition>>({ ...notSaid, ...row.nutrition }) : undefined,
    stock:
      someOf(left) &&
      Object.fromEntries(left.map(({ venueId, quantity }) => [writing.keyOf('Venue', venueId), quantity])),
  })
}
