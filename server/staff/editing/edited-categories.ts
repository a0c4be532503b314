import type { CategoryOfRestaurant, CategoryRow } from '#server/menu/edit-categories.ts'
import { addCategory, categoryRow, categoryRowsOf, changeCategory } from '#server/menu/edit-categories.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import type { Id } from '#src/contract/values.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField } from './desk-field.ts'
import type { Made, Typed } from './desk-form.ts'
import { readForm, shownForm } from './desk-form.ts'
import { byLanguage, textFields, typedTexts } from './language-fields.ts'
import { menuTexts } from './texts/menu-texts.ts'
import type { Wording } from './wording.ts'
import { wordingOf } from './wording.ts'

/** The categories of a menu in their order, the form of each and of a new one. */
export async function categoriesForOwner(db: Database, restaurantId: Id<'Restaurant'>, language: Language) {
  const wording = await wordingOf(db, restaurantId, language)
  const rows = await categoryRowsOf(db, restaurantId)
  return {
    newFields: categoryForm(null, wording),
    categories: rows.map((row) => ({
      id: row.id,
      name: wording.nameOf(row.names),
      ...shownForm(categoryForm(row, wording)),
    })),
  }
}

/** Makes a category; diners see it once it has a product. */
export async function createCategory(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  typed: Typed,
  language: Language,
): Promise<Made<'Category'>> {
  const wording = await wordingOf(tx, restaurantId, language)
  const read = readForm(categoryForm(null, wording), typed, wording.say)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const position = (read.value.get('position') ?? null) as number | null
  const [names, descriptions] = [typedTexts(read.value, 'names') ?? {}, typedTexts(read.value, 'descriptions')]
  const id = await addCategory(tx, { restaurantId, position, names, descriptions })
  return accept({ id })
}

/** The form of a category; null = there is none. */
export async function formOfCategory(
  db: Database,
  at: CategoryOfRestaurant,
  language: Language,
): Promise<DeskField[] | null> {
  const row = await categoryRow(db, at)
  return row ? categoryForm(row, await wordingOf(db, at.restaurantId, language)) : null
}

/** Changes the texts and the place of a category. */
export async function saveCategory(
  tx: Database,
  at: CategoryOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const wording = await wordingOf(tx, at.restaurantId, language)
  const row = await categoryRow(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  const read = readForm(categoryForm(row, wording), typed, wording.say)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  await changeCategory(tx, at, {
    names: typedTexts(read.value, 'names', row.names) ?? row.names,
    descriptions: typedTexts(read.value, 'descriptions', row.descriptions ?? {}),
    position: Number(read.value.get('position') ?? row.position),
  })
  return accept({})
}

function categoryForm(row: CategoryRow | null, { languages, say }: Wording): DeskField[] {
  const texts = [
    ...textFields({ at: 'names', label: say(menuTexts.name) }, row?.names ?? {}, languages),
    ...textFields(
      { at: 'descriptions', label: say(menuTexts.description), isLong: true },
      row?.descriptions ?? {},
      languages,
    ),
  ]
  const place: DeskField = {
    name: 'position',
    label: say(menuTexts.place),
    kind: 'count-or-none',
    value: String(row?.position ?? ''),
    hint: say(row ? menuTexts.placeHint : menuTexts.newPlaceHint),
  }
  return [...byLanguage(texts, languages), place]
}
