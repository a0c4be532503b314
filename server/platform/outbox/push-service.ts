import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { outsideDeadline } from '#server/platform/outside-calls.ts'

/** What became of a push message at Firebase. `reason` names no device. */
export type PushDelivery =
  | { readonly kind: 'taken' }
  /** The device has no push any more: its token is of no use. */
  | { readonly kind: 'unregistered' }
  /** `afterMs`: as the service asks for; null = it says nothing. */
  | { readonly kind: 'refused-for-now'; readonly reason: string; readonly afterMs: number | null }
  | { readonly kind: 'refused'; readonly reason: string }

export type PushMessage = {
  readonly token: string
  readonly data: Readonly<Record<string, string>>
  /** What it is about: of several that wait for a device, only the newest is delivered (RFC 8030, Topic); null = each is. */
  readonly subject: string | null
}
export type PushService = { readonly send: (message: PushMessage, nowMs: number) => Promise<PushDelivery> }

const serviceAccount = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.string(),
})
type ServiceAccount = z.output<typeof serviceAccount>

const host = 'https://fcm.googleapis.com'
const scope = 'https://www.googleapis.com/auth/firebase.messaging'

/**
 * Firebase Cloud Messaging by its HTTP v1 API (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages).
 * `account` is the JSON of a service account or the path of its file; anything else throws.
 */
export async function openPushService(account: string, fetch = globalThis.fetch): Promise<PushService> {
  const known = await readAccount(account)
  const access = createAccess(known, fetch)
  async function send({ token, data, subject }: PushMessage, nowMs: number): Promise<PushDelivery> {
    const response = await fetch(`${host}/v1/projects/${known.project_id}/messages:send`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await access.tokenAt(nowMs)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        message: { token, data, webpush: { headers: { Urgency: 'high', ...(subject && { Topic: subject }) } } },
      }),
      signal: outsideDeadline(),
    })
    if (response.status === 401) access.forget()
    return deliveryOf(response, nowMs)
  }
  return { send }
}

async function readAccount(account: string): Promise<ServiceAccount> {
  try {
    const text = account.trimStart().startsWith('{') ? account : await readFile(account, 'utf8')
    return serviceAccount.parse(JSON.parse(text))
  } catch {
    throw new Error('FCM_SERVICE_ACCOUNT must be the JSON of a service account, or the path of a file with it.')
  }
}

const accessReply = z.object({ access_token: z.string(), expires_in: z.number() })
const hourMs = 60 * 60_000
/** How long before its end an access token is not used any more. */
const reserveMs = 60_000

type Access = { readonly token: string; readonly untilMs: number }

/** Access tokens of the account, asked for with a signed statement (RFC 7523) and used until they end. */
function createAccess(account: ServiceAccount, fetch: typeof globalThis.fetch) {
  let kept: Promise<Access> | null = null

  async function ask(nowMs: number): Promise<Access> {
    const { SignJWT, importPKCS8 } = await import('jose')
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(new Date(nowMs))
      .setExpirationTime(new Date(nowMs + hourMs))
      .sign(await importPKCS8(account.private_key, 'RS256'))
    const response = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: outsideDeadline(),
    })
    if (!response.ok) throw Object.assign(new Error('Google gives no access.'), { code: `HTTP ${response.status}` })
    const reply = accessReply.parse(await response.json())
    return { token: reply.access_token, untilMs: nowMs + Math.max(1, reply.expires_in * 1000 - reserveMs) }
  }

  /** Those who need one at the same time get the same. */
  async function tokenAt(nowMs: number): Promise<string> {
    const asked = (kept ??= ask(nowMs))
    const access = await asked.catch(() => null)
    if (access && access.untilMs > nowMs) return access.token
    if (kept === asked) kept = null
    return access ? tokenAt(nowMs) : (await asked).token
  }

  return {
    tokenAt,
    forget(): void {
      kept = null
    },
  }
}

const failure = z.object({
  error: z.object({ details: z._default(z.array(z.object({ errorCode: z.optional(z.string()) })), []) }),
})

async function deliveryOf(response: Response, nowMs: number): Promise<PushDelivery> {
  if (response.ok) return { kind: 'taken' }
  const { status, headers } = response
  const read = z.safeParse(failure, await response.json().catch(() => null))
  const code = read.data?.error.details.find(({ errorCode }) => errorCode)?.errorCode
  if (code === 'UNREGISTERED') return { kind: 'unregistered' }
  const reason = ['FCM', status, code].filter(Boolean).join(' ')
  const passes = status === 401 || status === 429 || status >= 500
  return passes
    ? { kind: 'refused-for-now', reason, afterMs: retryAfterMs(headers.get('retry-after'), nowMs) }
    : { kind: 'refused', reason }
}

/** Seconds or a date (RFC 9110), in ms from now; null when the header says nothing. */
function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
