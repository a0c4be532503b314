import { useLingui } from '@lingui/react/macro'

import type { OrderStatus } from '#src/contract/placed-order.ts'
import type { TagProps } from '#src/ui/base/tag.tsx'

export type OrderStatusLook = { readonly name: string; readonly kind: NonNullable<TagProps['kind']> }

/**
 * Returns a function for name and colour of an order's status: confirmed green, refused red, cancelled grey, else
 * orange [ORD-26..28].
 */
export function useOrderStatus(): (status: OrderStatus) => OrderStatusLook {
  const { t } = useLingui()
  return (status) => {
    switch (status) {
      case 'confirmed':
        return { name: t({ id: 'order.status.confirmed', message: 'Confirmed' }), kind: 'ok' }
      case 'refused':
        return { name: t({ id: 'order.status.rejected', message: 'Rejected' }), kind: 'error' }
      case 'cancelled':
        return { name: t({ id: 'order.status.rejected', message: 'Rejected' }), kind: 'neutral' }
      case 'new':
      case 'waiting':
      case 'other':
        return { name: t({ id: 'order.status.waiting', message: 'Waiting' }), kind: 'warn' }
    }
  }
}
