import { desc, eq } from 'drizzle-orm'

import type { Database } from '#demo/server/platform/db/database.ts'
import { outbox } from '#demo/server/platform/db/schema/outbox-tables.ts'
import { textIn } from '#demo/server/platform/texts/language.ts'
import type { MailKind } from '#demo/server/platform/texts/mails.ts'
import { mails } from '#demo/server/platform/texts/mails.ts'
import { filled } from '#demo/server/platform/texts/messages.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

export type Mail = {
  readonly kind: MailKind
  readonly restaurantId: Id<'Restaurant'>
  readonly recipient: string
  readonly language: Language
  readonly values: Readonly<Record<string, string>>
  readonly nowMs: number
}

/**
 * Adds a mail to the outbox. Called in the transaction of the change it reports, so that neither exists without the
 * other.
 */
export async function sendMail(db: Database, { kind, language, values, nowMs, ...mail }: Mail): Promise<void> {
  const { subject, body } = mails[kind]
  const write = (texts: typeof subject) => filled(textIn(texts, { language, main: 'en' }), values)
  await db
    .insert(outbox)
    .values({ ...mail, kind, subject: write(subject), body: write(body), createdAt: new Date(nowMs) })
}

export function mailsOf(db: Database, restaurantId: Id<'Restaurant'>) {
  return db.select().from(outbox).where(eq(outbox.restaurantId, restaurantId)).orderBy(desc(outbox.id)).limit(100)
}
