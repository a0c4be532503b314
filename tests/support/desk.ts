import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { keptCookie } from '#server/staff/desk-cookie.ts'
import { staffMemberWithEmail } from '#server/staff/staff-members.ts'
import { openStaffSession } from '#server/staff/staff-sessions.ts'
import type { Id } from '#src/contract/values.ts'

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
export function deskOf({ app, db, clock }: Pick<TestService, 'app' | 'db' | 'clock'>, restaurantId: number) {
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const owner = await staffMemberWithEmail(db, restaurantId as Id<'Restaurant'>, demoOwner.email)
    if (!owner) throw new Error(`Nobody owns restaurant ${restaurantId}.`)
    const asked = new Request(`${origin}/staff/api/${path}`, { ...init, headers })
    asked.headers.set('Cookie', `${keptCookie}=${await openStaffSession(db, owner.id, clock.now())}`)
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
    read: async <T>(path: string): Promise<T> => (await request(path)).json(),
  }
}
