import { exactly, oneOf } from './values.ts'

const wireNames = {
  takeAway: 'TAKEAWAY',
  delivery: 'DELIVERY',
  eatIn: 'MANGIA_RISTORANTE',
  dil: 'DIL',
  table: 'ORDINA_TAVOLO',
  reservation: 'PRENOTAZIONI',
} as const

const { reservation: _reservation, ...orderNames } = wireNames

export type ServiceType = keyof typeof wireNames
/** A service that ends in an order: all but the table reservation [BCONST-02]. */
export type OrderType = keyof typeof orderNames

/** A service type as the service names it; unknown ones read as 'other' [BCONST-04]. */
export const serviceType = oneOf(wireNames)
export const sentServiceType = exactly(wireNames)
export const sentOrderType = exactly(orderNames)
