import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { codesOf, lockCode, usesByCode } from '#server/savings/discount-codes.ts'
import type { CodeOfRestaurant } from '#server/savings/edit-codes.ts'
import { addCode, changeCode, isCodeNameTaken } from '#server/savings/edit-codes.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import { codeForm, currencyOfAll, typedCode } from './code-form.ts'
import type { DeskField } from './desk-field.ts'
import type { Made, Typed } from './desk-form.ts'
import { shownForm } from './desk-form.ts'
import { codeFaults } from './texts/code-texts.ts'
import type { Say } from './texts/say.ts'
import { sayIn } from './texts/say.ts'

/** Every discount code of a restaurant with its uses so far, the newest first, and the form of each and of a new one. */
export async function codesForOwner(db: Database, restaurantId: Id<'Restaurant'>, language: Language) {
  const say = sayIn(language)
  const restaurant = await restaurantOf(db, restaurantId)
  const venues = await venueRowsOf(db, restaurantId)
  const uses = await usesByCode(db, { restaurantId, accountId: null })
  const rows = await codesOf(db, restaurantId)
  return {
    takesCodes: restaurant?.hasDiscountCodes ?? false,
    currency: currencyOfAll(venues).symbol,
    fields: codeForm(null, venues, say),
    codes: rows.toReversed().map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind,
      value: row.value,
      isActive: row.isActive,
      isHidden: row.isHidden,
      from: row.from && dateOf(row.from),
      to: row.to && dateOf(row.to),
      uses: uses.get(row.id)?.all ?? 0,
      maxUses: row.maxUses,
      ...shownForm(codeForm(row, venues, say)),
    })),
  }
}

/** Makes a code, which holds at once. */
export async function createCode(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  typed: Typed,
  language: Language,
): Promise<Made<'DiscountCode'>> {
  const say = sayIn(language)
  // So that of two codes of one name that are made at once the second is refused.
  await lockEditing(tx, restaurantId)
  const read = typedCode(null, typed, { venues: await venueRowsOf(tx, restaurantId), say })
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  if (await isCodeNameTaken(tx, { restaurantId, id: null }, read.value.name)) return nameTaken(say)
  const id = await addCode(tx, { ...read.value, restaurantId })
  return accept({ id })
}

/** The form of a code; null = there is none. */
export async function formOfCode(db: Database, at: CodeOfRestaurant, language: Language): Promise<DeskField[] | null> {
  const row = await lockCode(db, at.restaurantId, at.id)
  return row ? codeForm(row, await venueRowsOf(db, at.restaurantId), sayIn(language)) : null
}

/** Changes a code; orders keep what it took off them. */
export async function saveCode(
  tx: Database,
  at: CodeOfRestaurant,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const say = sayIn(language)
  const row = await lockCode(tx, at.restaurantId, at.id)
  if (!row) return refuse({ reason: 'unknown' })
  const read = typedCode(row, typed, { venues: await venueRowsOf(tx, at.restaurantId), say })
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  if (await isCodeNameTaken(tx, at, read.value.name)) return nameTaken(say)
  await changeCode(tx, at, read.value)
  return accept({})
}

function nameTaken(say: Say) {
  return refuse({ reason: 'invalid', faults: { name: say(codeFaults.nameTaken) } } as const)
}
