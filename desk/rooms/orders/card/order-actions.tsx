import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { OrderEndReason, Told } from '#desk/contract/end-reasons.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { cancelOrder, consumeOrder, refuseOrder } from '#desk/contract/orders.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { useMay } from '#desk/parts/member-context.tsx'
import { isUnderWay } from '#desk/parts/order-due.ts'
import type { EndKind, PendingEnd } from '#desk/rooms/orders/use-delayed-ends.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { EndForm } from './end-form.tsx'
import { TakeBackEnd } from './take-back-end.tsx'
import { useAnswerOrder } from './use-answer-order.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { useWaitingAccept } from './use-waiting-accept.ts'
import { WaitsForNetwork } from './waits-for-network.tsx'

/** What a card tells the room. */
export type OrderEvents = {
  /** Refuses or cancels it, unless that is taken back in time. */
  readonly onEnd: (id: DeskOrder['id'], kind: EndKind, told: Told<OrderEndReason>) => void
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
  const { hasAccepted, accept, takeBack } = useWaitingAccept(order.id)
  const refusalText = useRefusalText()
  const { isPending, refusal, ...answer } = useAnswerOrder(order, { onDone, onNoNetwork: accept })
  /** What is to be ended, once it is said why. */
  const [asked, setAsked] = useState<EndKind | null>(null)
  const endButton = useRef<HTMLElement>(null)
  const { id } = order
  const may = { refuse: useMay(refuseOrder), cancel: useMay(cancelOrder), consume: useMay(consumeOrder) }

  const shown = refusal ?? endFailure
  const alerts = <AlertList messages={shown === null ? [] : [refusalText(shown)]} />
  if (end) return <TakeBackEnd end={end} titleId={titleId} onTakeBack={() => onTakeBack(id)} />
  if (isWaiting(order) && hasAccepted) return <WaitsForNetwork titleId={titleId} onTakeBack={takeBack} />
  // It may have been decided elsewhere meanwhile.
  if (asked !== null && asked === endOf(order))
    return (
      <EndForm
        order={order}
        kind={asked}
        titleId={titleId}
        onEnd={(told) => {
          setAsked(null)
          answer.forgetRefusal()
          onEnd(id, asked, told)
        }}
        onBack={() => {
          flushSync(() => setAsked(null))
          endButton.current?.focus()
        }}
      />
    )
  if (isWaiting(order))
    return (
      <div className="decide">
        {alerts}
        <Button variant="primary" isBusy={isPending} aria-describedby={titleId} onClick={answer.confirm}>
          <Trans id="orders.confirm">Confirm</Trans>
        </Button>
        {moreMinutes.map((minutes) => (
          <Button
            key={minutes}
            isDisabled={isPending}
            aria-label={t({ id: 'orders.confirmLater', message: `Confirm, ${minutes} minutes later` })}
            aria-describedby={titleId}
            onClick={() => answer.confirmLater(minutes)}
          >
            {`+${minutes}`}
          </Button>
        ))}
        {may.refuse && (
          <Button
            ref={endButton}
            variant="danger"
            isDisabled={isPending}
            aria-describedby={titleId}
            onClick={() => setAsked('refuse')}
          >
            <Trans id="orders.refuse">Refuse</Trans>
          </Button>
        )}
      </div>
    )
  if (!isUnderWay(order) || !(may.consume || may.cancel)) return shown === null ? null : alerts
  return (
    <div className="decide">
      {alerts}
      {may.consume && (
        <Button variant="primary" isBusy={isPending} aria-describedby={titleId} onClick={answer.consume}>
          <Trans id="orders.consume">Mark as consumed</Trans>
        </Button>
      )}
      {may.cancel && (
        <Button
          ref={endButton}
          variant="danger"
          isDisabled={isPending}
          aria-describedby={titleId}
          onClick={() => setAsked('cancel')}
        >
          <Trans id="orders.cancel">Cancel the order</Trans>
        </Button>
      )}
    </div>
  )
}

/** How an order can be ended now; null = it is over. */
function endOf(order: DeskOrder): EndKind | null {
  if (isWaiting(order)) return 'refuse'
  return isUnderWay(order) ? 'cancel' : null
}
