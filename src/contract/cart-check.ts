import { endpoint } from './endpoint.ts'
import { field } from './field-table.ts'
import { orderAddress } from './order-address.ts'
import { sentOrderType } from './service-type.ts'
import { cents, id, localDateTime, orNull, text } from './values.ts'

const slot = {
  slotStart: field('data', localDateTime),
  timetableId: field('id_orario', id('Timetable')),
  timeZone: field('timezone', text),
} as const

/** May this cart still be ordered for this slot? Nothing is reserved. */
export const checkCart = endpoint('/account/cart-check', {
  auth: 'required',
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

/** Starts the time limit for a slot; the limit is wall-clock time in the zone that was sent, null = now + 15 minutes. */
export const setOrderTime = endpoint('/account/set_order_time', {
  auth: 'required',
  request: slot,
  reply: { timeLimit: field('limite_tempo', orNull(localDateTime)) },
})
