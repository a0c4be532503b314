import type { OrderType } from '#src/contract/service-type.ts'
import { takesSeats } from '#src/domain/services/visit.ts'

type Eaters = { readonly orderType: OrderType; readonly people: number | null }

/** Seats of the slot that an order takes: at a table one sits already, and the other types are taken away. */
export function seatsFor({ orderType, people }: Eaters): number {
  return takesSeats(orderType) ? (people ?? 0) : 0
}
