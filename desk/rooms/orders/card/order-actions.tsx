import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { OrderEndReason, Told } from '#desk/contract/end-reasons.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { isUnderWay } from '#desk/parts/order-due.ts'
import { linkStateOf } from '#desk/parts/pay-link/link-state.ts'
import { TakeBack } from '#desk/parts/take-back/take-back.tsx'
import type { EndKind, PendingEnd } from '#desk/rooms/orders/use-delayed-ends.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'

import { AnswerButtons, CancelButton, ClosingButtons } from './decision-buttons.tsx'
import { EndForm } from './end-form.tsx'
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

/** The buttons with which an order is answered, and later marked as consumed or cancelled. */
export function OrderActions({ order, end, endFailure, titleId, onEnd, onTakeBack, onDone }: OrderActionsProps) {
  const { accepted, accept, takeBack } = useWaitingAccept(order.id)
  const refusalText = useRefusalText()
  const { isPending, refusal, ...answer } = useAnswerOrder(order, { onDone, onNoNetwork: accept })
  /** What is to be ended, once it is said why. */
  const [asked, setAsked] = useState<EndKind | null>(null)
  const endButton = useRef<HTMLElement>(null)
  const { id } = order
  const shown = refusal ?? endFailure
  const alerts = <AlertList messages={shown === null ? [] : [refusalText(shown)]} />
  if (end) return <TakeBackEnd end={end} titleId={titleId} onTakeBack={() => onTakeBack(id)} />
  if (isWaiting(order) && accepted)
    return <WaitsForNetwork expected={accepted.expected} titleId={titleId} onTakeBack={takeBack} />
  const kind = endOf(order)
  // It may have been decided elsewhere meanwhile.
  if (asked !== null && asked === kind)
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
  if (kind === null) return shown === null ? null : alerts
  const decision = { titleId, isPending, endButton, onEnd: () => setAsked(kind) }
  return (
    <div className="decide">
      {alerts}
      {kind === 'refuse' ? (
        <AnswerButtons {...decision} onConfirm={answer.confirm} onConfirmLater={answer.confirmLater} />
      ) : linkStateOf(order) === 'waits' ? (
        <CancelButton {...decision} />
      ) : (
        <ClosingButtons {...decision} onConsume={answer.consume} />
      )}
    </div>
  )
}

/** How an order can be ended now; null = it is over. */
function endOf(order: DeskOrder): EndKind | null {
  if (isWaiting(order)) return 'refuse'
  return isUnderWay(order) || linkStateOf(order) === 'waits' ? 'cancel' : null
}

type TakeBackEndProps = Pick<OrderActionsProps, 'titleId'> & {
  readonly end: PendingEnd
  readonly onTakeBack: () => void
}

/** The seconds in which a refusal or cancellation is taken back. */
function TakeBackEnd({ end: { change, sendsAtMs }, ...props }: TakeBackEndProps) {
  const { t } = useLingui()
  const labelOf = (seconds: number) =>
    change.kind === 'refuse'
      ? t({ id: 'orders.refusedIn', message: `Refused in ${seconds} s` })
      : t({ id: 'orders.cancelledIn', message: `Cancelled in ${seconds} s` })
  return <TakeBack sendsAtMs={sendsAtMs} labelOf={labelOf} {...props} />
}
