import { asc, eq } from 'drizzle-orm'

import type { Database } from '#demo/server/platform/db/database.ts'
import { pushOutbox } from '#demo/server/platform/db/schema/outbox-tables.ts'
import { addJobs } from '#demo/server/platform/jobs/job-queue.ts'
import type { Id } from '#src/contract/values.ts'

import { pushTokensOf } from './push-tokens.ts'

export type Push = {
  readonly accountId: Id<'Account'>
  /** As Firebase carries it: texts only (contract 3.9). */
  readonly data: Readonly<Record<string, string>>
  readonly nowMs: number
}

/** The kind of the jobs that send a push message each. */
export const pushJob = 'push'

/** Puts a push message into the outbox, once for each device on which the customer has push on, with its jobs. */
export async function sendPush(db: Database, { accountId, data, nowMs }: Push): Promise<void> {
  const devices = await pushTokensOf(db, accountId)
  const createdAt = new Date(nowMs)
  const rows = devices.map(({ restaurantId, token }) => ({ restaurantId, accountId, token, data, createdAt }))
  if (rows.length === 0) return
  const added = await db
    .insert(pushOutbox)
    .values(rows)
    .returning({ id: pushOutbox.id, restaurantId: pushOutbox.restaurantId })
  await addJobs(
    db,
    added.map(({ id, restaurantId }) => ({ kind: pushJob, subject: String(id), restaurantId })),
  )
}

export async function pushOf(db: Database, id: number) {
  const [row] = await db.select().from(pushOutbox).where(eq(pushOutbox.id, id))
  return row ?? null
}

export async function setPushSent(db: Database, id: number, nowMs: number): Promise<void> {
  await db
    .update(pushOutbox)
    .set({ sentAt: new Date(nowMs) })
    .where(eq(pushOutbox.id, id))
}

/** Push messages to the devices of a customer, oldest first. */
export function pushesTo(db: Database, accountId: Id<'Account'>) {
  return db.select().from(pushOutbox).where(eq(pushOutbox.accountId, accountId)).orderBy(asc(pushOutbox.id))
}
