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
import { deskText, languagesOf } from './restaurant-languages.ts'

/** The categories of a menu in their order, the form of each and of a new one. */
export async function categoriesForOwner(db: Database, restaurantId: Id<'Restaurant'>) {
  const languages = await languagesOf(db, restaurantId)
  const rows = await categoryRowsOf(db, restaurantId)
  return {
    newFields: categoryForm(null, languages),
    categories: rows.map((row) => ({
      id: row.id,
      name: deskText(row.names, languages),
      ...shownForm(categoryForm(row, languages)),
    })),
  }
}

/** Makes a category; diners see it once it has a product. */
export async function createCategory(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  typed: Typed,
): Promise<Made<'Category'>> {
  const languages = await languagesOf(tx, restaurantId)
  const read = readForm(categoryForm(null, languages), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const position = (read.value.get('position') ?? null) as number | null
  const [names, descriptions] = [typedTexts(read.value, 'names') ?? {}, typedTexts(read.value, 'descriptions')]
  const id = await addCategory(tx, { restaurantId, position, names, descriptions })
  return accept({ id })
}

/** The form of a category; null = there is none. */
export async function formOfCategory(db: Database, at: CategoryOfRestaurant): Promise<DeskField[] | null> {
  const row = await categoryRow(db, at)
  return row ? categoryForm(row, await languagesOf(db, at.restaurantId)) : null
}

/** Changes the texts and the place of a category. */
export async function saveCategory(tx: Database, at: CategoryOfRestaurant, typed: Typed): Promise<DeskAnswer> {
  const languages = await languagesOf(tx, at.restaurantId)
  const row = await categoryRow(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  const read = readForm(categoryForm(row, languages), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  await changeCategory(tx, at, {
    names: typedTexts(read.value, 'names', row.names) ?? row.names,
    descriptions: typedTexts(read.value, 'descriptions', row.descriptions ?? {}),
    position: Number(read.value.get('position') ?? row.position),
  })
  return accept({})
}

function categoryForm(row: CategoryRow | null, languages: readonly Language[]): DeskField[] {
  const texts = [
    ...textFields({ at: 'names', label: 'Name' }, row?.names ?? {}, languages),
    ...textFields({ at: 'descriptions', label: 'Description', isLong: true }, row?.descriptions ?? {}, languages),
  ]
  const place: DeskField = {
    name: 'position',
    label: 'Place in the menu',
    kind: 'count-or-none',
    value: String(row?.position ?? ''),
    hint: row ? 'The smallest number comes first.' : 'The smallest number comes first. Empty: at the end.',
  }
  return [...byLanguage(texts, languages), place]
}
