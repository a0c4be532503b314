import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { signInOperator } from '#desk/contract/operator.ts'
import { signInWithPasskey } from '#desk/contract/passkeys.ts'
import { signIn } from '#desk/contract/session.ts'
import { operatorCookie } from '#server/operators/operator-cookie.ts'
import { openOperatorSession, operatorWithEmail } from '#server/operators/operators.ts'
import { keptCookie } from '#server/staff/desk-cookie.ts'
import { passkeyNamed } from '#server/staff/passkeys/staff-passkeys.ts'
import { staffMemberWithEmail } from '#server/staff/staff-members.ts'
import { openStaffSession } from '#server/staff/staff-sessions.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { TestService } from './service.ts'

type SignIn = {
  readonly restaurantId: number
  /** The owner of every restaurant of tests when left out. */
  readonly email?: string
  readonly password?: string
}

const origin = 'https://service.example'
const headers = { 'Content-Type': 'application/json' }

/** Signs in at the staff desk; the cookie to send, or null when it was refused. */
export async function signInAtDesk(
  { fetch }: Pick<TestService, 'fetch'>,
  { restaurantId, email = demoOwner.email, password = 'buonappetito' }: SignIn,
): Promise<string | null> {
  const body = JSON.stringify({ restaurantId, email, password })
  const response = await fetch(`${origin}/staff/api/session`, { method: 'POST', headers, body })
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? null
}

/**
 * The staff desk of a restaurant in the hands of its owner. Paths begin behind `/staff/api/`. The session of each call
 * is opened in the database and its cookie added to a request that is made already, because happy-dom takes cookies
 * away from requests and replies, as browsers do.
 */
export function deskOf(
  { app, db, clock }: Pick<TestService, 'app' | 'db' | 'clock'>,
  restaurantId: number,
  language: Language = 'en',
) {
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const owner = await staffMemberWithEmail(db, restaurantId as Id<'Restaurant'>, demoOwner.email)
    if (!owner) throw new Error(`Nobody owns restaurant ${restaurantId}.`)
    const asked = new Request(`${origin}/staff/api/${path}`, { ...init, headers })
    asked.headers.set('Cookie', `${keptCookie}=${await openStaffSession(db, owner.id, clock.now())}`)
    asked.headers.set('Accept-Language', language)
    // Without it the limit of bodies makes another request, which would lose the cookie again.
    if (typeof init.body === 'string') asked.headers.set('Content-Length', String(Buffer.byteLength(init.body)))
    return app.fetch(asked)
  }
  const post = (path: string, body: object = {}) => request(path, { method: 'POST', body: JSON.stringify(body) })
  return {
    get: (path: string) => request(path),
    post,
    /** Saves a form of what is there, in the version that it has now. */
    save: async (path: string, typed: object) => {
      const { version = 'none' } = (await (await request(path)).json()) as { version?: string }
      return post(path, { version, typed })
    },
    /** Saves a part of the restaurant's file with some fields changed, in the version that it has now. */
    savePart: async (path: string, fields: object) => {
      const { version, value } = (await (await request(path)).json()) as { version: string; value: object }
      return post(path, { version, value: { ...value, ...fields } })
    },
    read: async <T>(path: string): Promise<T> => (await request(path)).json(),
  }
}

type Browser = {
  readonly restaurantId: number
  /** Of who is signed in; null = nobody. */
  readonly email: string | null
}
type Served = Pick<TestService, 'app' | 'db' | 'clock'>

/**
 * What a browser with the desk's page does: its `fetch` keeps the cookie of the session, which is opened in the database
 * for who is signed in from the start.
 */
export function deskFetch(service: Served, { restaurantId, email }: Browser) {
  const openSession = async (id: number, of: string): Promise<string> => {
    const member = await staffMemberWithEmail(service.db, id as Id<'Restaurant'>, of)
    if (!member) throw new Error(`${of} is nobody at restaurant ${id}.`)
    return `${keptCookie}=${await openStaffSession(service.db, member.id, service.clock.now())}`
  }
  return fetchWithCookie(service, {
    first: email === null ? null : openSession(restaurantId, email),
    openedBy: async (path, body) => {
      if (path === `/staff/api${signIn.path}`) {
        const typed = JSON.parse(body) as { readonly restaurantId: number; readonly email: string }
        return openSession(typed.restaurantId, typed.email)
      }
      if (path !== `/staff/api${signInWithPasskey.path}`) return null
      const found = await passkeyNamed(service.db, (JSON.parse(body) as { readonly id: string }).id)
      return found && openSession(found.member.restaurantId, found.member.email)
    },
  })
}

/** The same with the page of the operators; nobody is signed in. */
export function operatorFetch(service: Served) {
  return fetchWithCookie(service, {
    first: null,
    openedBy: async (path, body) => {
      if (path !== `/operator/api${signInOperator.path}`) return null
      const { email } = JSON.parse(body) as { readonly email: string }
      const operator = await operatorWithEmail(service.db, email)
      if (!operator) throw new Error(`${email} is no operator.`)
      return `${operatorCookie}=${await openOperatorSession(service.db, operator.id, service.clock.now())}`
    },
  })
}

type Sessions = {
  /** The cookie from the start. */
  readonly first: Promise<string> | null
  /**
   * The cookie of who has signed in by a call, with a password or a passkey; null: it was another call. happy-dom hides the cookie of
   * the reply, as browsers do.
   */
  readonly openedBy: (path: string, body: string) => Promise<string | null>
}

function fetchWithCookie({ app }: Served, { first, openedBy }: Sessions) {
  let cookie: string | null = null
  let isOffline = false
  let watched: { readonly ending: string; readonly work: () => void } | null = null
  const isReady = first?.then((opened) => {
    cookie = opened
  })

  const fetch: typeof globalThis.fetch = async (input, init) => {
    await isReady
    if (isOffline) throw new TypeError('Failed to fetch')
    const asked = new Request(new URL(input as string, origin), init)
    if (cookie) asked.headers.set('Cookie', cookie)
    if (typeof init?.body === 'string') asked.headers.set('Content-Length', String(Buffer.byteLength(init.body)))
    const reply = await app.fetch(asked)
    if (reply.ok && typeof init?.body === 'string')
      cookie = (await openedBy(new URL(asked.url).pathname, init.body)) ?? cookie
    if (watched && asked.url.endsWith(watched.ending)) {
      const { work } = watched
      watched = null
      work()
    }
    return reply
  }
  return {
    fetch,
    setOffline: (value: boolean) => {
      isOffline = value
    },
    /** Does something once the service has done the next call whose address ends so, before its answer arrives; what it throws the call ends with. */
    once: (ending: string, work: () => void) => {
      watched = { ending, work }
    },
  }
}
