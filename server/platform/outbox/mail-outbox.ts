import { and, between, desc, eq, ne } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { outbox } from '#server/platform/db/schema/outbox-tables.ts'
import { logoType, photos } from '#server/platform/db/schema/photo-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Job } from '#server/platform/jobs/job-kind.ts'
import { restaurantOf } from '#server/platform/jobs/job-kind.ts'
import { addJobs } from '#server/platform/jobs/job-queue.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import type { MailKind } from '#server/platform/texts/mails.ts'
import { mails } from '#server/platform/texts/mails.ts'
import { filled } from '#server/platform/texts/messages.ts'
import { nameInMail } from '#server/platform/texts/name-in-mail.ts'
import type { NamesOf } from '#server/platform/texts/template.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { MailPart } from './mail-part.ts'
import { mailText } from './mail-part.ts'

/** The values of a mail by their names; `content` is parts, every other one is text. */
type MailValues<K extends MailKind> = {
  readonly [Name in NamesOf<(typeof mails)[K]['subject']> | NamesOf<(typeof mails)[K]['body']>]: Name extends 'content'
    ? readonly MailPart[]
    : string
}

export type Mail<K extends MailKind> = {
  readonly kind: K
  readonly restaurantId: Id<'Restaurant'>
  readonly recipient: string
  readonly language: Language
  readonly values: MailValues<K>
  /** Where answers go, an address of the venue; null = nowhere that somebody reads. */
  readonly replyTo: string | null
  /** An iCalendar file that comes with it. */
  readonly calendar: string | null
  readonly nowMs: number
}
export type MailRow = typeof outbox.$inferSelect

/**
 * Adds a mail to the outbox, and the job that sends it. Called in the transaction of the change it reports, so that
 * neither exists without the other.
 */
export async function sendMail<K extends MailKind>(
  db: Database,
  { kind, values, nowMs, ...mail }: Mail<K>,
): Promise<void> {
  const { restaurantId, language } = mail
  const parts = partsOf(mails[kind].body, language, values)
  const added = await db
    .insert(outbox)
    .values({
      ...mail,
      kind,
      subject: mailSubject(kind, language, values),
      body: mailText(parts, { language, siteOrigin: null }),
      parts,
      createdAt: new Date(nowMs),
    })
    .returning({ id: outbox.id })
  await addJobs(
    db,
    added.map(({ id }) => ({ kind: mailJob, subject: String(id), restaurantId })),
  )
}

/** What a mail says in its subject. */
export function mailSubject<K extends MailKind>(kind: K, language: Language, values: MailValues<K>): string {
  return filled(textIn(mails[kind].subject, { language, main: 'en' }), textsOf(values))
}

type Values = Readonly<Record<string, string | readonly MailPart[]>>

function textsOf(values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, name === 'name' ? nameInMail(value) : value]] : [],
    ),
  )
}

/** The parts of a mail: one for each paragraph of its template, and what stands for `{content}`. */
function partsOf(body: Texts, language: Language, values: Values): readonly MailPart[] {
  const said = textsOf(values)
  return textIn(body, { language, main: 'en' })
    .split('\n\n')
    .flatMap((paragraph): readonly MailPart[] => {
      const value = values[/^\{(\w+)\}$/.exec(paragraph)?.[1] ?? '']
      if (typeof value === 'object') return value
      const text = filled(paragraph, said)
      if (paragraph === '{link}') return [{ kind: 'link', label: null, href: text }]
      return text === '' ? [] : [{ kind: 'text', text }]
    })
}

/** The kind of the jobs that send a mail each. */
export const mailJob = 'mail'

export function mailsOf(db: Database, restaurantId: Id<'Restaurant'>) {
  return db.select().from(outbox).where(eq(outbox.restaurantId, restaurantId)).orderBy(desc(outbox.id)).limit(100)
}

/** The mail that a job sends, with what its look takes from the restaurant, its logo once it is there; null when it is gone. */
export async function mailWithLook(db: Database, job: Job) {
  const isLogo = and(
    eq(photos.restaurantId, restaurants.id),
    eq(photos.code, restaurants.logoCode),
    eq(photos.contentType, logoType),
  )
  const [row] = await db
    .select({
      mail: outbox,
      name: restaurants.name,
      colours: restaurants.colours,
      logo: { code: photos.code, content: photos.content },
    })
    .from(outbox)
    .innerJoin(restaurants, eq(restaurants.id, outbox.restaurantId))
    .leftJoin(photos, isLogo)
    .where(and(eq(outbox.restaurantId, restaurantOf(job)), eq(outbox.id, Number(job.subject))))
  return row ?? null
}

/** What is kept of a mail that held a secret. */
const nothing = { body: '', parts: [] }
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
    .set(mail.kind in secretForMs ? { sentAt, ...nothing } : { sentAt })
    .where(and(eq(outbox.restaurantId, mail.restaurantId), eq(outbox.id, mail.id)))
}

/** Empties mails of the last week of which the secret is of no use any more, sent or not. */
export async function emptyPassedSecrets(db: Database, nowMs: number): Promise<void> {
  for (const [kind, forMs] of Object.entries(secretForMs) as [MailKind, number][]) {
    const isPassed = between(outbox.createdAt, new Date(nowMs - 7 * dayMs), new Date(nowMs - forMs - 1))
    await db
      .update(outbox)
      .set(nothing)
      .where(and(eq(outbox.kind, kind), isPassed, ne(outbox.body, '')))
  }
}
