import { createHmac, createPublicKey, randomBytes, timingSafeEqual, verify } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'

import * as z from 'zod/mini'

import type { Database } from '#demo/server/platform/db/database.ts'
import { secretNamed } from '#demo/server/platform/secrets.ts'
import type { GooglePerson } from '#src/contract/account.ts'
import type { Id } from '#src/contract/values.ts'

/** How tokens are judged: Google's own for these client ids, or those that the emulator signs, or none at all. */
export type GoogleSetup = {
  readonly clientIds: readonly string[]
  /** A page of the service plays Google; never where there are client ids. */
  readonly isEmulated: boolean
  /** Answers Google's public keys. */
  readonly fetchKeys: () => Promise<unknown>
}

const googleKeysUrl = 'https://www.googleapis.com/oauth2/v3/certs'
const lifetimeS = 300

type GoogleKeys = { readonly googleClientIds: readonly string[]; readonly mayEmulate: boolean }

export const googleSetup = ({ googleClientIds, mayEmulate }: GoogleKeys): GoogleSetup => ({
  clientIds: googleClientIds,
  isEmulated: mayEmulate,
  fetchKeys: async () => (await fetch(googleKeysUrl)).json(),
})

/** True when sign-in with Google works, real or emulated. */
export const isGoogleAvailable = ({ clientIds, isEmulated }: GoogleSetup) => clientIds.length > 0 || isEmulated

const header = z.object({ alg: z.enum(['RS256', 'HS256']), kid: z.optional(z.string()) })
const claims = z.object({
  iss: z.enum(['https://accounts.google.com', 'accounts.google.com']),
  aud: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
  email: z.string(),
  email_verified: z.literal(true),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
})
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA') })) })

type Judging = { readonly db: Database; readonly restaurantId: Id<'Restaurant'>; readonly nowMs: number }

/** The person in an ID token; null when the audience or the signature is wrong, or the token has expired. */
export async function verifyIdToken(
  token: string,
  setup: GoogleSetup,
  { db, restaurantId, nowMs }: Judging,
): Promise<GooglePerson | null> {
  const read = readToken(token)
  if (!read || read.claims.exp * 1000 <= nowMs) return null
  const { aud, email, given_name: firstName = null, family_name: lastName = null } = read.claims
  const isRight =
    setup.clientIds.length > 0
      ? setup.clientIds.includes(aud) && (await isSignedByGoogle(read.signed, read.header, setup))
      : setup.isEmulated && aud === audienceOf(restaurantId) && (await isSignedByUs(db, read.signed))
  return isRight ? { email, firstName, lastName } : null
}

/** The parts of a token, not judged yet; null when it is none. */
function readToken(token: string) {
  const [head = '', body = '', signature = ''] = token.split('.')
  const read = { header: z.safeParse(header, parsed(head)), claims: z.safeParse(claims, parsed(body)) }
  if (!read.header.success || !read.claims.success) return null
  const signed: Signed = { text: `${head}.${body}`, signature: Buffer.from(signature, 'base64url') }
  return { header: read.header.data, claims: read.claims.data, signed }
}

/** A token as Google would sign it, for one restaurant of the demo and five minutes. */
export async function signEmulatedToken(person: GooglePerson, { db, restaurantId, nowMs }: Judging): Promise<string> {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = [
    encode({ alg: 'HS256' }),
    encode({
      iss: 'https://accounts.google.com',
      aud: audienceOf(restaurantId),
      exp: Math.floor(nowMs / 1000) + lifetimeS,
      email: person.email,
      email_verified: true,
      given_name: person.firstName ?? undefined,
      family_name: person.lastName ?? undefined,
    }),
  ].join('.')
  return `${text}.${(await seal(db, text)).toString('base64url')}`
}

type Signed = { readonly text: string; readonly signature: Buffer }

const audienceOf = (restaurantId: Id<'Restaurant'>) => `comanda-demo-${restaurantId}`

async function seal(db: Database, text: string): Promise<Buffer> {
  const secret = await secretNamed(db, 'google-emulator', () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', secret).update(text).digest()
}

async function isSignedByUs(db: Database, { text, signature }: Signed): Promise<boolean> {
  const expected = await seal(db, text)
  return expected.length === signature.length && timingSafeEqual(expected, signature)
}

async function isSignedByGoogle(
  { text, signature }: Signed,
  { alg, kid }: z.output<typeof header>,
  { fetchKeys }: GoogleSetup,
): Promise<boolean> {
  if (alg !== 'RS256') return false
  const set = z.safeParse(keySet, await fetchKeys().catch(() => null))
  const key = set.success ? set.data.keys.find((one) => one.kid === kid) : undefined
  if (!key) return false
  return verify('RSA-SHA256', Buffer.from(text), createPublicKey({ key: key as JsonWebKey, format: 'jwk' }), signature)
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
