import { useLingui } from '@lingui/react/macro'

/** Why something was not changed, by the reason that the service gives, or `no-network` and `failed` of the desk itself. */
export function useRefusalText(): (reason: string) => string {
  const { t } = useLingui()
  const texts: Readonly<Record<string, string>> = {
    'paid-with-others': t({
      id: 'orderRefusal.paidWithOthers',
      message:
        'Not cancelled: a payment at the table pays for this order and for others. Refund its part at the payment provider.',
    }),
    'all-removed': t({
      id: 'orderRefusal.allRemoved',
      message: 'Nothing would be left: cancel the order instead. Fees and tip go back too.',
    }),
    'bill-being-paid': t({
      id: 'orderRefusal.billBeingPaid',
      message: 'Not removed: a payment for it is under way at the table. Try again when it is done or given up.',
    }),
    'not-collected': t({
      id: 'orderRefusal.notCollected',
      message: 'Not removed: the payment is still being collected. Try again in a moment.',
    }),
    'order-changed': t({
      id: 'orderRefusal.changed',
      message: 'Not removed: the order has changed meanwhile. Look at it and try again.',
    }),
    'slot-over': t({
      id: 'orderRefusal.slotOver',
      message:
        'Not confirmed: its time is over. Type an expected time that is still to come, save it and confirm again, or refuse the order.',
    }),
    'ends-before-it-begins': t({
      id: 'orderRefusal.endsBefore',
      message: 'Not saved: the expected time ends before it begins.',
    }),
    'being-paid': t({
      id: 'orderRefusal.beingPaid',
      message: 'Not cancelled: it is being paid at this moment. Look at it again in a minute.',
    }),
    'no-network': t({ id: 'change.offline', message: 'Not changed: there is no connection. Try again.' }),
    'end-needs-network': t({
      id: 'orderRefusal.needsNetwork',
      message: 'Not done: refusing and giving money back need the network. Try again when it is back.',
    }),
    failed: t({ id: 'change.failed', message: 'Not changed: the service does not answer. Try again.' }),
    empty: t({ id: 'orderRefusal.empty', message: 'Write something first.' }),
  }
  return (reason) =>
    texts[reason] ??
    t({ id: 'orderRefusal.meanwhile', message: 'Not changed: somebody else has answered this order meanwhile.' })
}
