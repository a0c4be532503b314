import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import type { Database } from '#server/platform/db/database.ts'
import { secretNamed } from '#server/platform/secrets.ts'
import type { Id } from '#src/contract/values.ts'

import { deskCookieOptions } from './desk-cookie.ts'

/** Browsers keep a cookie for 400 days at most; each right sign-in begins them anew. */
const keptS = 400 * 86_400
/** One cookie for each member: a browser at the counter is known to all who work there. */
const cookieOf = (memberId: Id<'Staff'>) => `comanda_known_${memberId}`

/**
 * The name of this browser if the member has signed in with it before; null otherwise. It opens nothing: wrong passwords
 * of a known browser are counted apart from those of strangers, who so cannot lock the member out (decision 93).
 */
export async function knownBrowser(context: Context, db: Database, memberId: Id<'Staff'>): Promise<string | null> {
  const [name = '', seal = ''] = getCookie(context, cookieOf(memberId))?.split('.') ?? []
  if (name === '') return null
  const [expected, given] = [await sealOf(db, memberId, name), Buffer.from(seal, 'base64url')]
  return expected.length === given.length && timingSafeEqual(expected, given) ? name : null
}

type Keeping = { readonly db: Database; readonly publicUrl: string | undefined; readonly memberId: Id<'Staff'> }

/** Makes the browser known after a right sign-in; one that is known keeps its name, and its count. */
export async function keepKnownBrowser(context: Context, { db, publicUrl, memberId }: Keeping): Promise<void> {
  const name = (await knownBrowser(context, db, memberId)) ?? randomBytes(16).toString('base64url')
  const seal = (await sealOf(db, memberId, name)).toString('base64url')
  setCookie(context, cookieOf(memberId), `${name}.${seal}`, deskCookieOptions(context, publicUrl, keptS))
}

async function sealOf(db: Database, memberId: Id<'Staff'>, name: string): Promise<Buffer> {
  const secret = await secretNamed(db, 'known-browser', () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', secret).update(`${memberId}.${name}`).digest()
}
