import * as z from 'zod/mini'

import { anything } from './checked.ts'
import { safeDecode } from './decode.ts'
import { arrayOf, field, wireObject } from './field-table.ts'
import { flag, id, orNull, text } from './values.ts'

/** Sent as `versione` in every body and as `X-Version` [CONST-04]. */
export const clientVersion = '3.5.2'

const envelopeFields = {
  version: field('versione', orNull(text)),
  restaurantId: field('id_ristorante', id('Restaurant')),
} as const

/** Fields of every body with auth "none" (contract 1.1). */
export const anonymousEnvelope = wireObject(envelopeFields)

/** Fields of every other body; a guest sends nulls (contract 1.3, rulings "guest fields"). */
export const requestEnvelope = wireObject({
  ...envelopeFields,
  email: field('email', orNull(text)),
  apiKey: field('api_key', orNull(text)),
})
export type RequestEnvelope = z.output<typeof requestEnvelope>

const messages = z.codec(z.optional(anything), arrayOf(text), {
  decode: (value) => (typeof value === 'string' ? [value] : ((value ?? []) as string[])),
  encode: (value) => value,
})

const replyEnvelope = wireObject({
  success: field('success', flag),
  data: field('data', z.optional(anything)),
  messages: field('messages', messages),
})

/** A reply before decoding: the data for the endpoint's codec, or the refusal. */
export type RawReply =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly messages: string[]; readonly status: string | null; readonly data: unknown }

const sessionEndings = ['API_KEY_NOT_FOUND', 'USER_NOT_FOUND', 'ACCOUNT_NOT_FOUND']

/** Whether a status means that the api key is no longer valid [ERR-08]. */
export function endsSession(status: string | null): boolean {
  return status !== null && sessionEndings.some((ending) => status.endsWith(ending))
}

/** Reads the outer object of any reply; null when the body is not such an object [API-03, API-04]. */
export function readReply(body: unknown): RawReply | null {
  if (typeof body !== 'object' || body === null || !('success' in body)) return null
  const parsed = safeDecode(replyEnvelope, body)
  if (!parsed.success) return null
  const { success, data, messages: texts } = parsed.data
  if (success) return { success, data: data == null || Array.isArray(data) ? {} : data }
  const status: unknown = typeof data === 'object' && data !== null && 'status' in data ? data.status : null
  return { success, messages: texts, status: typeof status === 'string' ? status : null, data }
}

/** Writes a success reply around encoded data. */
export function successReply(data: unknown) {
  return { success: true, data, messages: [] }
}

/** Writes a failure reply: a code of contract 4.2 and the texts to show. */
export function failureReply(status: string, texts: readonly string[], extra: Readonly<Record<string, unknown>> = {}) {
  return { success: false, data: { status, ...extra }, messages: texts }
}
