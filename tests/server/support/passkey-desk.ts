import { desc, eq } from 'drizzle-orm'

import type { NewPasskey, PasskeyAnswer } from '#desk/contract/passkeys.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

import { createAuthenticator } from './authenticator.ts'

/** The page of the desk in tests. */
export const page = { rpId: 'service.example', origin: 'https://service.example' }
export const password = 'buonappetito'
export const tooLate = [409, { reason: 'too-late' }]
export const unknown = [401, { reason: 'unknown-passkey' }]

type Options = {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id: string }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly excludeCredentials?: readonly { readonly id: string }[]
  readonly userVerification?: string
  readonly authenticatorSelection?: object
}
type Wish = Parameters<ReturnType<typeof createAuthenticator>['answer']>[1]

/** Status and body of a reply. */
export async function answerOf(reply: Response): Promise<[number, unknown]> {
  return [reply.status, await reply.json()]
}

/** What the service asks the browser for. */
export async function optionsOf(reply: Response): Promise<Options> {
  return ((await reply.json()) as { readonly options: Options }).options
}

/** The cookie of the session that a reply has opened. */
export function cookieOf(reply: Response): string {
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** The desk of a restaurant in the hands of its owner, and a device of theirs; `desk` may be that of another restaurant. */
export function passkeyDesk(service: TestService, restaurantId: Id<'Restaurant'>) {
  const device = createAuthenticator()
  const own = deskOf(service, restaurantId)
  type Desk = typeof own

  /** A call of a page without a session. */
  const post = (path: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    service.fetch(`${page.origin}/staff/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const beginAdding = async (desk: Desk = own) => optionsOf(await desk.post('passkeys/begin', { current: password }))
  const beginSigningIn = async () => (await optionsOf(await post('session/passkey/begin'))).challenge
  const finishAdding = (made: NewPasskey, name = 'iPad of the counter', desk: Desk = own) =>
    desk.post('passkeys', { name, made })
  const finishSigningIn = (answer: PasskeyAnswer, cookie = '') => post('session/passkey', answer, { Cookie: cookie })

  /** The number of the restaurant whose desk a cookie opens; null = none. */
  async function deskWith(cookie: string): Promise<number | null> {
    const reply = await service.fetch(`${page.origin}/staff/api/session`, { headers: { Cookie: cookie } })
    const { member } = (await reply.json()) as { member: { restaurant: { id: number } } | null }
    return member?.restaurant.id ?? null
  }

  return {
    own,
    device,
    post,
    beginAdding,
    beginSigningIn,
    finishAdding,
    finishSigningIn,
    async add(desk: Desk = own): Promise<Response> {
      const { challenge, user } = await beginAdding(desk)
      return finishAdding(device.make({ ...page, challenge }, user.id), undefined, desk)
    },
    /** `forged`: what the device signs instead of what it was asked. */
    async signIn(wish: Wish = {}, forged: object = {}): Promise<Response> {
      return finishSigningIn(device.answer({ ...page, challenge: await beginSigningIn(), ...forged }, wish))
    },
    listed: async () => (await own.read<{ passkeys: { id: number; name: string }[] }>('passkeys')).passkeys,
    deskWith,
    isSignedIn: async (cookie: string) => (await deskWith(cookie)) !== null,
    async lastAudit() {
      const isHere = eq(audit.restaurantId, restaurantId)
      return (await service.db.select().from(audit).where(isHere).orderBy(desc(audit.id)))[0]
    },
  }
}
