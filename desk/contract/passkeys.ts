import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { id, instant, nothing, rows } from './values.ts'

/** As its member calls it, such as "iPad of the counter". */
export const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** A passkey of who asks (decision 130). */
const passkey = z.object({
  id: id<'Passkey'>(),
  name: z.string(),
  addedAt: instant,
  /** Null = never. */
  lastUsedAt: z.nullable(instant),
})
export type Passkey = z.output<typeof passkey>

export const readPasskeys = deskRead('/passkeys', z.object({ passkeys: rows(passkey) }))

// What browsers are asked for and what they answer, in the words of WebAuthn. What is asked for is made and read by the two
// halves of one library; what browsers answer comes from anywhere, so that it is bounded here.
const isAsked = (content: unknown) => typeof content === 'object' && content !== null && 'challenge' in content
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(isAsked)
const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(isAsked)

/** Bytes in base64url. */
const bytes = z.string().check(z.regex(/^[\w-]{1,8000}$/))
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }

const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})
/** The passkey that a browser has made. */
export type NewPasskey = z.output<typeof newPasskey>

const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
})
/** What a device has signed to sign its member in. */
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** Asks for the member's password first, so that a desk which was left open gives away no lasting key. */
export const beginPasskey = deskSend(
  '/passkeys/begin',
  z.object({ current: z.string().check(z.minLength(1), z.maxLength(200)) }),
  z.object({ options: creationOptions }),
)
export const addPasskey = deskSend('/passkeys', z.object({ name: passkeyName, made: newPasskey }), nothing)
export const renamePasskey = deskSend('/passkeys/:passkey/name', z.object({ name: passkeyName }), nothing)
export const removePasskey = deskSend('/passkeys/:passkey/remove', nothing, nothing)

/** The two calls of a sign-in with a passkey need no session, and name nobody: the passkey does. */
export const beginPasskeySignIn = deskSend('/session/passkey/begin', nothing, z.object({ options: requestOptions }))
export const signInWithPasskey = deskSend('/session/passkey', passkeyAnswer, nothing)
