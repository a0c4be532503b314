import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { logSilently } from '#src/integrations/log.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import type { UnpaidEntry } from '#src/state/journal-store.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/**
 * The order this device placed and has not paid: asked for once, and shown above every screen but its own with the two
 * things that can be done about it (architecture decision 12).
 */
export function UnpaidNotice() {
  const { stores, location } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  const { apiKey } = useSnapshot(stores.session.state)
  const { path } = location.useEntry()
  const mayAsk = apiKey !== null || entry?.token != null
  // The checkout pays for it anyway, and may be about to.
  return isUnpaid(entry) && mayAsk && path !== paths.checkout ? <Unpaid entry={entry} /> : null
}

function Unpaid({ entry }: { entry: UnpaidEntry }) {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, location } = instance
  const { path } = location.useEntry()
  const { orderId, venueId, token, payment } = entry

  useEffect(() => {
    // Whatever the last visit saw of it: the service knows.
    import('./settle-unpaid.ts')
      .then(({ settleUnpaid }) => settleUnpaid(instance, orderId))
      .catch(() => logSilently('an unpaid order could not be asked for'))
  }, [instance, orderId])

  async function leave() {
    const isSure = await stores.dialogs.confirm({
      title: t({ id: 'payment.leave.title', message: `Leave order #${orderId}?` }),
      text: t({ id: 'payment.leave.text', message: 'It will not be prepared, and nothing is charged.' }),
      confirmLabel: t({ id: 'payment.unpaid.leave', message: 'Leave it' }),
    })
    if (isSure) stores.of(createJournalStore).close()
  }

  // Its own screen says so itself.
  if (path.endsWith(`/${orderId}`)) return null
  return (
    <Notice
      kind="warn"
      role="status"
      title={t({ id: 'payment.waits.title', message: `Order #${orderId} waits for payment` })}
      action={
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
    >
      <p>
        <Trans id="payment.waits.text">It is not being prepared yet. Pay for it, or leave it.</Trans>
      </p>
    </Notice>
  )
}
