import { managesMember } from '#desk/contract/call-access.ts'
import { addMember, readMembers, removeMember, setMemberPassword } from '#desk/contract/members.ts'
import { chooseLanguage } from '#desk/contract/session.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import type { StaffMember } from './desk-member.ts'
import { audited, saveChange } from './save-change.ts'
import { addStaffMember, removeStaffMember, setStaffLanguage, staffOf } from './staff-members.ts'
import { setStaffPassword } from './staff-sessions.ts'

/** Owners say who may use the desk of their restaurant, managers who cooks and serves at what they see (decision 123). */
export function deskMemberRoutes({ read, change }: DeskRoutes) {
  read(readMembers, async ({ db, member }) => ({
    members: (await staffOf(db, member.restaurantId))
      .filter((one) => one.id === member.id || managesMember(member, one))
      .map(({ id, email, name, role, venueId }) => ({
        id,
        email,
        name,
        role,
        venueId,
        isSelf: id === member.id,
      })),
  }))

  change(addMember, async (body, call) => {
    const { db, nowMs } = call
    const { restaurantId } = call.member
    const venueId = body.role === 'owner' ? null : (body.venueId as Id<'Venue'> | null)
    const isVenue = venueId === null || (await venueRowsOf(db, restaurantId)).some(({ id }) => id === venueId)
    if (!isVenue) return refuse({ reason: 'unknown-venue' })
    const { email, name, role } = body
    if (!managesMember(call.member, { role, venueId })) return refuse({ reason: 'not-your-role' })
    const passwordHash = await hashPassword(body.password)
    const row = { restaurantId, email, name, role, venueId, passwordHash, createdAt: new Date(nowMs) }
    return saveChange(call, async (tx) => {
      const created = await addStaffMember(tx, row)
      if (!created) return refuse({ reason: 'email-taken' })
      const { id } = created
      return audited({ action: 'member.add', subject: id, before: null, after: factsOf(created) }, { id })
    })
  })

  change(removeMember, async (_body, call) => {
    const id = call.idOf<'Staff'>('member')
    const { restaurantId } = call.member
    // So that no restaurant is left without an owner.
    if (id === call.member.id) return refuse({ reason: 'own-account' })
    return saveChange(call, async (tx) => {
      const removed = await removeStaffMember(tx, { restaurantId, id })
      if (!removed) return refuse({ reason: 'unknown' })
      return audited({ action: 'member.remove', subject: id, before: factsOf(removed), after: null })
    })
  })

  change(setMemberPassword, async (body, call) => {
    const id = call.idOf<'Staff'>('member')
    // One's own password is changed by `/password`, which asks for the current one.
    if (id === call.member.id) return refuse({ reason: 'own-account' })
    const { restaurantId } = call.member
    const passwordHash = await hashPassword(body.password)
    return saveChange(call, async (tx) => {
      await setStaffPassword(tx, { restaurantId, id }, { passwordHash, keptToken: null })
      return audited({ action: 'member.password', subject: id, before: null, after: null })
    })
  })

  change(chooseLanguage, ({ language }, call) =>
    saveChange(call, async (tx) => {
      const { id, language: earlier } = call.member
      await setStaffLanguage(tx, call.member, language)
      const [before, after] = [{ language: earlier }, { language }]
      return audited({ action: 'member.language', subject: id, before, after })
    }),
  )
}

/** Who a member is; nothing of the password. */
function factsOf({ name, email, role, venueId }: StaffMember) {
  return { name, email, role, venueId }
}
