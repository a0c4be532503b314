import * as z from 'zod/mini'

import { checked, typed } from './checked.ts'
import { localDateTime } from './date-values.ts'
import { safeDecode } from './decode.ts'
import { endpoint } from './endpoint.ts'
import { field } from './field-table.ts'
import { orderAddress } from './order-address.ts'
import { sentOrderType } from './sent-service-type.ts'
import type { Branded, LocalDateTime } from './values.ts'
import { cents, id, orNull, text } from './values.ts'

const slot = {
  slotStart: field('data', localDateTime),
  timetableId: field('id_orario', id('Timetable')),
  timeZone: field('timezone', text),
} as const

/** Checks whether the cart can be ordered for the slot; reserves nothing (rulings "guest take-away"). */
export const checkCart = endpoint('/account/cart-check', {
  auth: 'optional',
  request: {
    venueId: field('id_locale', id('Venue')),
    ...slot,
    orderType: field('ordine_tipo', sentOrderType),
    productsTotal: field('ordine_totale', cents),
    address: field('ordine_indirizzo', orNull(orderAddress)),
    servicePointId: field('id_punto_di_servizio', orNull(id('ServicePoint'))),
  },
  reply: {},
})

/** A moment with its own offset (RFC 3339): `2026-03-10T12:15:00+01:00`. */
export type OffsetDateTime = Branded<string, 'OffsetDateTime'>

const withOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const isWithOffset = (value: unknown) => typeof value === 'string' && withOffset.test(value)
const isWallClock = (value: unknown) => safeDecode(localDateTime, value).success

/** Some services send the limit with an offset (contract C140). */
export const limitTime = typed<LocalDateTime | OffsetDateTime, string>(
  z.codec(
    checked<string>((value) => isWithOffset(value) || isWallClock(value), 'a time'),
    text,
    { decode: (value) => (isWithOffset(value) ? value : z.decode(localDateTime, value)), encode: (value) => value },
  ),
)

/**
 * Starts the time limit for a slot, for guests too (rulings "guest take-away"); the reply is wall-clock time in the zone
 * of the request, null = now + 15 minutes.
 */
export const setOrderTime = endpoint('/account/set_order_time', {
  auth: 'optional',
  request: slot,
  reply: { timeLimit: field('limite_tempo', orNull(limitTime)) },
})
