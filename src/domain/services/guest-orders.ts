import type { Restaurant } from '#src/contract/restaurant.ts'
import type { OrderType } from '#src/contract/service-type.ts'

type GuestSettings = Pick<Restaurant['settings'], 'guestOrderTypes'>

/**
 * Whether a diner may order without an account: always at a table, else only the types that the restaurant names
 * (rulings "ordering without an account"). Never DELIVERY: it goes to an address that is saved in an account (contract 2.14).
 */
export function canOrderAsGuest(type: OrderType, { guestOrderTypes }: GuestSettings): boolean {
  return type === 'table' || (type !== 'delivery' && guestOrderTypes.includes(type))
}

/** Whether a guest has to leave an e-mail: with every type but the table, where staff can simply come over. */
export function needsGuestEmail(type: OrderType): boolean {
  return type !== 'table'
}
