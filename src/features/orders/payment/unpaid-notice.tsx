import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import type { UnpaidEntry } from '#src/state/journal-store.ts'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { WaitingNotice } from './waiting-notice.tsx'

/**
 * Notice above every screen of an order that this device placed and has not paid, with buttons to pay for it or to leave it
 * (decision 12). Its payment state is fetched once.
 */
export function UnpaidNotice() {
  const { stores, location } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  const customer = useCustomer()
  const { path } = location.useEntry()
  const isOffline = useIsOffline()
  const mayAsk = customer !== null || entry?.token != null
  // Not in the checkout, which pays for this order itself.
  if (!isUnpaid(entry) || !mayAsk || path === paths.checkout) return null
  // The key changes when the network returns, so that the state is fetched again.
  return <Unpaid key={`${entry.orderId} ${isOffline}`} entry={entry} />
}

function Unpaid({ entry }: { entry: UnpaidEntry }) {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores } = instance
  const { orderId, venueId, token, payment } = entry

  async function leave() {
    const isSure = await stores.dialogs.confirm(() => ({
      title: t({ id: 'payment.leave.title', message: `Leave order #${orderId}?` }),
      text: t({ id: 'payment.leave.text', message: 'It will not be prepared, and nothing is charged.' }),
      confirmLabel: t({ id: 'payment.unpaid.leave', message: 'Leave it' }),
    }))
    if (isSure) stores.of(createJournalStore).close()
  }

  return (
    <WaitingNotice
      orderId={orderId}
      ask={async () => (await import('#src/parts/payment/settle-unpaid.ts')).settleUnpaid(instance)}
      actions={
        <ButtonRow>
          <Button size="small" onClick={() => void leave()}>
            <Trans id="payment.unpaid.leave">Leave it</Trans>
          </Button>
          <Button
            size="small"
            variant="primary"
            onClick={() => stores.dialogs.open({ kind: 'pay-order', order: { orderId, venueId, token, payment } })}
          >
            <Trans id="payment.pay">Pay</Trans>
          </Button>
        </ButtonRow>
      }
    />
  )
}
