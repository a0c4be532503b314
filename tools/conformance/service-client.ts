import * as z from 'zod/mini'

import { encodeAny, safeDecode } from '#src/contract/decode.ts'
import type { Endpoint, ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { anonymousEnvelope, clientVersion, requestEnvelope } from '#src/contract/envelope.ts'
import type { Id } from '#src/contract/values.ts'
import type { Checked, Finding, RawAnswer } from '#tools/contract/check.ts'
import { checkReply } from '#tools/contract/check.ts'
import { describeReply } from '#tools/contract/describe.ts'

import { createJournal } from './journal.ts'
import type { FurtherCheck, Journal } from './journal.ts'

export type ConformanceOptions = {
  /** `{host}` of the contract, without a slash at its end. */
  readonly host: string
  readonly restaurantId: number
  /** null = the first venue that takes take-away orders, else the first. */
  readonly venueId: number | null
  readonly language: string
  readonly isReadOnly: boolean
  /** Content of a table's QR code; null = none given. */
  readonly tableCode: string | null
  readonly fetch: typeof fetch
  readonly now: () => number
}

type Who = { readonly apiKey: string; readonly email: string }
type CallOptions = {
  readonly idempotencyKey?: string
  /** Keys beside the request's own, in wire form. */
  readonly extras?: Readonly<Record<string, unknown>>
  /** Keys that were asked for and must be in the reply. */
  readonly asked?: readonly string[]
  /** Refusals that count as success here. */
  readonly mayRefuse?: readonly string[]
}
type Refusal = { readonly as: FurtherCheck; readonly statuses: readonly string[] }

export type Visit = {
  readonly options: ConformanceOptions
  readonly journal: Journal
  /** Credentials of the signed-in customer. */
  who: Who | null
  /** What stays on the backend. */
  readonly left: string[]
  /** Sends a call, compares its reply, and reads it; null when it was refused or cannot be read. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<ReplyOf<E> | null>
  /** Sends a call that must be refused with one of the statuses. */
  refused<E extends Endpoint>(endpoint: E, request: RequestOf<E>, refusal: Refusal): Promise<void>
}

/** Sends raw JSON by fetch, so that it sees what the widget's tolerant client would accept. */
export function createVisit(options: ConformanceOptions): Visit {
  const { host, restaurantId, language } = options
  const journal = createJournal()

  const bodyOf = <E extends Endpoint>(endpoint: E, request: RequestOf<E>, extras = {}): string => {
    const base = { version: clientVersion, restaurantId: restaurantId as Id<'Restaurant'> }
    const signedIn = { email: visit.who?.email ?? null, apiKey: visit.who?.apiKey ?? null }
    const envelope =
      endpoint.auth === 'none' ? z.encode(anonymousEnvelope, base) : z.encode(requestEnvelope, { ...base, ...signedIn })
    return JSON.stringify({ ...envelope, ...(encodeAny(endpoint.request, request) as object), ...extras })
  }

  async function post(path: string, body: string, idempotencyKey?: string): Promise<RawAnswer | Error> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
    try {
      const reply = await options.fetch(`${host}/${language}/webservice${path}`, { method: 'POST', headers, body })
      return { status: reply.status, body: parsed(await reply.text()) }
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  const visit: Visit = {
    options,
    journal,
    who: null,
    left: [],

    async call(endpoint, request, { idempotencyKey, extras, asked = [], mayRefuse = [] } = {}) {
      const answer = await post(endpoint.path, bodyOf(endpoint, request, extras), idempotencyKey)
      if (answer instanceof Error) return noReply(journal, endpoint, answer)
      const checked = checkReply(describeReply(endpoint), answer)
      const data = dataOf(answer)
      if (!checked.isSuccess) {
        if (mayRefuse.includes(statusOf(answer))) journal.ran(endpoint, checked)
        else journal.refused(endpoint, checked, refusalOf(answer))
        return null
      }
      journal.ran(endpoint, { ...checked, findings: [...checked.findings, ...missing(data, asked)] })
      const read = safeDecode(endpoint.reply, data ?? {})
      return read.success ? (read.data as ReplyOf<typeof endpoint>) : null
    },

    async refused(endpoint, request, { as, statuses }) {
      const answer = await post(endpoint.path, bodyOf(endpoint, request))
      if (answer instanceof Error) return void noReply(journal, as, answer)
      const checked = checkReply(describeReply(endpoint), answer)
      journal.ran(as, checked.isSuccess ? accepted(checked, statuses) : withStatus(checked, answer, statuses))
    },
  }
  return visit
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function dataOf({ body }: RawAnswer): unknown {
  const data = isPlain(body) ? body.data : undefined
  return Array.isArray(data) ? {} : data
}

function statusOf(answer: RawAnswer): string {
  const data = dataOf(answer)
  return isPlain(data) && typeof data.status === 'string' ? data.status : ''
}

function refusalOf({ body }: RawAnswer): string {
  const data = isPlain(body) && isPlain(body.data) ? body.data : {}
  const messages = isPlain(body) && Array.isArray(body.messages) ? body.messages.join(' ') : ''
  return [data.status, messages && `"${messages}"`].filter(Boolean).join(' ') || 'without a word'
}

function missing(data: unknown, asked: readonly string[]): Finding[] {
  const has = isPlain(data) ? data : {}
  const absent = asked.filter((path) => !isThere(has, path.split('.')))
  return absent.map((field) => ({ kind: 'difference', field, expected: 'what was asked for', got: 'left out' }))
}

function isThere(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true
  return isPlain(value) && key in value && isThere(value[key], rest)
}

function accepted({ findings, unknownKeys }: Checked, statuses: readonly string[]): Checked {
  const difference = {
    kind: 'difference',
    field: '(success)',
    expected: `false, ${statuses.join(' or ')}`,
    got: 'true',
  }
  return { findings: [...findings, difference as Finding], unknownKeys }
}

function withStatus({ findings, unknownKeys }: Checked, answer: RawAnswer, statuses: readonly string[]): Checked {
  const status = statusOf(answer)
  if (statuses.some((one) => status.endsWith(one))) return { findings, unknownKeys }
  const wrong: Finding = {
    kind: 'difference',
    field: 'status',
    expected: statuses.join(' or '),
    got: refusalOf(answer),
  }
  return { findings: [...findings, wrong], unknownKeys }
}

function noReply(journal: Journal, subject: Endpoint | FurtherCheck, { message, cause }: Error): null {
  const why = cause instanceof Error ? cause.message : message
  const finding: Finding = { kind: 'difference', field: '(connection)', expected: 'a reply', got: why || 'none' }
  journal.ran(subject, { findings: [finding], unknownKeys: 0 })
  return null
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
