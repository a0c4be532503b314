import * as z from 'zod/mini'

import { hashPassword } from '#server/accounts/passwords.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { memberEmail, memberName, newPassword } from './member-fields.ts'
import { addStaffMember, removeStaffMember, staffOf } from './staff-members.ts'
import { setStaffPassword } from './staff-sessions.ts'

const added = z.object({
  email: memberEmail,
  name: memberName,
  password: newPassword,
  role: z.enum(['owner', 'staff']),
  /** Of staff; null = all venues. */
  venueId: z.nullable(z.int()),
})
const password = z.object({ password: newPassword })
const nothing = z.object({})
const access = { ownersOnly: true }

/** Owners say who may use the desk of their restaurant. */
export function deskMemberRoutes({ read, change }: DeskRoutes) {
  read(
    '/members',
    async ({ db, member }) => ({
      members: (await staffOf(db, member.restaurantId)).map(({ id, email, name, role, venueId }) => ({
        id,
        email,
        name,
        role,
        venueId,
        isSelf: id === member.id,
      })),
    }),
    access,
  )

  change(
    '/members',
    added,
    async (body, { db, member, nowMs }) => {
      const { restaurantId } = member
      const venueId = body.role === 'owner' ? null : (body.venueId as Id<'Venue'> | null)
      const isVenue = venueId === null || (await venueRowsOf(db, restaurantId)).some(({ id }) => id === venueId)
      if (!isVenue) return refuse({ reason: 'unknown-venue' })
      const { email, name, role } = body
      const passwordHash = await hashPassword(body.password)
      const row = { restaurantId, email, name, role, venueId, passwordHash, createdAt: new Date(nowMs) }
      const created = await addStaffMember(db, row)
      return created ? accept({ id: created.id }) : refuse({ reason: 'email-taken' })
    },
    access,
  )

  change(
    '/members/:member/remove',
    nothing,
    async (_body, { db, member, idOf }) => {
      const id = idOf<'Staff'>('member')
      // So that no restaurant is left without an owner.
      if (id === member.id) return refuse({ reason: 'own-account' })
      await removeStaffMember(db, { restaurantId: member.restaurantId, id })
      return accept({})
    },
    access,
  )

  change(
    '/members/:member/password',
    password,
    async (body, { db, member, idOf }) => {
      const id = idOf<'Staff'>('member')
      // One's own password is changed by `/password`, which asks for the current one.
      if (id === member.id) return refuse({ reason: 'own-account' })
      const { restaurantId } = member
      const passwordHash = await hashPassword(body.password)
      await setStaffPassword(db, { restaurantId, id }, { passwordHash, keptToken: null })
      return accept({})
    },
    access,
  )
}
