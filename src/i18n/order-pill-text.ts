import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { OrderPill } from '#src/domain/orders/order-pill.ts'

/** What is said of an order beside or on the closed button, before its time. */
export function orderPillText(i18n: I18n, pill: OrderPill): string {
  const texts = {
    waiting: msg({ id: 'pill.waiting', message: 'Order sent' }),
    preparing: msg({ id: 'pill.preparing', message: 'In preparation' }),
    onDelivery: msg({ id: 'courier.onDelivery', message: 'On delivery' }),
    rejected: msg({ id: 'order.status.rejected', message: 'Rejected' }),
    unanswered: msg({ id: 'pill.unanswered', message: 'The restaurant did not answer' }),
  } satisfies Record<OrderPill, unknown>
  return i18n._(texts[pill])
}
