import { msg } from '@lingui/core/macro'

import type { Instance } from '#src/instance/create-instance.ts'
import type { UnpaidEntry } from '#src/state/journal-store.ts'

type Asking = Pick<Instance, 'i18n' | 'stores'>

/** Asks whether to send an order that differs from one whose fate is unknown: it would be a second order. */
export function sendsAnother({ i18n, stores }: Asking): Promise<boolean> {
  return stores.dialogs.confirm(() => ({
    title: i18n._(msg({ id: 'checkout.another.title', message: 'Send another order?' })),
    text: i18n._(
      msg({
        id: 'checkout.another.text',
        message:
          'We do not know whether the order you sent before has arrived. If in doubt, call the restaurant first: this one is different and would be a second order.',
      }),
    ),
    confirmLabel: i18n._(msg({ id: 'checkout.another.confirm', message: 'Send it' })),
  }))
}

/** Offers to pay for the unpaid order first, or to let it lapse (rulings "lost reply"). */
export async function leavesUnpaid({ i18n, stores }: Asking, entry: UnpaidEntry): Promise<boolean> {
  const { orderId, venueId, token, payment } = entry
  const isLeft = await stores.dialogs.confirm(() => ({
    title: i18n._(msg({ id: 'payment.unpaid.title', message: `Order #${orderId} is not paid yet` })),
    text: i18n._(
      msg({
        id: 'payment.unpaid.text',
        message:
          'You placed it earlier and it has not been paid for yet. Pay for it, or leave it and send this one instead.',
      }),
    ),
    confirmLabel: i18n._(msg({ id: 'payment.unpaid.leave', message: 'Leave it' })),
    cancelLabel: i18n._(msg({ id: 'payment.unpaid.pay', message: 'Pay for it' })),
  }))
  if (!isLeft) stores.dialogs.open({ kind: 'pay-order', order: { orderId, venueId, token, payment } })
  return isLeft
}
