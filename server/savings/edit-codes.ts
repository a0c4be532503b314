import { and, eq, ne, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { discountCodes } from '#server/platform/db/schema/savings-tables.ts'
import { nextNumber, nextPlace } from '#server/venues/next-number.ts'
import type { Id } from '#src/contract/values.ts'

import type { CodeRow } from './discount-codes.ts'
import { lockCode } from './discount-codes.ts'

export type CodeOfRestaurant = Pick<CodeRow, 'restaurantId' | 'id'>
type NewCode = Omit<typeof discountCodes.$inferInsert, 'id' | 'position'>

/** Makes a code, which holds at once. Answers its number. */
export async function addCode(tx: Database, code: NewCode): Promise<Id<'DiscountCode'>> {
  const { restaurantId } = code
  const id = (await nextNumber(tx, discountCodes, restaurantId)) as Id<'DiscountCode'>
  await tx.insert(discountCodes).values({ ...code, id, position: await nextPlace(tx, discountCodes, restaurantId) })
  return id
}

/** Changes a code; orders keep what it took off them. */
export async function changeCode(tx: Database, at: CodeOfRestaurant, change: Partial<NewCode>): Promise<void> {
  await tx.update(discountCodes).set(change).where(isCode(at))
}

/** Ends a code, or lets it hold again; answers whether it held. */
export async function setCodeActive(tx: Database, at: CodeOfRestaurant, isActive: boolean): Promise<boolean> {
  const before = await lockCode(tx, at.restaurantId, at.id)
  await changeCode(tx, at, { isActive })
  return before?.isActive ?? false
}

type Naming = {
  readonly restaurantId: Id<'Restaurant'>
  /** Null: a new one. */ readonly id: Id<'DiscountCode'> | null
}

/** Whether another code of the restaurant has this name, which is in capitals. */
export async function isCodeNameTaken(db: Database, { restaurantId, id }: Naming, name: string): Promise<boolean> {
  const isNamed = and(eq(discountCodes.restaurantId, restaurantId), eq(sql`upper(${discountCodes.name})`, name))
  return (await db.$count(discountCodes, and(isNamed, id === null ? undefined : ne(discountCodes.id, id)))) > 0
}

function isCode({ restaurantId, id }: CodeOfRestaurant) {
  return and(eq(discountCodes.restaurantId, restaurantId), eq(discountCodes.id, id))
}
