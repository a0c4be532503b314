import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import * as z from 'zod/mini'

import type { GoogleEmulator } from '#server/accounts/google/id-token.ts'
import type { App } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { secretNamed } from '#server/platform/secrets.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import type { GooglePerson } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'

import { googlePeople } from './google-people.ts'

const lifetimeS = 300

/** Plays Google on the sign-in page of the service: anybody is signed in as one of a few people. */
export const googleEmulator: GoogleEmulator = {
  people: googlePeople,
  clientId: 'comanda-demo',
  hasSigned: async (db, { text, signature }) => {
    const expected = await seal(db, text)
    return expected.length === signature.length && timingSafeEqual(expected, signature)
  },
}

type Signing = { readonly db: Database; readonly nonce: string; readonly nowMs: number }

/** A token as Google would sign it: for our one client id, with whatever nonce the page asks for, for five minutes. */
export async function signEmulatedToken(person: GooglePerson, { db, nonce, nowMs }: Signing): Promise<string> {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = [
    encode({ alg: 'HS256' }),
    encode({
      iss: 'https://accounts.google.com',
      aud: googleEmulator.clientId,
      nonce,
      exp: Math.floor(nowMs / 1000) + lifetimeS,
      email: person.email,
      email_verified: true,
      given_name: person.firstName ?? undefined,
      family_name: person.lastName ?? undefined,
    }),
  ].join('.')
  return `${text}.${(await seal(db, text)).toString('base64url')}`
}

const asked = z.object({ email: z.string(), nonce: z.string() })

/** Where the page gets the token of the person that was chosen. */
export function googleEmulatorRoutes(app: App, { db, clock }: { readonly db: Database; readonly clock: Clock }) {
  app.post('/google/:restaurant{[0-9]+}/token', async (context) => {
    const body = z.safeParse(asked, await context.req.json().catch(() => null))
    const person = googlePeople.find(({ email }) => email === body.data?.email)
    const restaurant = await restaurantOf(db, Number(context.req.param('restaurant')) as Id<'Restaurant'>)
    if (!person || !body.success || !restaurant?.hasGoogleSignIn) return context.json({}, 404)
    const signing = { db, nonce: body.data.nonce, nowMs: clock.now(restaurant.id) }
    return context.json({ idToken: await signEmulatedToken(person, signing) })
  })
}

async function seal(db: Database, text: string): Promise<Buffer> {
  const secret = await secretNamed(db, 'google-emulator', () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', secret).update(text).digest()
}
