import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import type { DeskRoutes } from '#server/staff/desk-answer.ts'

/** The mails of a restaurant, links to new passwords included: for owners, and in the demonstration only. */
export function outboxRoutes({ read }: DeskRoutes) {
  read('/outbox', async ({ db, member }) => ({ mails: await mailsOf(db, member.restaurantId) }), { ownersOnly: true })
}
