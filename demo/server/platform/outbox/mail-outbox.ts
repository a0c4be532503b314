import { and, between, desc, eq, ne } from 'drizzle-orm'

import type { Database } from '#demo/server/platform/db/database.ts'
import { outbox } from '#demo/server/platform/db/schema/outbox-tables.ts'
import { restaurants } from '#demo/server/platform/db/schema/restaurant-tables.ts'
import type { Job } from '#demo/server/platform/jobs/job-kind.ts'
import { restaurantOf } from '#demo/server/platform/jobs/job-kind.ts'
import { addJobs } from '#demo/server/platform/jobs/job-queue.ts'
import { textIn } from '#demo/server/platform/texts/language.ts'
import type { MailKind } from '#demo/server/platform/texts/mails.ts'
import { mails } from '#demo/server/platform/texts/mails.ts'
import { filled } from '#demo/server/platform/texts/messages.ts'
import { nameInMail } from '#demo/server/platform/texts/name-in-mail.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

export type Mail = {
  readonly kind: MailKind
  readonly restaurantId: Id<'Restaurant'>
  readonly recipient: string
  readonly language: Language
  readonly values: Readonly<Record<string, string>>
  /** Where answers go; left out: nowhere that somebody reads. */
  readonly replyTo?: string
  /** An iCalendar file that comes with it. */
  readonly calendar?: string
  readonly nowMs: number
}
export type MailRow = typeof outbox.$inferSelect

/**
 * Adds a mail to the outbox, and the job that sends it. Called in the transaction of the change it reports, so that
 * neither exists without the other.
 */
export async function sendMail(db: Database, { kind, values, nowMs, ...mail }: Mail): Promise<void> {
  const { restaurantId, language } = mail
  const { subject, body } = mails[kind]
  const said = { ...values, ...(values.name !== undefined && { name: nameInMail(values.name) }) }
  const write = (texts: typeof subject) => filled(textIn(texts, { language, main: 'en' }), said)
  const added = await db
    .insert(outbox)
    .values({ ...mail, kind, subject: write(subject), body: write(body), createdAt: new Date(nowMs) })
    .returning({ id: outbox.id })
  await addJobs(
    db,
    added.map(({ id }) => ({ kind: mailJob, subject: String(id), restaurantId })),
  )
}

/** The kind of the jobs that send a mail each. */
export const mailJob = 'mail'

export function mailsOf(db: Database, restaurantId: Id<'Restaurant'>) {
  return db.select().from(outbox).where(eq(outbox.restaurantId, restaurantId)).orderBy(desc(outbox.id)).limit(100)
}

/** The mail that a job sends, with what its look takes from the restaurant; null when it is gone. */
export async function mailWithLook(db: Database, job: Job) {
  const [row] = await db
    .select({ mail: outbox, name: restaurants.name, colours: restaurants.colours })
    .from(outbox)
    .innerJoin(restaurants, eq(restaurants.id, outbox.restaurantId))
    .where(and(eq(outbox.restaurantId, restaurantOf(job)), eq(outbox.id, Number(job.subject))))
  return row ?? null
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/** Mails with a link of which only its hash is kept elsewhere, and how long the link is of use, in ms. */
const secretForMs: Partial<Record<MailKind, number>> = {
  'password-reset': hourMs,
  welcome: 3 * dayMs,
  'confirm-email': 3 * dayMs,
}

/** Whether a mail holds a secret that is of no use any more. */
export function isPassedSecret({ kind, createdAt }: MailRow, nowMs: number): boolean {
  const forMs = secretForMs[kind]
  return forMs !== undefined && createdAt.getTime() + forMs < nowMs
}

/** Marks a mail as sent (null = as one that never will be); a secret in it is not kept. */
export async function setSent(db: Database, mail: MailRow, sentAt: Date | null): Promise<void> {
  await db
    .update(outbox)
    .set(mail.kind in secretForMs ? { sentAt, body: '' } : { sentAt })
    .where(and(eq(outbox.restaurantId, mail.restaurantId), eq(outbox.id, mail.id)))
}

/** Empties mails of the last week of which the secret is of no use any more, sent or not. */
export async function emptyPassedSecrets(db: Database, nowMs: number): Promise<void> {
  for (const [kind, forMs] of Object.entries(secretForMs) as [MailKind, number][]) {
    const isPassed = between(outbox.createdAt, new Date(nowMs - 7 * dayMs), new Date(nowMs - forMs - 1))
    await db
      .update(outbox)
      .set({ body: '' })
      .where(and(eq(outbox.kind, kind), isPassed, ne(outbox.body, '')))
  }
}
