import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useIsOffline } from '#src/instance/use-restaurant.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import type { UnpaidEntry } from '#src/state/journal-store.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/**
 * The order this device placed and has not paid: asked for once, and shown above every screen with the two things that can
 * be done about it (architecture decision 12).
 */
export function UnpaidNotice() {
  const { stores, location } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  const { apiKey } = useSnapshot(stores.session.state)
  const { path } = location.useEntry()
  const isOffline = useIsOffline()
  const mayAsk = apiKey !== null || entry?.token != null
  // The checkout pays for it anyway, and may be about to.
  if (!isUnpaid(entry) || !mayAsk || path === paths.checkout) return null
  // Asked anew once the service can be reached again.
  return <Unpaid key={`${entry.orderId} ${isOffline}`} entry={entry} />
}

function Unpaid({ entry }: { entry: UnpaidEntry }) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { orderId, venueId, token, payment } = entry
  const { answer, ask } = useAnswer()

  async function leave() {
    const isSure = await stores.dialogs.confirm({
      title: t({ id: 'payment.leave.title', message: `Leave order #${orderId}?` }),
      text: t({ id: 'payment.leave.text', message: 'It will not be prepared, and nothing is charged.' }),
      confirmLabel: t({ id: 'payment.unpaid.leave', message: 'Leave it' }),
    })
    if (isSure) stores.of(createJournalStore).close()
  }

  // It may have been paid: until somebody knows, nothing is said of it.
  if (answer === 'asking') return null
  if (answer === 'unknown')
    return (
      <Notice
        kind="warn"
        role="status"
        title={t({ id: 'payment.unknown.title', message: `Order #${orderId}: payment not known yet` })}
        action={
          <Button size="small" onClick={ask}>
            <Trans id="action.retry">Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans id="payment.unknown.text">We could not ask whether it has been paid.</Trans>
        </p>
      </Notice>
    )
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

/** What the service says of it; it can be asked again. */
function useAnswer() {
  const instance = useInstance()
  const [answer, setAnswer] = useState<'asking' | 'waiting' | 'unknown'>('asking')
  useEffect(() => {
    if (answer !== 'asking') return undefined
    let isShown = true
    const tell = (next: 'waiting' | 'unknown') => isShown && setAnswer(next)
    import('#src/instance/payments/settle-unpaid.ts')
      .then(({ settleUnpaid }) => settleUnpaid(instance))
      .then(
        () => tell('waiting'),
        () => tell('unknown'),
      )
    return () => {
      isShown = false
    }
  }, [answer, instance])
  return { answer, ask: () => setAnswer('asking') }
}
