import { randomBytes } from 'node:crypto'

import * as z from 'zod/mini'

import type { Role } from '#desk/contract/members.ts'
import { memberEmail, memberName, newPassword, role } from '#desk/contract/members.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import type { Database } from '#server/platform/db/database.ts'
import { addStaffMember, staffMemberWithEmail } from '#server/staff/staff-members.ts'
import { setStaffPassword } from '#server/staff/staff-sessions.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { findRestaurant } from './named-restaurant.ts'

export type OwnerWish = {
  /** Number of the restaurant, as it was typed. */
  readonly restaurant: string
  readonly email: string
  /** The part of the e-mail before the @ when left out. */
  readonly name?: string | undefined
  /** Made up when left out. */
  readonly password?: string | undefined
  /** Gives somebody who uses the desk already a new password. */
  readonly isForgotten?: boolean
  /** What else than an owner of all venues. */
  readonly role?: string | undefined
  /** Number of the venue that is all they see; all of them when left out. */
  readonly venue?: string | undefined
  readonly nowMs: number
}

/** Makes somebody an owner of a restaurant's desk, or gives them another role there. Answers what to tell the operator, or one sentence per fault. */
export async function makeOwner(db: Database, wish: OwnerWish): Promise<Verdict<string, readonly string[]>> {
  const checked = await checkWish(db, wish)
  if (!checked.ok) return checked
  const { restaurant, venueId } = checked.value
  const restaurantId = restaurant.id
  const email = wish.email.trim().toLowerCase()
  const password = wish.password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const told = wish.password === undefined ? ` with the password ${password}` : ''
  if (wish.isForgotten) return resetPassword(db, { restaurant, email, passwordHash, told })
  const name = wish.name ?? email.split('@')[0] ?? email
  const row = { restaurantId, email, name, role: (wish.role ?? 'owner') as Role, venueId, passwordHash }
  const added = await addStaffMember(db, { ...row, createdAt: new Date(wish.nowMs) })
  if (!added)
    return refuse([
      `Somebody with the e-mail ${email} uses the desk of restaurant ${restaurantId} already: --forgotten sets a new password.`,
    ])
  const does = row.role === 'owner' ? 'owns' : `works (${row.role}) at`
  return accept(`${email} ${does} the desk of ${restaurant.name} (${restaurantId}) and signs in${told}.`)
}

type Reset = {
  readonly restaurant: { readonly id: Id<'Restaurant'>; readonly name: string }
  readonly email: string
  readonly passwordHash: string
  readonly told: string
}

/** Gives somebody who uses the desk already a new password. */
async function resetPassword(
  db: Database,
  { restaurant, email, passwordHash, told }: Reset,
): Promise<Verdict<string, readonly string[]>> {
  const restaurantId = restaurant.id
  const member = await staffMemberWithEmail(db, restaurantId, email)
  if (!member) return refuse([`Nobody with the e-mail ${email} uses the desk of restaurant ${restaurantId}.`])
  await setStaffPassword(db, member, { passwordHash, keptToken: null })
  return accept(`${email} signs in at the desk of ${restaurant.name} (${restaurantId})${told}.`)
}

/** Which restaurant and venue are meant, or what is wrong with the words. */
async function checkWish(db: Database, wish: OwnerWish) {
  const found = await findRestaurant(db, wish.restaurant)
  const venueId = found.ok ? await venueOf(db, found.value.id, wish) : null
  const noVenue =
    venueId === undefined ? [`--venue ${wish.venue} is no venue that this role has in this restaurant.`] : []
  const faults = [...(found.ok ? [] : found.refusal), ...noVenue, ...faultsOf(wish)]
  if (!found.ok || venueId === undefined || faults.length > 0) return refuse(faults)
  return accept({ restaurant: found.value, venueId })
}

/** The venue that is meant; null = all of them, undefined = there is none. */
async function venueOf(db: Database, restaurantId: Id<'Restaurant'>, { role: as = 'owner', venue }: OwnerWish) {
  if (venue === undefined) return null
  const found = (await venueRowsOf(db, restaurantId)).find(({ id }) => String(id) === venue)
  return as === 'owner' ? undefined : found?.id
}

function faultsOf({ email, name, password, role: as }: OwnerWish): string[] {
  return [
    ...(isFit(role, as ?? 'owner') ? [] : ['--role must be owner, manager, staff or kitchen.']),
    ...(isFit(memberEmail, email) ? [] : [`--email must be an e-mail address, and it is "${email}".`]),
    ...(isFit(memberName, name ?? 'nobody') ? [] : ['--name must have 1 to 100 characters.']),
    ...(isFit(newPassword, password ?? 'made up later') ? [] : ['The password must have 8 to 200 characters.']),
  ]
}

function isFit(shape: z.ZodMiniType, value: string): boolean {
  return z.safeParse(shape, value).success
}
