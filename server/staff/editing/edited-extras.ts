import type { Refusal } from '#desk/contract/refusal.ts'
import type { ExtraSetRow, IngredientOfRestaurant, IngredientRow } from '#server/menu/edit-ingredients.ts'
import {
  changeExtras,
  changeIngredient,
  extraSetRowsOf,
  ingredientRow,
  ingredientRowsOf,
} from '#server/menu/edit-ingredients.ts'
import { productRowsOf } from '#server/menu/edit-products.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { StoredExtra } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { allergenOrder } from '#src/domain/product/allergens.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import { moneyText } from './desk-field.ts'
import type { Typed } from './desk-form.ts'
import { formVersion, readForm, shownForm } from './desk-form.ts'
import { textFields, typedTexts } from './language-fields.ts'
import { allergenLabel } from './texts/labels.ts'
import { extraTexts, menuTexts } from './texts/menu-texts.ts'
import { tick, tickedOf, tickFields } from './tick-fields.ts'
import type { NamedVenue } from './venue-fields.ts'
import { typedExcluded, venueFields } from './venue-fields.ts'
import type { Wording } from './wording.ts'
import { wordingOf } from './wording.ts'

type Kitchen = {
  readonly sets: readonly ExtraSetRow[]
  readonly venues: readonly NamedVenue[]
  readonly wording: Wording
  /** Of the products, by id. */
  readonly sizeNames: ReadonlyMap<number, Texts>
}

/** Every ingredient by name, whether there is some, and its form: texts, allergens, and what it costs as an extra. */
export async function extrasForOwner(db: Database, restaurantId: Id<'Restaurant'>, language: Language) {
  const kitchen = await kitchenOf(db, restaurantId, language)
  const rows = await ingredientRowsOf(db, restaurantId)
  const named = rows.map((row) => ({
    id: row.id,
    name: kitchen.wording.nameOf(row.names),
    isAvailable: row.isAvailable,
    isOutSomewhere: kitchen.venues.some(({ id }) => row.excludedVenueIds.includes(id)),
    ...shownForm(ingredientForm(row, kitchen)),
  }))
  return { ingredients: named.toSorted((a, b) => a.name.localeCompare(b.name, language)) }
}

/** The form of an ingredient; null = there is none. */
export async function formOfIngredient(
  db: Database,
  at: IngredientOfRestaurant,
  language: Language,
): Promise<DeskField[] | null> {
  const row = await ingredientRow(db, at)
  return row ? ingredientForm(row, await kitchenOf(db, at.restaurantId, language)) : null
}

/** Changes an ingredient, and what it costs wherever it is an extra. */
export async function saveIngredient(
  tx: Database,
  at: IngredientOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const kitchen = await kitchenOf(tx, at.restaurantId, language)
  const row = await ingredientRow(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  const read = readForm(ingredientForm(row, kitchen), typed, kitchen.wording.say)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  await changeIngredient(tx, at, typedIngredient(row, read.value, kitchen))
  for (const set of kitchen.sets) {
    const extras = typedPrices(set, at.id, read.value)
    if (JSON.stringify(extras) !== JSON.stringify(set.extras)) await changeExtras(tx, { ...set, extras })
  }
  return accept({})
}

type Available = { readonly wasAvailable: boolean; /** Of its form from then on. */ readonly version: string }

/** There is no more of it, or there is again, at every venue. */
export async function setAvailable(
  tx: Database,
  at: IngredientOfRestaurant,
  isAvailable: boolean,
  language: Language,
): Promise<Verdict<Available, Refusal>> {
  await lockEditing(tx, at.restaurantId)
  const row = await ingredientRow(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  await changeIngredient(tx, at, { isAvailable })
  const fields = ingredientForm({ ...row, isAvailable }, await kitchenOf(tx, at.restaurantId, language))
  return accept({ wasAvailable: row.isAvailable, version: formVersion(fields) })
}

async function kitchenOf(db: Database, restaurantId: Id<'Restaurant'>, language: Language): Promise<Kitchen> {
  const rows = await productRowsOf(db, restaurantId)
  return {
    sets: await extraSetRowsOf(db, restaurantId),
    venues: await venueRowsOf(db, restaurantId),
    wording: await wordingOf(db, restaurantId, language),
    sizeNames: new Map(rows.flatMap((row) => row.sizes.map(({ id, names }) => [id, names] as const))),
  }
}

function ingredientForm(row: IngredientRow, kitchen: Kitchen): DeskField[] {
  const { venues, wording } = kitchen
  const { say, language, languages } = wording
  return [
    { name: 'isAvailable', label: say(extraTexts.isAvailable), kind: 'flag', value: tick(row.isAvailable) },
    ...venueFields({ name: 'at', group: say(extraTexts.venues) }, venues, row.excludedVenueIds),
    ...priceFields(row.id, kitchen),
    ...tickFields(
      { name: 'allergens', group: say(extraTexts.allergens) },
      allergenOrder.map((code) => ({ id: code, label: allergenLabel(code, language) })),
      row.allergens,
    ),
    ...textFields({ at: 'names', label: say(menuTexts.name) }, row.names, languages),
  ]
}

function priceFields(id: Id<'Ingredient'>, { sets, sizeNames, wording: { say, nameOf } }: Kitchen): DeskField[] {
  return sets.flatMap((set) =>
    set.extras.flatMap((extra, index) => {
      if (extra.ingredientId !== id) return []
      const group = set.groups.find((each) => each.id === extra.groupId)
      const title = group
        ? say(extraTexts.added, { name: nameOf(group.names) })
        : say(extraTexts.addedOfSet, { id: set.id })
      const prices = [
        { name: `prices.${set.id}.${index}`, label: say(menuTexts.price), cents: extra.price },
        ...extra.sizePrices.map(({ sizeId, price }) => ({
          name: `prices.${set.id}.${index}.${sizeId}`,
          label: nameOf(sizeNames.get(sizeId) ?? {}) || say(extraTexts.size, { id: sizeId }),
          cents: price,
        })),
      ]
      return prices.map(({ name, label, cents }): DeskField => ({
        name,
        label,
        kind: 'difference',
        value: moneyText(cents),
        group: title,
      }))
    }),
  )
}

function typedIngredient(row: IngredientRow, values: ReadonlyMap<string, FieldValue>, { venues }: Kitchen) {
  const declared = row.allergens.filter((code) => !allergenOrder.includes(code))
  return {
    names: typedTexts(values, 'names', row.names) ?? row.names,
    isAvailable: values.get('isAvailable') === true,
    allergens: [...tickedOf(values, 'allergens', allergenOrder), ...declared],
    excludedVenueIds: typedExcluded(values, 'at', venues, row.excludedVenueIds),
  }
}

function typedPrices(set: ExtraSetRow, id: Id<'Ingredient'>, values: ReadonlyMap<string, FieldValue>): StoredExtra[] {
  return set.extras.map((extra, index) => {
    if (extra.ingredientId !== id) return extra
    const at = `prices.${set.id}.${index}`
    return {
      ...extra,
      price: values.get(at) as Cents,
      sizePrices: extra.sizePrices.map((each) => ({ ...each, price: values.get(`${at}.${each.sizeId}`) as Cents })),
    }
  })
}
