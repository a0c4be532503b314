import type { Context } from 'hono'
import * as z from 'zod/mini'

import type { Endpoint, RequestOf } from '#src/contract/endpoint.ts'
import type { RequestEnvelope } from '#src/contract/envelope.ts'
import { requestEnvelope } from '#src/contract/envelope.ts'
import type { Id } from '#src/contract/values.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'
import { accept } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import { callerAddress } from './caller-address.ts'
import { checkTexts } from './check-texts.ts'
import type { Database } from './db/database.ts'
import type { Restaurant } from './find-restaurant.ts'
import { restaurantAt } from './find-restaurant.ts'
import type { Limits } from './limits/limits.ts'
import type { Answer } from './refusal.ts'
import { refused } from './refusal.ts'
import type { Clock } from './service-clock.ts'
import type { Account } from './sessions.ts'
import { accountOfKey } from './sessions.ts'
import type { Localize } from './texts/language.ts'
import { languageOf, localizerFor } from './texts/language.ts'
import type { Author } from './write-audit.ts'

type Body = Readonly<Record<string, unknown>>

/** The context of a handler beside its request. */
export type Call = {
  readonly db: Database
  /** For replies that are kept (`readTogether`); null = there is none. */
  readonly replica: Database | null
  readonly restaurant: Restaurant
  readonly language: Language
  readonly localize: Localize
  readonly account: Account | null
  readonly apiKey: string | null
  readonly nowMs: number
  /** The body as received, for keys that no codec names (consents). */
  readonly body: Body
  /** Address of this service as browsers see it. */
  readonly origin: string
  /** The page that embeds the widget, from the service's own configuration, never from a request (contract 1.7). */
  readonly siteUrl: string
  /** Network address of the caller. */
  readonly address: string
  readonly limits: Limits
  /** Whether addresses are looked up; without, delivery areas are chosen by their names (decision 98). */
  readonly hasGeocoder: boolean
  readonly idempotencyKey: string | null
  /** Who of the staff makes this call for somebody on the telephone (decision 126); null = the caller for themselves. */
  readonly placedBy: PlacedBy | null
  /** Who of the staff tries the widget in the preview of the set-up (decision 136); null = nobody does. */
  readonly triedBy: PlacedBy | null
}
export type CustomerCall = Call & { readonly account: Account }

/** A member of the staff who orders for somebody else, or tries the widget. */
export type PlacedBy = {
  readonly member: Author['member']
  /** The venue that is all they see; null = every one. */
  readonly venueId: Id<'Venue'> | null
  /** Whether they are still a member, who is not removed until the transaction ends. */
  readonly isStillMember: (tx: Database) => Promise<boolean>
}

/** Staff who make a call of the widget: `isPreview`: they try it; else they order for somebody on the telephone. */
export type StaffCaller = PlacedBy & { readonly isPreview: boolean }

export type CallDeps = {
  readonly db: Database
  readonly replica: Database | null
  readonly clock: Clock
  readonly publicUrl: string | undefined
  /** Where the paths of restaurants' sites begin. */
  readonly siteOrigin: string
  readonly trustedProxies: number
  readonly limits: Limits
  readonly hasGeocoder: boolean
}

/** Reads one call: body, restaurant, account, and the request decoded by the contract's codec. */
export async function readCall<E extends Endpoint>(
  context: Context,
  endpoint: E,
  { db, replica, clock, publicUrl, siteOrigin, trustedProxies, limits, hasGeocoder }: CallDeps,
  staff: StaffCaller | null,
): Promise<Answer<{ request: RequestOf<E>; call: Call }>> {
  const body = await readBody(context)
  const language = languageOf(context.req.path)
  const envelope = readEnvelope(endpoint, body, language)
  if (!envelope.ok) return envelope
  const { restaurantId, apiKey } = envelope.value
  const nowMs = clock.now(restaurantId)
  const roles = rolesOf(staff)
  const isPreview = roles.triedBy !== null
  const restaurant = restaurantFor(staff, await restaurantAt(db, restaurantId, { nowMs, isPreview }))
  if (!restaurant) return refused('ENTITY_NOT_FOUND')
  if (restaurant.isUnderMaintenance && !endpoint.isOpenInMaintenance) return refused('MAINTENANCE')
  const account = await callerOf(endpoint, { db, envelope: envelope.value, body, nowMs, staff })
  if (!account.ok) return account
  const request = withinReach(decode(endpoint.request as z.ZodMiniType<RequestOf<E>>, body), staff)
  if (!request.ok) return request
  const call = {
    db,
    replica,
    restaurant,
    language,
    localize: localizerFor(language, restaurant),
    account: account.value,
    apiKey,
    nowMs,
    body: body ?? {},
    origin: publicUrl ?? new URL(context.req.url).origin,
    siteUrl: new URL(restaurant.siteUrl ?? '/', siteOrigin).href,
    address: addressOf(context, trustedProxies),
    limits,
    hasGeocoder,
    idempotencyKey: context.req.header('Idempotency-Key')?.slice(0, 200) ?? null,
    ...roles,
  }
  return accept({ request: request.value, call })
}

