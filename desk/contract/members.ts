import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { id, nothing, oneOf, rows } from './values.ts'

export const role = oneOf('owner', 'manager', 'staff', 'kitchen')
export type Role = z.output<typeof role>

/** Eight characters or more. */
export const newPassword = z.string().check(z.minLength(8), z.maxLength(200))
export const memberEmail = z
  .string()
  .check(z.trim(), z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), z.toLowerCase())
export const memberName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** Somebody who may use the desk of the restaurant. */
export const listedMember = z.object({
  id: id<'Staff'>(),
  email: z.string(),
  name: z.string(),
  role,
  /** Null = all venues, as owners always. */
  venueId: z.nullable(id<'Venue'>()),
  /** Whether it is who asks. */
  isSelf: z.boolean(),
})
export type ListedMember = z.output<typeof listedMember>

export const readMembers = deskRead('/members', z.object({ members: rows(listedMember) }))

const added = z.object({
  email: memberEmail,
  name: memberName,
  password: newPassword,
  role,
  /** Null = all venues, as owners always. */
  venueId: z.nullable(z.int()),
})
export type NewMember = z.input<typeof added>
export const addMember = deskSend('/members', added, z.object({ id: id<'Staff'>() }))
export const removeMember = deskSend('/members/:member/remove', nothing, nothing)
export const setMemberPassword = deskSend('/members/:member/password', z.object({ password: newPassword }), nothing)
