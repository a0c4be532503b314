import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { hasSameContent } from '#src/domain/cart/same-content.ts'
import { addDays, dateOf, momentOf, timeOf, weekdayOf } from '#src/domain/time/wall-clock.ts'

/** When a favourite is wanted, by the clock of its venue; 1 = Monday to 7 = Sunday. */
export type FavouriteTime = { readonly weekday: number; readonly time: LocalTime }

/** An order that this device keeps under a name, to be ordered again (decision 85). */
export type Favourite = {
  /** The order it was kept from. */
  readonly orderId: Id<'Order'>
  readonly venueId: Id<'Venue'>
  readonly type: OrderType
  readonly lines: readonly CartLine[]
  readonly name: string
  /** Null = on no day of its own. */
  readonly when: FavouriteTime | null
}

/** How many favourites a device keeps for a restaurant. */
export const mostFavourites = 10

export type OrderedDishes = { readonly venueId: Id<'Venue'> | null; readonly type: OrderType | null } & Pick<
  Favourite,
  'lines'
>

/** Whether two orders are of one type, at one venue and with the same dishes, in any order and whoever chose them. */
export function isSameOrder(a: OrderedDishes, b: OrderedDishes): boolean {
  if (a.venueId !== b.venueId || a.type !== b.type) return false
  return (
    countOf(a.lines) === countOf(b.lines) && a.lines.every((line) => countOf(a.lines, line) === countOf(b.lines, line))
  )
}

/** How many dishes there are, or how many of those of a line. */
function countOf(lines: readonly CartLine[], like?: CartLine): number {
  let count = 0
  for (const line of lines) if (!like || isSameDish(line, like)) count += line.quantity
  return count
}

function isSameDish(a: CartLine, b: CartLine): boolean {
  return hasSameContent({ ...a, member: null }, { ...b, member: null })
}

/** Whether it is wanted today; `now` is the time at the venue. */
export function isOfToday({ when }: Pick<Favourite, 'when'>, now: LocalDateTime): boolean {
  return when?.weekday === weekdayOf(dateOf(now))
}

/** The time at which it is wanted today, until that minute is over; else null. */
export function dueTime({ when }: Pick<Favourite, 'when'>, now: LocalDateTime): LocalTime | null {
  return when && isOfToday({ when }, now) && when.time >= timeOf(now) ? when.time : null
}

/** The next moment of a weekly time that is not over. Where clocks skip it, it is that time nevertheless. */
export function nextMoment({ weekday, time }: FavouriteTime, now: LocalDateTime): LocalDateTime {
  const today = dateOf(now)
  const days = (weekday - weekdayOf(today) + 7) % 7
  const isOver = days === 0 && time < timeOf(now)
  return momentOf(addDays(today, isOver ? 7 : days), time)
}