/** What somebody of the staff makes the call for. */
function rolesOf(staff: StaffCaller | null): Pick<Call, 'placedBy' | 'triedBy'> {
  const isPreview = staff?.isPreview === true
  return { placedBy: isPreview ? null : staff, triedBy: isPreview ? staff : null }
}

/** JSON under its own type, or as text/plain so that browsers need no preflight (contract 7, f_richieste_semplici). */
async function readBody(context: Context): Promise<Body | null> {
  const type = context.req.header('Content-Type') ?? 'text/plain'
  if (!/^(application\/json|text\/plain)\b/i.test(type)) return null
  try {
    const content: unknown = JSON.parse(await context.req.text())
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? (content as Body) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** What stands in every body; no text of the body is too long. */
function readEnvelope(endpoint: Endpoint, body: Body | null, language: Language): Answer<RequestEnvelope> {
  const envelope = decode(requestEnvelope, body)
  const texts = checkTexts(endpoint, body, language)
  return texts.ok ? envelope : texts
}

function decode<T>(codec: z.ZodMiniType<T>, body: Body | null): Answer<T> {
  if (!body) return refused('VALIDATION', { fields: 'JSON' })
  const parsed = z.safeParse(codec, body)
  if (parsed.success) return accept(parsed.data)
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || issue.code)
  return refused('VALIDATION', { fields: [...new Set(fields)].slice(0, 10).join(', ') })
}

/**
 * The restaurant of a call. For staff it is their own only, every type of order needs no account, and what an account or a
 * payment in the widget is for is absent (decisions 126, 131 and 136).
 */
function restaurantFor(staff: StaffCaller | null, restaurant: Restaurant | null): Restaurant | null {
  if (staff === null || restaurant === null) return restaurant
  if (restaurant.id !== staff.member.restaurantId) return null
  const absent = {
    hasLoyaltyCard: false,
    hasGoogleSignIn: false,
    pushConfig: null,
    hasCardPayments: false,
    hasWallets: false,
    // The desk takes JSON under its own type only.
    acceptsSimpleRequests: false,
  }
  return { ...restaurant, ...absent, guestOrderTypes: [...orderTypes] }
}

/** A request that names no venue but those that the member of the staff sees. */
function withinReach<R extends object>(request: Answer<R>, staff: StaffCaller | null): Answer<R> {
  if (!request.ok || staff === null || staff.venueId === null) return request
  const named = 'venueId' in request.value ? request.value.venueId : null
  return (named ?? staff.venueId) === staff.venueId ? request : refused('ENTITY_NOT_FOUND')
}

type Caller = Pick<Call, 'db' | 'nowMs'> & {
  readonly staff: StaffCaller | null
  readonly envelope: RequestEnvelope
  readonly body: Body | null
}

/** The signed-in account; a call with an order token needs none (contract 1.3), and nobody on the telephone or in the preview has one. */
async function callerOf(
  endpoint: Endpoint,
  { db, body, nowMs, staff, ...caller }: Caller,
): Promise<Answer<Account | null>> {
  const { auth, callerEmail } = endpoint
  if (auth === 'none' || staff) return accept(null)
  const envelope = callerEmail ? { ...caller.envelope, email: textAt(body, callerEmail) } : caller.envelope
  const account = await authenticate(db, envelope, nowMs)
  const hasToken = auth === 'required-or-token' && typeof body?.token === 'string'
  return account.ok || !hasToken ? account : accept(null)
}

const textAt = (body: Body | null, key: string) => (typeof body?.[key] === 'string' ? body[key] : '')

/** The api key identifies the caller; an e-mail, if sent, must be that account's (contract C17). */
async function authenticate(
  db: Database,
  { apiKey, email, restaurantId }: RequestEnvelope,
  nowMs: number,
): Promise<Answer<Account | null>> {
  if (apiKey === null) return accept(null)
  const account = await accountOfKey(db, { apiKey, restaurantId, nowMs })
  if (!account) return refused('API_KEY_NOT_FOUND')
  if (email !== null && email.toLowerCase() !== account.email.toLowerCase()) return refused('USER_NOT_FOUND')
  return accept(account)
}

type NodeBindings = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } } | undefined

/** Network address of the caller; `proxies` of ours stand in front. */
export function addressOf(context: Context, proxies: number): string {
  const socket = (context.env as NodeBindings)?.incoming?.socket?.remoteAddress
  return callerAddress({ socket, forwarded: context.req.header('X-Forwarded-For'), proxies })
}
