import type { I18n } from '@lingui/core'

import type { Order } from '#src/contract/placed-order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { orderPill } from '#src/domain/orders/order-pill.ts'
import { lastMoment } from '#src/domain/orders/order-state.ts'
import { orderTime } from '#src/domain/orders/order-times.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { dateOf, midnightOf } from '#src/domain/time/wall-clock.ts'
import { formatTime, formatWeekday } from '#src/i18n/format-date.ts'
import { orderPillText } from '#src/i18n/order-pill-text.ts'
import type { OrderPeriod } from '#src/state/order-button-store.ts'

/**
 * What the closed button says of an order after a reload: state and time until that time is over, before its day with the
 * weekday; nothing of an order that is over (decision 112). `now` in venue time.
 */
export function orderPeriods(
  i18n: I18n,
  order: Order,
  { now, zone }: { readonly now: LocalDateTime; readonly zone: string },
): readonly OrderPeriod[] {
  const pill = orderPill(order, now)
  if (pill === null) return []
  const name = orderPillText(i18n, pill)
  const endMs = instantOf(lastMoment(order), zone)
  // Such an order is for now (rulings "ordered at a table").
  if (destinationOf(order.orderType) === 'table') return [[endMs, name]]
  const at = orderTime(order).from
  const ofTheDay: OrderPeriod = [endMs, `${name} · ${formatTime(at)}`]
  if (dateOf(at) <= dateOf(now)) return [ofTheDay]
  const midnight = midnightOf(dateOf(at))
  return [[instantOf(midnight, zone), `${name} · ${formatWeekday(at, i18n.locale)} ${formatTime(at)}`], ofTheDay]
}
