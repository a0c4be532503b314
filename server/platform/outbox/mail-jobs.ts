import type { SendMailOptions } from 'nodemailer'

import type { Database } from '#server/platform/db/database.ts'
import type { Job, JobEnd, JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider } from '#server/platform/jobs/job-kind.ts'
import type { Clock } from '#server/platform/service-clock.ts'

import { mailHtml } from './mail-html.ts'
import { mailLogo } from './mail-logo.ts'
import { isPassedSecret, mailJob, mailWithLook, setSent } from './mail-outbox.ts'
import type { MailPart } from './mail-part.ts'
import { mailText } from './mail-part.ts'
import type { MailServer } from './mail-server.ts'

type MailDeps = {
  readonly db: Database
  readonly clock: Clock
  /** Null: mails stay in the outbox. */
  readonly mailServer: MailServer | null
  /** Where links begin that are not whole. */
  readonly siteOrigin: string
  /** Where this service is reached; undefined = mails show no logo. */
  readonly publicUrl: string | undefined
}

/** Sends the mails of the outbox, one job for each. */
export function mailJobs({ db, clock, mailServer, siteOrigin, publicUrl }: MailDeps): readonly JobKind[] {
  async function run(job: Job): Promise<JobEnd | void> {
    const found = mailServer && (await mailWithLook(db, job))
    if (!mailServer || !found || found.mail.sentAt !== null) return
    const { mail } = found
    if (isPassedSecret(mail, clock.now(mail.restaurantId))) return setSent(db, mail, null)
    const delivery = await mailServer.send(messageOf(found, { from: mailServer.from, siteOrigin, publicUrl }))
    if (delivery.kind === 'refused-for-now') return { end: 'retry', afterMs: null, reason: delivery.reason }
    await setSent(db, mail, delivery.kind === 'taken' ? new Date(clock.now(mail.restaurantId)) : null)
    if (delivery.kind === 'refused') return { end: 'failed', reason: delivery.reason }
  }
  return [{ ...ofProvider, kind: mailJob, run }]
}

type Found = NonNullable<Awaited<ReturnType<typeof mailWithLook>>>

type Sender = Pick<MailDeps, 'siteOrigin' | 'publicUrl'> & { readonly from: string }

function messageOf({ mail, name, colours, logo }: Found, { from, siteOrigin, publicUrl }: Sender): SendMailOptions {
  const { id, restaurantId, recipient, replyTo, subject, language, calendar, createdAt } = mail
  const parts: readonly MailPart[] = mail.parts.length > 0 ? mail.parts : [{ kind: 'text', text: mail.body }]
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    from: { name, address: from },
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name, address: replyTo } }),
    subject,
    date: createdAt,
    // The same when a mail is sent again because the server's answer was lost, so that a mailbox shows it once.
    messageId: `<mail-${id}.${restaurantId}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    text: mailText(parts, { language, siteOrigin }),
    html: mailHtml({
      language,
      restaurant: name,
      colour: colours?.primary ?? null,
      logo: mailLogo(logo, { restaurantId, language, publicUrl }),
      subject,
      parts,
      siteOrigin,
    }),
    ...(calendar === null
      ? {}
      : { attachments: [{ filename: 'calendar.ics', contentType: 'text/calendar', content: calendar }] }),
  }
}
