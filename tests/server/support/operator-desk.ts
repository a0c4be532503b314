import { addOperatorAs } from '#server/commands/add-operator.ts'
import type { TestService } from '#tests/support/service.ts'

export const operator = { email: 'olga@provider.example', name: 'Olga', password: 'basilico-fresco' }
const origin = 'https://service.example'
const headers = { 'Content-Type': 'application/json' }

/** An operator, and their browser: paths begin behind `/operator/api/`, every call carries the cookie of the last sign-in. */
export async function anOperator(service: Pick<TestService, 'fetch' | 'db' | 'clock'>) {
  await addOperatorAs(service.db, { ...operator, nowMs: service.clock.now() })
  let cookie = ''
  const ask = (path: string, init: RequestInit = {}) =>
    service.fetch(`${origin}/operator/api/${path}`, { ...init, headers: { ...headers, Cookie: cookie } })
  const post = (path: string, body: object = {}) => ask(path, { method: 'POST', body: JSON.stringify(body) })
  async function signIn(typed: { readonly email?: string; readonly password?: string } = {}): Promise<Response> {
    const { email, password } = operator
    const reply = await post('session', { email, password, ...typed })
    cookie = reply.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    return reply
  }
  await signIn()
  return {
    get: (path: string) => ask(path),
    post,
    signIn,
    cookie: () => cookie,
    read: async <T>(path: string): Promise<T> => (await ask(path)).json(),
    /** Makes a restaurant and answers its number. */
    async make(wish: object = {}): Promise<number> {
      const reply = await post('restaurants', {
        name: 'Da Rita',
        country: 'IT',
        timeZone: null,
        like: 'pizzeria',
        ...wish,
      })
      return ((await reply.json()) as { id: number }).id
    },
    /** Invites somebody and answers the token of the link. */
    async invite(restaurantId: number, wish: object = {}): Promise<string> {
      const body = { name: 'Rita', email: 'Rita@Example.com', ...wish }
      const reply = await post(`restaurants/${restaurantId}/invite`, body)
      return ((await reply.json()) as { link: string }).link.split('#')[1] ?? ''
    },
  }
}
