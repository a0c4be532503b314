import { and, eq, gt, lte } from 'drizzle-orm'

import { hashOfKey, newStaffToken } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { operators, operatorSessions } from '#server/platform/db/schema/operator-tables.ts'
import type { Id } from '#src/contract/values.ts'

export type Operator = typeof operators.$inferSelect

/** A working day, in ms. */
export const operatorSessionMs = 10 * 3_600_000

type NewOperator = Omit<typeof operators.$inferInsert, 'id'>

/** Null when somebody with this e-mail address is an operator already. */
export async function addOperator(db: Database, operator: NewOperator): Promise<Operator | null> {
  const [row] = await db
    .insert(operators)
    .values({ ...operator, email: lower(operator.email) })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** The operator with this e-mail address, in any case; null when there is none. */
export async function operatorWithEmail(db: Database, email: string): Promise<Operator | null> {
  const [row] = await db
    .select()
    .from(operators)
    .where(eq(operators.email, lower(email)))
  return row ?? null
}

/** Sets a password and signs out everywhere; false when there is no such operator. */
export function setOperatorPassword(db: Database, email: string, passwordHash: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(operators)
      .set({ passwordHash })
      .where(eq(operators.email, lower(email)))
      .returning()
    if (row) await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, row.id))
    return row !== undefined
  })
}

/** Takes the desk away from an operator, whose sessions end; false when there is no such operator. */
export async function removeOperator(db: Database, email: string): Promise<boolean> {
  const gone = await db
    .delete(operators)
    .where(eq(operators.email, lower(email)))
    .returning()
  return gone.length > 0
}

/** Signs an operator in: the token is given out once, only its hash is kept. */
export async function openOperatorSession(db: Database, operatorId: Id<'Operator'>, nowMs: number): Promise<string> {
  const token = newStaffToken()
  const [createdAt, expiresAt] = [new Date(nowMs), new Date(nowMs + operatorSessionMs)]
  await db
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), lte(operatorSessions.expiresAt, createdAt)))
  await db.insert(operatorSessions).values({ tokenHash: hashOfKey(token), operatorId, createdAt, expiresAt })
  return token
}

/** The operator a token belongs to; null when it is unknown or has expired. */
export async function operatorOfToken(db: Database, token: string, nowMs: number): Promise<Operator | null> {
  const [row] = await db
    .select({ operator: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(and(eq(operatorSessions.tokenHash, hashOfKey(token)), gt(operatorSessions.expiresAt, new Date(nowMs))))
  return row?.operator ?? null
}

/** Signs out where this token is used. */
export async function closeOperatorSession(db: Database, token: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hashOfKey(token)))
}

const lower = (email: string) => email.trim().toLowerCase()
