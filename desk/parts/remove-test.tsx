import { Trans, useLingui } from '@lingui/react/macro'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { removeTestOrder } from '#desk/contract/orders.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { useDesk } from './desk-context.tsx'
import { useMay } from './member-context.tsx'
import { useChange } from './use-change.ts'

type RemoveTestProps = {
  readonly orderId: DeskOrder['id']
  /** The element that names the order. */
  readonly titleId: string
}

/** Takes a test order away, for who may (decision 136). */
export function RemoveTest({ orderId, titleId }: RemoveTestProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const mayRemove = useMay(removeTestOrder)
  const { send, isPending, failure } = useChange()
  async function remove(): Promise<void> {
    const answer = await send(removeTestOrder, { order: orderId }, {})
    // Gone already is gone.
    if (answer.ok || answer.refusal.reason === 'unknown')
      say(t({ id: 'testOrder.removed', message: `Test order ${orderId} is removed` }))
  }
  if (!mayRemove) return null
  return (
    <>
      <AlertList messages={failure === null ? [] : [failure]} />
      <Button size="small" isBusy={isPending} aria-describedby={titleId} onClick={() => void remove()}>
        <Trans id="testOrder.remove">Remove the test order</Trans>
      </Button>
    </>
  )
}
