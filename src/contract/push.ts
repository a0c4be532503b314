import type * as z from 'zod/mini'
import { safeDecode } from 'zod/mini'

import type { ChatMessage } from './chat.ts'
import { chatMessage } from './chat.ts'
import { texts } from './checked.ts'
import { localDateTime } from './date-values.ts'
import { field, wireObject } from './field-table.ts'
import type { Id, LocalDateTime } from './values.ts'
import { id, ids, list, orNull, text } from './values.ts'

/** The static push configuration of a provider (contract 3.10), without an envelope. */
export const pushConfig = wireObject({
  firebase: field('firebase', texts),
  vapidKey: field('vapid_key', text),
  /** Path of the service worker on the page's origin; the attribute `push-sw` overrides it. */
  worker: field('service_worker', orNull(text)),
})
export type PushConfig = z.output<typeof pushConfig>

/** A push message (contract 3.9, push payloads). */
export type PushMessage =
  | { readonly kind: 'message'; readonly title: string; readonly body: string; readonly message: ChatMessage }
  | { readonly kind: 'read'; readonly ids: readonly Id<'Message'>[]; readonly readAt: LocalDateTime }
  | { readonly kind: 'code'; readonly title: string; readonly body: string; readonly venueIds: readonly Id<'Venue'>[] }
  | { readonly kind: 'order'; readonly title: string; readonly body: string; readonly orderId: Id<'Order'> }
  | { readonly kind: 'other' }

const shown = { title: field('title', text), body: field('body', text) } as const
const messagePush = wireObject({ ...shown, message: field('messaggio', chatMessage) })
const readPush = wireObject({
  ids: field('ids', list(id('Message'))),
  readAt: field('data_ora_lettura', localDateTime),
})
const codePush = wireObject({ ...shown, venueIds: field('mask_locali', ids('Venue')) })

/** Optional addition: what the restaurant decided about an order. */
const orderPush = wireObject({ ...shown, orderId: field('id', id('Order')) })

const jsonKeys = ['messaggio', 'ids', 'mask_locali']

/** Decodes a push message, whose values are texts, some of them JSON; of unknown kind or shape it is `other`. */
export function readPushMessage(data: Readonly<Record<string, unknown>>): PushMessage {
  const whole = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, jsonKeys.includes(key) ? parsed(value) : value]),
  )
  switch (data.type) {
    case 'CHAT_MESSAGE':
      return ofKind('message', messagePush, whole)
    case 'MARK_MESSAGES':
      return ofKind('read', readPush, whole)
    case 'CODICE_SCONTO':
      return ofKind('code', codePush, whole)
    case 'STATO_ORDINE':
      return ofKind('order', orderPush, whole)
    default:
      return { kind: 'other' }
  }
}

function ofKind<K extends PushMessage['kind'], T>(kind: K, codec: z.ZodMiniType<T>, whole: unknown) {
  const read = safeDecode(codec, whole)
  return read.success ? { kind, ...read.data } : { kind: 'other' as const }
}

function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}
