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
import { byLanguage, textFields, typedTexts } from './language-fields.ts'
import { allergenLabel } from './texts/labels.ts'
import { factTexts, menuTexts } from './texts/menu-texts.ts'
import type { Say } from './texts/say.ts'
import { tick, tickedOf, tickFields } from './tick-fields.ts'
import { typedVatClass, vatField } from './vat-field.ts'
import type { Wording } from './wording.ts'
import { wordingOf } from './wording.ts'

type Values = ReadonlyMap<string, FieldValue>
type Choice<E extends string> = { readonly id: Id<E>; readonly label: string }
/** What a product can be part of and made of. */
type Choices = {
  readonly wording: Wording
  readonly categories: readonly Choice<'Category'>[]
  readonly menus: readonly Choice<'Menu'>[]
  readonly traits: readonly Choice<'Trait'>[]
  readonly ingredients: readonly Choice<'Ingredient'>[]
}

/** The form of a new product. */
export async function newProductForm(db: Database, restaurantId: Id<'Restaurant'>, language: Language) {
  return { fields: newForm(await choicesOf(db, restaurantId, language)) }
}

/** The form of where a product stands and what it is made of; null = there is none. */
export async function formOfFacts(
  db: Database,
  at: ProductOfRestaurant,
  language: Language,
): Promise<DeskField[] | null> {
  const row = await productRow(db, at)
  return row ? factFields(row, await choicesOf(db, at.restaurantId, language)) : null
}

/** Makes a product, which diners see at once, at the end of its category. */
export async function createProduct(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  typed: Typed,
  language: Language,
): Promise<Made<'Product'>> {
  const choices = await choicesOf(tx, restaurantId, language)
  const read = readForm(newForm(choices), typed, choices.wording.say)
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
export async function saveFacts(
  tx: Database,
  at: ProductOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const row = await productRow(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  const choices = await choicesOf(tx, at.restaurantId, language)
  const read = readForm(factFields(row, choices), typed, choices.wording.say)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  await changeProduct(tx, at, typedFacts(row, read.value, choices))
  return accept({})
}

async function choicesOf(db: Database, restaurantId: Id<'Restaurant'>, language: Language): Promise<Choices> {
  const wording = await wordingOf(db, restaurantId, language)
  const labelled = <T extends { readonly names: Texts }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, label: wording.nameOf(row.names) }))
  const groups = await categoryRowsOf(db, restaurantId)
  const lists = await menuRowsOf(db, restaurantId)
  const traitRows = await traitRowsOf(db, restaurantId)
  const ingredientRows = await ingredientRowsOf(db, restaurantId)
  return {
    wording,
    categories: labelled(groups),
    menus: lists.map(({ id }) => ({ id, label: wording.say(factTexts.menuNumber, { id }) })),
    traits: labelled(traitRows),
    ingredients: labelled(ingredientRows)
      .map(({ id, label, allergens }) => ({
        id,
        label: [label, ...allergens.map((code) => allergenLabel(code, language))].join(' · '),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language)),
  }
}

function newForm(choices: Choices): DeskField[] {
  const { languages, say } = choices.wording
  const texts = [
    ...textFields({ at: 'names', label: say(menuTexts.name) }, {}, languages),
    ...textFields({ at: 'descriptions', label: say(menuTexts.description), isLong: true }, {}, languages),
  ]
  const [group, hint] = [say(menuTexts.prices), say(menuTexts.samePrice)]
  return [
    ...byLanguage(texts, languages),
    { name: 'price', label: say(menuTexts.price), kind: 'money', value: '', group },
    { name: 'eatInPrice', label: say(menuTexts.eatenHere), kind: 'money-or-none', value: '', group, hint },
    ...factFields(null, choices),
  ]
}

/** Where it stands and what it is made of: allergens follow from the ingredients. Null = a new product. */
function factFields(row: ProductRow | null, choices: Choices): DeskField[] {
  const { categories: groups, menus: lists } = choices
  const { say } = choices.wording
  const options = groups.map(({ id, label }) => [String(id), label] as const)
  const first = String(row?.categoryIds[0] ?? groups[0]?.id ?? '')
  const place = say(factTexts.group)
  return [
    { name: 'categoryId', label: say(factTexts.category), kind: 'choice', value: first, options, group: place },
    ...flags(row, say).map((field) => ({ ...field, group: place })),
    vatField(row, say),
    ...(lists.length < 2
      ? []
      : tickFields({ name: 'menuIds', group: say(factTexts.menus) }, lists, row?.menuIds ?? ids(lists))),
    ...tickFields({ name: 'traitIds', group: say(factTexts.traits) }, choices.traits, row?.traitIds ?? []),
    ...tickFields(
      { name: 'ingredientIds', group: say(factTexts.ingredients) },
      choices.ingredients,
      row?.ingredientIds ?? [],
    ),
  ]
}

function flags(row: ProductRow | null, say: Say): DeskField[] {
  return [
    {
      name: 'isDeliverable',
      label: say(factTexts.isDeliverable),
      kind: 'flag',
      value: tick(row?.isDeliverable ?? true),
    },
    {
      name: 'isDiscountable',
      label: say(factTexts.isDiscountable),
      kind: 'flag',
      value: tick(row?.isDiscountable ?? true),
    },
    { name: 'isAlcoholic', label: say(factTexts.isAlcoholic), kind: 'flag', value: tick(row?.isAlcoholic ?? false) },
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
