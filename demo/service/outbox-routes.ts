import { readMails } from '#desk/contract/mails.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import type { DeskRoutes } from '#server/staff/desk-answer.ts'

/** The mails of a restaurant, links to new passwords included: for owners, and in the demonstration only. */
export function outboxRoutes({ read }: DeskRoutes) {
  read(readMails, async ({ db, member }) => {
    const mails = await mailsOf(db, member.restaurantId)
    return { mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) }
  })
}
