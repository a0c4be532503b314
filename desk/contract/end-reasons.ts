import * as z from 'zod/mini'

import { oneOf } from './values.ts'

/** Why staff refuse or cancel an order; the service writes the sentence in the language of the diner. */
export const orderEndReasons = [
  'kitchenClosed',
  'soldOut',
  'tooBusy',
  'cannotDeliver',
  'unreachable',
  'askedFor',
] as const
/** Why staff refuse or cancel a reservation. */
export const reservationEndReasons = ['full', 'closed', 'tooMany', 'askedFor'] as const

export type OrderEndReason = (typeof orderEndReasons)[number]
export type ReservationEndReason = (typeof reservationEndReasons)[number]
/** What the diner is told with the end of an order or a reservation. */
export type Told<R extends string = OrderEndReason | ReservationEndReason> = {
  readonly reason?: R | null | undefined
  /** Own words of the restaurant, after the sentence of the reason. */
  readonly message?: string | null | undefined
}

/** Longest own words about an order: they stand in a notification too. */
export const longestOrderMessage = 300

const words = (longest: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(longest))))

/** The diner reads both. */
export const orderTold = z.object({
  reason: z.optional(z.nullable(oneOf(...orderEndReasons))),
  message: words(longestOrderMessage),
})
export const reservationTold = z.object({
  reason: z.optional(z.nullable(oneOf(...reservationEndReasons))),
  message: words(1000),
})
