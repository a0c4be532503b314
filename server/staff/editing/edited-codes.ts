import { and, eq, ne, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { discountCodes } from '#server/platform/db/schema/savings-tables.ts'
import { codesOf, lockCode, usesByCode } from '#server/savings/discount-codes.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { codeForm, currencyOfAll, typedCode } from './code-form.ts'
import type { DeskField } from './desk-field.ts'
import type { Made, Typed } from './desk-form.ts'
import { shownForm } from './desk-form.ts'
import { lockEditing } from './lock-editing.ts'
import { nextNumber, nextPlace } from './next-number.ts'

type CodeOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'DiscountCode'> }

/** Every discount code of a restaurant with its uses so far, the newest first, and the form of each and of a new one. */
export async function codesForOwner(db: Database, restaurantId: Id<'Restaurant'>) {
  const [restaurant] = await db
    .select({ takesCodes: restaurants.hasDiscountCodes })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
  const venues = await venueRowsOf(db, restaurantId)
  const uses = await usesByCode(db, { restaurantId, accountId: null })
  const rows = await codesOf(db, restaurantId)
  return {
    takesCodes: restaurant?.takesCodes ?? false,
    currency: currencyOfAll(venues).symbol,
    fields: codeForm(null, venues),
    codes: rows.toReversed().map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind,
      value: row.value,
      isActive: row.isActive,
      isHidden: row.isHidden,
      from: row.from?.slice(0, 10) ?? null,
      to: row.to?.slice(0, 10) ?? null,
      uses: uses.get(row.id)?.all ?? 0,
      maxUses: row.maxUses,
      ...shownForm(codeForm(row, venues)),
    })),
  }
}

/** Makes a code, which holds at once. */
export async function createCode(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  typed: Typed,
): Promise<Made<'DiscountCode'>> {
  // So that of two codes of one name that are made at once the second is refused.
  await lockEditing(tx, restaurantId)
  const read = typedCode(null, typed, await venueRowsOf(tx, restaurantId))
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  if (await isTaken(tx, { restaurantId, id: null }, read.value.name)) return nameTaken
  const id = (await nextNumber(tx, discountCodes, restaurantId)) as Id<'DiscountCode'>
  const position = await nextPlace(tx, discountCodes, restaurantId)
  await tx.insert(discountCodes).values({ ...read.value, restaurantId, id, position })
  return accept({ id })
}

/** The form of a code; null = there is none. */
export async function formOfCode(db: Database, at: CodeOfRestaurant): Promise<DeskField[] | null> {
  const row = await lockCode(db, at.restaurantId, at.id)
  return row ? codeForm(row, await venueRowsOf(db, at.restaurantId)) : null
}

/** Changes a code; orders keep what it took off them. */
export async function saveCode(tx: Database, at: CodeOfRestaurant, typed: Typed): Promise<DeskAnswer> {
  const row = await lockCode(tx, at.restaurantId, at.id)
  if (!row) return refuse({ reason: 'unknown' })
  const read = typedCode(row, typed, await venueRowsOf(tx, at.restaurantId))
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  if (await isTaken(tx, at, read.value.name)) return nameTaken
  await tx.update(discountCodes).set(read.value).where(isCode(at))
  return accept({})
}

/** Ends a code, or lets it hold again; answers whether it held. */
export async function setCodeActive(tx: Database, at: CodeOfRestaurant, isActive: boolean): Promise<boolean> {
  const before = await lockCode(tx, at.restaurantId, at.id)
  await tx.update(discountCodes).set({ isActive }).where(isCode(at))
  return before?.isActive ?? false
}

const nameTaken = refuse({ reason: 'invalid', faults: { name: 'There is a code of this name already.' } })

type Naming = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'DiscountCode'> | null }

async function isTaken(db: Database, { restaurantId, id }: Naming, name: string): Promise<boolean> {
  const isNamed = and(eq(discountCodes.restaurantId, restaurantId), eq(sql`upper(${discountCodes.name})`, name))
  return (await db.$count(discountCodes, and(isNamed, id === null ? undefined : ne(discountCodes.id, id)))) > 0
}

function isCode({ restaurantId, id }: CodeOfRestaurant) {
  return and(eq(discountCodes.restaurantId, restaurantId), eq(discountCodes.id, id))
}
