import { categoryRowsOf } from '#server/menu/edit-categories.ts'
import { ingredientRowsOf } from '#server/menu/edit-ingredients.ts'
import type { ProductOfRestaurant, ProductRow } from '#server/menu/edit-products.ts'
import { addProduct, changeProduct, productRow, traitRowsOf } from '#server/menu/edit-products.ts'
import { menuRowsOf } from '#server/menu/menu-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import type { Made, Typed } from './desk-form.ts'
import { readForm } from './desk-form.ts'
import { allergenName } from './edited-extras.ts'
import { byLanguage, textFields, typedTexts } from './language-fields.ts'
import { deskText, languagesOf } from './restaurant-languages.ts'
import { tick, tickedOf, tickFields } from './tick-fields.ts'
import { typedVatClass, vatField } from './vat-field.ts'

type Values = ReadonlyMap<string, FieldValue>
type Choice<E extends string> = { readonly id: Id<E>; readonly label: string }
/** What a product can be part of and made of. */
type Choices = {
  readonly languages: readonly Language[]
  readonly categories: readonly Choice<'Category'>[]
  readonly menus: readonly Choice<'Menu'>[]
  readonly traits: readonly Choice<'Trait'>[]
  readonly ingredients: readonly Choice<'Ingredient'>[]
}

/** The form of a new product. */
export async function newProductForm(db: Database, restaurantId: Id<'Restaurant'>) {
  return { fields: newForm(await choicesOf(db, restaurantId)) }
}

/** The form of where a product stands and what it is made of; null = there is none. */
export async function formOfFacts(db: Database, at: ProductOfRestaurant): Promise<DeskField[] | null> {
  const row = await productRow(db, at)
  return row ? factFields(row, await choicesOf(db, at.restaurantId)) : null
}

/** Makes a product, which diners see at once, at the end of its category. */
export async function createProduct(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  typed: Typed,
): Promise<Made<'Product'>> {
  const choices = await choicesOf(tx, restaurantId)
  const read = readForm(newForm(choices), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const id = await addProduct(tx, {
    ...typedFacts(null, read.value, choices),
    restaurantId,
    names: typedTexts(read.value, 'names') ?? {},
    descriptions: typedTexts(read.value, 'descriptions'),
    price: read.value.get('price') as Cents,
    eatInPrice: (read.value.get('eatInPrice') ?? null) as Cents | null,
  })
  return accept({ id })
}

/** Changes where a product stands and what it is made of. */
export async function saveFacts(tx: Database, at: ProductOfRestaurant, typed: Typed): Promise<DeskAnswer> {
  const row = await productRow(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  const choices = await choicesOf(tx, at.restaurantId)
  const read = readForm(factFields(row, choices), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  await changeProduct(tx, at, typedFacts(row, read.value, choices))
  return accept({})
}

async function choicesOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<Choices> {
  const languages = await languagesOf(db, restaurantId)
  const labelled = <T extends { readonly names: Texts }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, label: deskText(row.names, languages) }))
  const groups = await categoryRowsOf(db, restaurantId)
  const lists = await menuRowsOf(db, restaurantId)
  const traitRows = await traitRowsOf(db, restaurantId)
  const ingredientRows = await ingredientRowsOf(db, restaurantId)
  return {
    languages,
    categories: labelled(groups),
    menus: lists.map(({ id }) => ({ id, label: `Menu ${id}` })),
    traits: labelled(traitRows),
    ingredients: labelled(ingredientRows)
      .map(({ id, label, allergens }) => ({ id, label: [label, ...allergens.map(allergenName)].join(' · ') }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  }
}

function newForm(choices: Choices): DeskField[] {
  const { languages } = choices
  const texts = [
    ...textFields({ at: 'names', label: 'Name' }, {}, languages),
    ...textFields({ at: 'descriptions', label: 'Description', isLong: true }, {}, languages),
  ]
  const [group, hint] = ['Prices', 'Empty: the same price.']
  return [
    ...byLanguage(texts, languages),
    { name: 'price', label: 'Price', kind: 'money', value: '', group },
    { name: 'eatInPrice', label: 'Eaten here', kind: 'money-or-none', value: '', group, hint },
    ...factFields(null, choices),
  ]
}

/** Where it stands and what it is made of: allergens follow from the ingredients. Null = a new product. */
function factFields(row: ProductRow | null, choices: Choices): DeskField[] {
  const { categories: groups, menus: lists } = choices
  const options = groups.map(({ id, label }) => [String(id), label] as const)
  const first = String(row?.categoryIds[0] ?? groups[0]?.id ?? '')
  const place = 'In the menu'
  return [
    { name: 'categoryId', label: 'Category', kind: 'choice', value: first, options, group: place },
    ...flags(row).map((field) => ({ ...field, group: place })),
    vatField(row),
    ...(lists.length < 2 ? [] : tickFields({ name: 'menuIds', group: 'Menus' }, lists, row?.menuIds ?? ids(lists))),
    ...tickFields({ name: 'traitIds', group: 'Marks' }, choices.traits, row?.traitIds ?? []),
    ...tickFields(
      { name: 'ingredientIds', group: 'Ingredients, which say the allergens' },
      choices.ingredients,
      row?.ingredientIds ?? [],
    ),
  ]
}

function flags(row: ProductRow | null): DeskField[] {
  return [
    { name: 'isDeliverable', label: 'Can be delivered', kind: 'flag', value: tick(row?.isDeliverable ?? true) },
    {
      name: 'isDiscountable',
      label: 'Codes and rewards count',
      kind: 'flag',
      value: tick(row?.isDiscountable ?? true),
    },
    { name: 'isAlcoholic', label: 'Has alcohol', kind: 'flag', value: tick(row?.isAlcoholic ?? false) },
  ]
}

function typedFacts(row: ProductRow | null, values: Values, choices: Choices) {
  const categoryId = Number(values.get('categoryId')) as Id<'Category'>
  const others = (row?.categoryIds ?? []).slice(1).filter((id) => id !== categoryId)
  const menuIds = ids(choices.menus)
  return {
    categoryIds: [categoryId, ...others],
    menuIds: menuIds.length < 2 ? (row?.menuIds ?? menuIds) : tickedOf(values, 'menuIds', menuIds),
    traitIds: inOldOrder(row?.traitIds, tickedOf(values, 'traitIds', ids(choices.traits))),
    ingredientIds: inOldOrder(row?.ingredientIds, tickedOf(values, 'ingredientIds', ids(choices.ingredients))),
    isDeliverable: values.get('isDeliverable') === true,
    isDiscountable: values.get('isDiscountable') === true,
    isAlcoholic: values.get('isAlcoholic') === true,
    vatClass: typedVatClass(values.get('vatClass')),
  }
}

/** Diners read the ingredients in the order of the product: new ones stand at its end. */
function inOldOrder<T>(before: readonly T[] = [], ticked: readonly T[]): T[] {
  return [...before.filter((id) => ticked.includes(id)), ...ticked.filter((id) => !before.includes(id))]
}

function ids<E extends string>(choices: readonly Choice<E>[]): Id<E>[] {
  return choices.map(({ id }) => id)
}
