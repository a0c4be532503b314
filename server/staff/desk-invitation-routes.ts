import { acceptInvitation, readInvitation } from '#desk/contract/invitation.ts'
import { expectRoomForPassword, hashPassword } from '#server/accounts/passwords.ts'
import type { App } from '#server/platform/answer.ts'
import { inTransaction } from '#server/platform/db/database.ts'

import { checkOrigin, refuseDesk } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'
import { openHere } from './open-here.ts'
import { readStaffBody } from './staff-body.ts'
import { acceptInvitation as useInvitation, invitationOf } from './staff-invitations.ts'

/** What somebody does who was invited to a desk, and has no session yet: 256 random bits are what they show (decision 132). */
export function deskInvitationRoutes(app: App, deps: DeskDeps) {
  const { db, clock } = deps.payments
  app.post(`/staff/api${readInvitation.path}`, async (context) => {
    const own = checkOrigin(context)
    if (!own.ok) return refuseDesk(context, own.refusal)
    const body = await readStaffBody(context, readInvitation.body)
    const invitation = body && (await invitationOf(db, body.token, clock.now()))
    return invitation ? context.json(invitation) : refuseDesk(context, { reason: 'unknown' })
  })

  app.post(`/staff/api${acceptInvitation.path}`, async (context) => {
    const own = checkOrigin(context)
    if (!own.ok) return refuseDesk(context, own.refusal)
    const body = await readStaffBody(context, acceptInvitation.body)
    if (!body) return refuseDesk(context, { reason: 'malformed' })
    const { token, name, password } = body
    const nowMs = clock.now()
    // The cheap question before the costly hash.
    if (!(await invitationOf(db, token, nowMs))) return refuseDesk(context, { reason: 'unknown' })
    expectRoomForPassword()
    const passwordHash = await hashPassword(password)
    const accepted = await inTransaction(db, (tx) => useInvitation(tx, { token, name, passwordHash, nowMs }))
    if (!accepted.ok) return refuseDesk(context, accepted.refusal)
    await openHere(context, deps, accepted.value)
    return context.json({})
  })
}
