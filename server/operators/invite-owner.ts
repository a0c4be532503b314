import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import { writeAudit } from '#server/platform/write-audit.ts'
import { invitationMs, openInvitation } from '#server/staff/staff-invitations.ts'
import { staffMemberWithEmail } from '#server/staff/staff-members.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Operator } from './operators.ts'

type Inviting = {
  readonly restaurant: Restaurant
  readonly name: string
  /** In lower case. */
  readonly email: string
  readonly operator: Operator
  /** Where browsers reach the service. */
  readonly origin: string
  readonly nowMs: number
}

/**
 * Invites somebody to own the desk of a restaurant, or an owner who has forgotten the password to choose another one. The link
 * is mailed in the main language of the restaurant, and answered, because a mail may not arrive. Refused as `email-taken` when
 * somebody with the address works there in another role.
 */
export function inviteOwner(
  db: Database,
  { restaurant, name, email, operator, origin, nowMs }: Inviting,
): Promise<Verdict<{ readonly link: string; readonly until: string }, { readonly reason: 'email-taken' }>> {
  const restaurantId = restaurant.id
  return inTransaction(db, async (tx) => {
    const here = await staffMemberWithEmail(tx, restaurantId, email)
    if (here && here.role !== 'owner') return refuse({ reason: 'email-taken' as const })
    const token = await openInvitation(tx, { restaurantId, email, name, nowMs })
    // Behind `#`: neither logs nor a referrer hold it (decision 93).
    const link = `${origin}/staff/invitation#${token}`
    await sendMail(tx, {
      kind: 'invitation',
      restaurantId,
      recipient: email,
      language: mainLanguage(restaurant),
      replyTo: operator.email,
      calendar: null,
      values: { restaurant: restaurant.name, name, operator: operator.name, link },
      nowMs,
    })
    const author = { restaurantId, id: null, name: operator.name, email: operator.email }
    const entry = {
      action: 'member.invite',
      subject: email,
      before: null,
      after: { email, name, role: 'owner' },
    } as const
    await writeAudit(tx, { member: author, nowMs }, entry)
    return accept({ link, until: new Date(nowMs + invitationMs).toISOString() })
  })
}
