import type * as z from 'zod/mini'

import { field } from './field-table.ts'
import type { Field } from './field-table.ts'
import { oneOf } from './values.ts'

/** The wire words of all services. */
export const wireNames = {
  takeAway: 'TAKEAWAY',
  delivery: 'DELIVERY',
  eatIn: 'MANGIA_RISTORANTE',
  dil: 'DIL',
  table: 'ORDINA_TAVOLO',
  reservation: 'PRENOTAZIONI',
} as const

const { reservation: _reservation, ...orderTypeNames } = wireNames

/** The wire words of the order types. */
export const orderNames = orderTypeNames

export type ServiceType = keyof typeof wireNames
/** An order type: every service but the table reservation [BCONST-02]. */
export type OrderType = keyof typeof orderNames

/** A service type in a reply; unknown ones are 'other' [BCONST-04]. */
export const serviceType = oneOf(wireNames)

type FieldPerOrderType<P extends string, S extends z.ZodMiniType> = {
  readonly [T in OrderType]: Field<`${P}${Lowercase<(typeof orderNames)[T]>}`, S>
}

/**
 * A field for each order type: `configurazione_` gives `configurazione_takeaway`, `configurazione_delivery` and so on.
 */
export function fieldPerOrderType<const P extends string, S extends z.ZodMiniType>(prefix: P, codec: S) {
  const rows = Object.entries(orderNames).map(([type, wire]) => [type, field(`${prefix}${wire.toLowerCase()}`, codec)])
  return Object.fromEntries(rows) as FieldPerOrderType<P, S>
}
