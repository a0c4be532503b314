import { createPublicKey, verify } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'

import * as z from 'zod/mini'

import type { Database } from '#server/platform/db/database.ts'
import { outsideDeadline } from '#server/platform/outside-calls.ts'
import type { GooglePerson } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'

import type { GoogleKeys } from './google-keys.ts'
import { createGoogleKeys } from './google-keys.ts'
import { isNonceFor, takeNonce } from './google-nonce.ts'

/** How tokens are judged: Google's own for these client ids, or those that the emulator signs, or none at all. */
export type GoogleSetup = {
  readonly clientIds: readonly string[]
  /** A page of the service plays Google; never where there are client ids. */
  readonly emulator: GoogleEmulator | null
  readonly keys: GoogleKeys
}
export type GoogleEmulator = {
  /** The people to choose from. */
  readonly people: readonly GooglePerson[]
  /** The audience of its tokens: one for all restaurants, as with Google. */
  readonly clientId: string
  readonly hasSigned: (db: Database, signed: Signed) => Promise<boolean>
}

const googleKeysUrl = 'https://www.googleapis.com/oauth2/v3/certs'

export function googleSetup(clientIds: readonly string[], emulator: GoogleEmulator | null = null): GoogleSetup {
  return {
    clientIds,
    emulator,
    keys: createGoogleKeys(async () => (await fetch(googleKeysUrl, { signal: outsideDeadline() })).json()),
  }
}

/** True when sign-in with Google works, real or emulated. */
export const isGoogleAvailable = ({ clientIds, emulator }: GoogleSetup) => clientIds.length > 0 || emulator !== null

const header = z.object({ alg: z.enum(['RS256', 'HS256']), kid: z.optional(z.string()) })
const claims = z.object({
  iss: z.enum(['https://accounts.google.com', 'accounts.google.com']),
  aud: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
  nonce: z.string(),
  email: z.string(),
  email_verified: z.literal(true),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
})

type Judging = { readonly db: Database; readonly restaurantId: Id<'Restaurant'>; readonly nowMs: number }

/**
 * The person in an ID token that was made for this restaurant, and uses it up; null when the audience, the nonce or the
 * signature is wrong, when the token has expired or was used before.
 */
export async function verifyIdToken(token: string, setup: GoogleSetup, judging: Judging): Promise<GooglePerson | null> {
  const { db, restaurantId, nowMs } = judging
  const read = readToken(token)
  if (!read || read.claims.exp * 1000 <= nowMs || !isNonceFor(read.claims.nonce, restaurantId)) return null
  const { exp, nonce, email, given_name: firstName = null, family_name: lastName = null } = read.claims
  const isRight = (await isSigned(read, setup, judging)) && (await takeNonce(db, nonce, new Date(exp * 1000)))
  return isRight ? { email, firstName, lastName } : null
}

/** Whether Google, or its emulator, has signed a token for us. */
async function isSigned(
  { header, claims, signed }: Token,
  setup: GoogleSetup,
  { db, nowMs }: Judging,
): Promise<boolean> {
  const { clientIds, emulator } = setup
  if (clientIds.length > 0)
    return clientIds.includes(claims.aud) && isSignedByGoogle(signed, header, await setup.keys(header.kid, nowMs))
  return emulator?.clientId === claims.aud && (await emulator.hasSigned(db, signed))
}

type Token = {
  readonly header: z.output<typeof header>
  readonly claims: z.output<typeof claims>
  readonly signed: Signed
}

/** The parts of a token, not judged yet; null when it is none. */
function readToken(token: string): Token | null {
  const [head = '', body = '', signature = ''] = token.split('.')
  const read = { header: z.safeParse(header, parsed(head)), claims: z.safeParse(claims, parsed(body)) }
  if (!read.header.success || !read.claims.success) return null
  const signed: Signed = { text: `${head}.${body}`, signature: Buffer.from(signature, 'base64url') }
  return { header: read.header.data, claims: read.claims.data, signed }
}

/** The signed part of a token and its signature. */
type Signed = { readonly text: string; readonly signature: Buffer }

function isSignedByGoogle({ text, signature }: Signed, { alg }: z.output<typeof header>, key: JsonWebKey | null) {
  if (alg !== 'RS256' || !key) return false
  return verify('RSA-SHA256', Buffer.from(text), createPublicKey({ key, format: 'jwk' }), signature)
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
