import { useLingui } from '@lingui/react/macro'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import type { UnpaidEntry } from '#src/state/journal-store.ts'

import { useShowErrors } from './use-show-errors.ts'

/** Checks against the previous order in this device's journal: it may be paid, unpaid, or sent without a reply. */
export function useEarlierOrder() {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, i18n } = instance
  const showErrors = useShowErrors()
  const journal = stores.of(createJournalStore)

  /** Asks the service about an unpaid order, so that nobody pays twice. False = it is settled now, or nobody can say. */
  async function isStillUnpaid(): Promise<boolean> {
    if (!isUnpaid(journal.state.entry)) return true
    try {
      const { settleUnpaid } = await import('#src/parts/payment/settle-unpaid.ts')
      return (await settleUnpaid(instance)) === 'waiting'
    } catch (error) {
      showErrors(failureMessages(i18n, error))
      return false
    }
  }

  /** Asks before a draft is sent that differs from one whose fate is unknown: it would be a second order. */
  async function confirmsSecondOrder(fingerprint: string): Promise<boolean> {
    const { entry } = journal.state
    if (isUnpaid(entry) && entry.fingerprint !== fingerprint) return leavesUnpaid(entry)
    if (entry?.step !== 'sending' || entry.fingerprint === fingerprint) return true
    return stores.dialogs.confirm({
      title: t({ id: 'checkout.another.title', message: 'Send another order?' }),
      text: t({
        id: 'checkout.another.text',
        message:
          'We do not know whether the order you sent before has arrived. If in doubt, call the venue first: this one is different and comes on top of it.',
      }),
      confirmLabel: t({ id: 'checkout.another.confirm', message: 'Send it' }),
    })
  }

  /** Offers to pay for the unpaid order first, or to let it lapse (rulings "lost reply"). */
  async function leavesUnpaid({ orderId, venueId, token, payment }: UnpaidEntry): Promise<boolean> {
    const isLeft = await stores.dialogs.confirm({
      title: t({ id: 'payment.unpaid.title', message: `Order #${orderId} is not paid yet` }),
      text: t({
        id: 'payment.unpaid.text',
        message:
          'You placed it before, and it waits for its payment. Pay for it, or leave it and send this one instead.',
      }),
      confirmLabel: t({ id: 'payment.unpaid.leave', message: 'Leave it' }),
      cancelLabel: t({ id: 'payment.unpaid.pay', message: 'Pay for it' }),
    })
    if (!isLeft) stores.dialogs.open({ kind: 'pay-order', order: { orderId, venueId, token, payment } })
    return isLeft
  }

  return { isStillUnpaid, confirmsSecondOrder }
}
