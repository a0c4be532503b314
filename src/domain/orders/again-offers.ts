import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import type { WeeklyHours } from '#src/domain/venues/service-day.ts'

import { dueTime, isOfToday, isSameOrder } from './favourite.ts'
import type { Favourite, OrderedDishes } from './favourite.ts'

/** An order of this device; without type or time in an entry of an older version. */
export type EarlierOrder = OrderedDishes & {
  readonly orderId: Id<'Order'>
  readonly slotStart: LocalDateTime | null
}

/** An earlier order to order again: a favourite, or the last one, which has no name (decision 85). */
export type AgainOffer = Omit<Favourite, 'name'> & { readonly name: string | null }

type KnownOrders = {
  /** Of the venue, the newest first. */
  readonly favourites: readonly Favourite[]
  /** Placed at the venue, the last one first. */
  readonly placed: readonly EarlierOrder[]
  /** An order that is not paid yet. */
  readonly unpaidId: Id<'Order'> | null
  readonly offeredTypes: readonly OrderType[]
  /** Time at the venue. */
  readonly now: LocalDateTime
  readonly venue: WeeklyHours
}

/**
 * What can be ordered again, the first proposal first: favourites of today, those to come by their time, then the others,
 * then the last order. What is ordered for today's service or later is left out, and no order is in it twice.
 */
export function againOffers({ favourites, placed, unpaidId, offeredTypes, now, venue }: KnownOrders): AgainOffer[] {
  const today = serviceDay(venue, now)
  const isToCome = ({ slotStart }: EarlierOrder) => slotStart !== null && serviceDay(venue, slotStart) >= today
  const toCome = placed.filter(isToCome)
  const canOrder = ({ type }: Pick<AgainOffer, 'type'>) =>
    destinationOf(type) !== 'table' && offeredTypes.includes(type)
  const offers: AgainOffer[] = favourites
    .filter((favourite) => canOrder(favourite) && !toCome.some((order) => isSameOrder(order, favourite)))
    .sort((a, b) => (rankOf(a, now) < rankOf(b, now) ? -1 : Number(rankOf(a, now) > rankOf(b, now))))
  const last = lastOf(placed)
  const isOpen = last && last.orderId !== unpaidId && !toCome.some(({ orderId }) => orderId === last.orderId)
  if (isOpen && canOrder(last) && !favourites.some((favourite) => isSameOrder(last, favourite))) offers.push(last)
  return offers
}

function lastOf([last]: readonly EarlierOrder[]): AgainOffer | null {
  if (!last?.type || last.venueId === null || last.slotStart === null) return null
  const { orderId, venueId, type, lines } = last
  return { orderId, venueId, type, lines, name: null, when: null }
}

/** Sorts by the day of a favourite: its time where that is to come today, then what is over today, then the rest. */
function rankOf(favourite: Pick<Favourite, 'when'>, now: LocalDateTime): string {
  return dueTime(favourite, now) ?? (isOfToday(favourite, now) ? 'over' : 'rest')
}
