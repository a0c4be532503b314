import { outsideDeadline } from '#server/platform/outside-calls.ts'
import type { PayPalKeys } from '#server/settings/settings.ts'

export type PayPalApi = {
  /** Null when PayPal knows no such thing; `{}` for an empty reply. */
  get(path: string): Promise<unknown>
  /** `requestId`: the same call again does nothing twice. A refusal (4xx) answers null, anything worse throws. */
  post(path: string, requestId: string, body?: object): Promise<unknown>
  /** True when it is gone, now or already; false for a refusal, anything worse throws. */
  delete(path: string): Promise<boolean>
}

const hosts = { sandbox: 'https://api-m.sandbox.paypal.com', production: 'https://api-m.paypal.com' } as const
/** A token is fetched anew this long before it ends. */
const marginMs = 60_000
/** Refusals of this moment: our token ended, the same call is running, or too many were made. */
const toRepeat: readonly number[] = [401, 409, 429]

/** Of the sign-in: the application is unknown, or its secret is wrong. */
const refusals: readonly number[] = [400, 401, 403]
const refusedKey = 'refused-key'

/** Whether a call has failed because PayPal does not know the keys. */
export function isRefusedKey(error: unknown): boolean {
  return error instanceof Error && error.cause === refusedKey
}

type Keys = Pick<PayPalKeys, 'clientId' | 'clientSecret' | 'environment'>

/** PayPal's REST interface, signed in as the restaurant's application. */
export function createPayPalApi(keys: Keys, { fetch, now }: { fetch: Fetch; now: () => number }): PayPalApi {
  const host = hosts[keys.environment]
  let token: { readonly value: string; readonly endsAtMs: number } | null = null

  async function accessToken(): Promise<string> {
    if (token && token.endsAtMs > now()) return token.value
    const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')
    const response = await fetch(`${host}/v1/oauth2/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      signal: outsideDeadline(),
    })
    if (!response.ok) {
      const said = `PayPal refused the keys with ${response.status}: check client id, secret and environment.`
      throw new Error(said, { cause: refusals.includes(response.status) ? refusedKey : null })
    }
    const reply = (await response.json()) as { readonly access_token: string; readonly expires_in: number }
    token = { value: reply.access_token, endsAtMs: now() + reply.expires_in * 1000 - marginMs }
    return token.value
  }

  async function send(path: string, { headers, ...init }: Sent): Promise<Response> {
    const authorization = `Bearer ${await accessToken()}`
    const response = await fetch(host + path, {
      ...init,
      headers: { ...headers, Authorization: authorization },
      signal: outsideDeadline(),
    })
    if (response.status >= 500 || toRepeat.includes(response.status))
      throw new Error(`PayPal answered ${response.status} to ${path}.`)
    return response
  }

  async function read(response: Response): Promise<unknown> {
    if (!response.ok) return null
    return response.status === 204 ? {} : response.json()
  }

  return {
    get: async (path) => read(await send(path, { method: 'GET', headers: {} })),
    post: async (path, requestId, body = {}) => {
      const headers = {
        'Content-Type': 'application/json',
        'PayPal-Request-Id': requestId,
        // Without it PayPal answers no more than an id and a status.
        Prefer: 'return=representation',
      }
      return read(await send(path, { method: 'POST', headers, body: JSON.stringify(body) }))
    },
    delete: async (path) => {
      const { ok, status } = await send(path, { method: 'DELETE', headers: {} })
      return ok || status === 404
    },
  }
}

type Fetch = typeof globalThis.fetch
type Sent = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
