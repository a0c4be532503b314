import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { newPassword, role } from './members.ts'
import { id, nothing, oneOf, rows } from './values.ts'

const language = oneOf('it', 'en', 'de', 'fr', 'es')
const text = z.string().check(z.minLength(1), z.maxLength(200))

/** Who is signed in. */
const member = z.object({
  name: z.string(),
  email: z.string(),
  role,
  /** What their desk is shown in; null = they have never chosen. */
  language: z.nullable(language),
  /** The venue that is all they see; null = every one. */
  venueId: z.nullable(id<'Venue'>()),
  restaurant: z.object({ id: id<'Restaurant'>(), name: z.string() }),
  /** Those they see. */
  venues: rows(z.object({ id: id<'Venue'>(), name: z.string() })),
})
export type Member = z.output<typeof member>

/** A sign-in that is shown to everybody, in the demonstration. */
const demoMember = z.object({
  restaurant: z.object({ id: z.int(), name: z.string() }),
  name: z.string(),
  email: z.string(),
  password: z.string(),
})
export type DemoMember = z.output<typeof demoMember>

const session = z.object({
  /** Null: nobody is signed in. */
  member: z.nullable(member),
  demoMembers: rows(demoMember),
  /** Whether owners read the mails that customers get, in the demonstration. */
  showsMails: z.boolean(),
})

export type Session = z.output<typeof session>

export const readSession = deskRead('/session', session)

const signedIn = z.object({
  restaurantId: z.int().check(z.positive(), z.maximum(2_147_483_647)),
  email: text,
  password: text,
})
export const signIn = deskSend('/session', signedIn, nothing)
export const signOut = deskSend('/session/end', nothing, nothing)
export const changePassword = deskSend('/password', z.object({ current: text, password: newPassword }), nothing)
/** What the desk of who asks is shown in, in whatever browser. */
export const chooseLanguage = deskSend('/language', z.object({ language }), nothing)
