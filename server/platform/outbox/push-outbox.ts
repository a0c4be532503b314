import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { pushOutbox } from '#server/platform/db/schema/outbox-tables.ts'
import type { Job } from '#server/platform/jobs/job-kind.ts'
import { restaurantOf } from '#server/platform/jobs/job-kind.ts'
import { addJobs } from '#server/platform/jobs/job-queue.ts'
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

/** The push message that a job sends; null when it is gone. */
export async function pushOf(db: Database, job: Job) {
  const [row] = await db
    .select()
    .from(pushOutbox)
    .where(and(eq(pushOutbox.restaurantId, restaurantOf(job)), eq(pushOutbox.id, Number(job.subject))))
  return row ?? null
}

type PushRow = typeof pushOutbox.$inferSelect

/** What a push message is about, where a newer one about it takes its place; null = every one counts [PUSH-12]. */
export function subjectOfPush({ type, id }: Push['data']): string | null {
  return type === 'STATO_ORDINE' && id !== undefined ? `ordine-${id}` : null
}

/** Whether a newer message about the same has been written for the device meanwhile: the older one is of no use [PUSH-13]. */
export async function isOvertaken(db: Database, push: PushRow): Promise<boolean> {
  const { data, accountId, token, id } = push
  if (subjectOfPush(data) === null) return false
  const [newer] = await db
    .select({ id: pushOutbox.id })
    .from(pushOutbox)
    .where(
      and(
        eq(pushOutbox.accountId, accountId),
        gt(pushOutbox.id, id),
        eq(pushOutbox.token, token),
        sql`${pushOutbox.data} ->> 'type' = ${data.type}`,
        sql`${pushOutbox.data} ->> 'id' = ${data.id}`,
      ),
    )
    .limit(1)
  return newer !== undefined
}

export async function setPushSent(db: Database, { restaurantId, id }: PushRow, nowMs: number): Promise<void> {
  await db
    .update(pushOutbox)
    .set({ sentAt: new Date(nowMs) })
    .where(and(eq(pushOutbox.restaurantId, restaurantId), eq(pushOutbox.id, id)))
}

/** Push messages to the devices of a customer, oldest first. */
export function pushesTo(db: Database, accountId: Id<'Account'>) {
  return db.select().from(pushOutbox).where(eq(pushOutbox.accountId, accountId)).orderBy(asc(pushOutbox.id))
}
