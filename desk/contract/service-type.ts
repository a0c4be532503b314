import type { OrderType, ServiceType } from '#src/contract/service-type.ts'

import { wordsOf } from './values.ts'

const ordered: Readonly<Record<OrderType, true>> = {
  takeAway: true,
  delivery: true,
  eatIn: true,
  dil: true,
  table: true,
}

/** A way to order. */
export const orderType = wordsOf<OrderType>(ordered)
/** A way to order, or reservations. */
export const serviceType = wordsOf<ServiceType>({ ...ordered, reservation: true })
