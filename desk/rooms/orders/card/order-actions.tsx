import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { confirmOrder, consumeOrder, sendExpected } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { expectedLater, isUnderWay } from '#desk/rooms/orders/order-due.ts'
import type { EndKind, PendingEnd } from '#desk/rooms/orders/use-delayed-ends.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { TakeBack } from './take-back.tsx'
import { useOrderChange } from './use-order-change.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { useWaitingAccept } from './use-waiting-accept.ts'
import { WaitsForNetwork } from './waits-for-network.tsx'

/** What a card tells the room. */
export type OrderEvents = {
  /** Refuses or cancels it, unless that is taken back in time. */
  readonly onEnd: (id: DeskOrder['id'], kind: EndKind) => void
  readonly onTakeBack: (id: DeskOrder['id']) => void
  /** It was changed in a way that takes its buttons away. */
  readonly onDone: (id: DeskOrder['id']) => void
}

type OrderActionsProps = OrderEvents & {
  readonly order: DeskOrder
  /** What waits to be sent; null = nothing. */
  readonly end: PendingEnd | null
  /** Why the last refusal or cancellation was not made. */
  readonly endFailure: string | null
  readonly titleId: string
}

/** Minutes that a kitchen asks for beside those it was given. */
const moreMinutes = [10, 20]

/** The buttons with which an order is answered, and later marked as consumed or cancelled. */
export function OrderActions({ order, end, endFailure, titleId, onEnd, onTakeBack, onDone }: OrderActionsProps) {
  const { t } = useLingui()
  const { clock } = useDesk()
  const { hasAccepted, accept, takeBack } = useWaitingAccept(order.id)
  const refusalText = useRefusalText()
  const { change, isPending } = useOrderChange(order.id)
  const [reason, setReason] = useState<string | null>(null)
  // Minutes that are set, but not confirmed yet: another try does not add them again.
  const [givenMinutes, setGivenMinutes] = useState<number | null>(null)
  const { id } = order

  async function act(work: () => Promise<string | null>): Promise<void> {
    if (isPending) return
    setReason(null)
    const refused = await work()
    setReason(refused)
    if (refused === null) onDone(id)
  }
  const confirm = () => change(confirmOrder, {}, t({ id: 'orderSaid.confirmed', message: `Order ${id} confirmed` }))
  /** Without a network it waits. */
  async function confirmOrWait(): Promise<string | null> {
    const refused = await confirm()
    if (refused !== 'no-network') return refused
    accept()
    return null
  }
  async function confirmLater(minutes: number): Promise<string | null> {
    if (givenMinutes !== minutes) {
      const expected = expectedLater(order, minutes, clock.now())
      const said = t({ id: 'orderSaid.expected', message: `Order ${id} has its expected time` })
      const refused = await change(sendExpected, { expected }, said)
      if (refused !== null) return refused
      setGivenMinutes(minutes)
    }
    return confirm()
  }
  const consume = () => change(consumeOrder, {}, t({ id: 'orderSaid.consumed', message: `Order ${id} consumed` }))

  const shown = reason ?? endFailure
  const alerts = <AlertList messages={shown === null ? [] : [refusalText(shown)]} />
  if (end) return <TakeBack end={end} titleId={titleId} onTakeBack={() => onTakeBack(id)} />
  if (isWaiting(order) && hasAccepted) return <WaitsForNetwork titleId={titleId} onTakeBack={takeBack} />
  if (isWaiting(order))
    return (
      <div className="decide">
        {alerts}
        <Button variant="primary" isBusy={isPending} aria-describedby={titleId} onClick={() => void act(confirmOrWait)}>
          <Trans id="orders.confirm">Confirm</Trans>
        </Button>
        {moreMinutes.map((minutes) => (
          <Button
            key={minutes}
            isDisabled={isPending}
            aria-label={t({ id: 'orders.confirmLater', message: `Confirm, ${minutes} minutes later` })}
            aria-describedby={titleId}
            onClick={() => void act(() => confirmLater(minutes))}
          >
            {`+${minutes}`}
          </Button>
        ))}
        <Button variant="danger" isDisabled={isPending} aria-describedby={titleId} onClick={() => onEnd(id, 'refuse')}>
          <Trans id="orders.refuse">Refuse</Trans>
        </Button>
      </div>
    )
  if (!isUnderWay(order)) return shown === null ? null : alerts
  return (
    <div className="decide">
      {alerts}
      <Button variant="primary" isBusy={isPending} aria-describedby={titleId} onClick={() => void act(consume)}>
        <Trans id="orders.consume">Mark as consumed</Trans>
      </Button>
      <Button variant="danger" isDisabled={isPending} aria-describedby={titleId} onClick={() => onEnd(id, 'cancel')}>
        <Trans id="orders.cancel">Cancel the order</Trans>
      </Button>
    </div>
  )
}
