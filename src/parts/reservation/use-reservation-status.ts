import { useLingui } from '@lingui/react/macro'

import type { OrderStatus } from '#src/contract/placed-order.ts'
import type { OrderStatusLook } from '#src/parts/order/use-order-status.ts'

/**
 * Returns a function for name and colour of a reservation's status: waiting yellow, confirmed green, rejected red, new and
 * cancelled grey; an unknown one counts as waiting [RESV-36].
 */
export function useReservationStatus(): (status: OrderStatus) => OrderStatusLook {
  const { t } = useLingui()
  return (status) => {
    switch (status) {
      case 'confirmed':
        return { name: t({ id: 'reservation.status.confirmed', message: 'Confirmed' }), kind: 'ok' }
      case 'refused':
        return { name: t({ id: 'reservation.status.rejected', message: 'Rejected' }), kind: 'error' }
      case 'cancelled':
        return { name: t({ id: 'reservation.status.cancelled', message: 'Cancelled' }), kind: 'neutral' }
      case 'new':
        return { name: t({ id: 'reservation.status.new', message: 'New' }), kind: 'neutral' }
      case 'waiting':
      case 'other':
        return { name: t({ id: 'reservation.status.waiting', message: 'Waiting' }), kind: 'wait' }
    }
  }
}
