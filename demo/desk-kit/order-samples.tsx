import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useId } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { dueOf } from '#desk/parts/due-lists.ts'
import { dueFactsOf } from '#desk/parts/order-due.ts'
import { LinkPart } from '#desk/rooms/orders/card/link-part.tsx'
import { OrderActions } from '#desk/rooms/orders/card/order-actions.tsx'
import { OrderCard } from '#desk/rooms/orders/card/order-card.tsx'
import { RemovalForm } from '#desk/rooms/orders/card/removal-form.tsx'
import { OrdersRoom } from '#desk/rooms/orders/orders-room.tsx'
import { TableCalls } from '#desk/rooms/orders/table-calls.tsx'
import type { PendingEnd } from '#desk/rooms/orders/use-delayed-ends.ts'

import {
  acceptedOffline,
  lapsedOrder,
  lateOrder,
  orderToPay,
  refusedOrder,
  testOrder,
  waitingOrder,
} from './fixed-orders.ts'
import { nowMs } from './fixed-values.ts'
import type { KitSample } from './kit-sample.tsx'
import { InRoom, nothing } from './kit-sample.tsx'

const events = { onEnd: nothing, onTakeBack: nothing, onDone: nothing }
/** Seven seconds are left to take it back. */
const refusal: PendingEnd = { change: { kind: 'refuse', told: {} }, sendsAtMs: nowMs + 7000 }

const actionsOf = (order: DeskOrder, end: PendingEnd | null) => (titleId: string) => (
  <OrderActions order={order} end={end} endFailure={null} titleId={titleId} {...events} />
)

function Card({ order }: { readonly order: DeskOrder }) {
  return (
    <InRoom>
      <ul className="desk-cards desk-orders">
        <OrderCard order={order} due={dueOf(dueFactsOf(order), nowMs)} end={null} endFailure={null} events={events} />
      </ul>
    </InRoom>
  )
}

type PartProps = { readonly order: DeskOrder; readonly of: (titleId: string) => ReactNode }

/** A part of the card of an order, by itself. */
function PartOfCard({ order, of }: PartProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  return (
    <InRoom>
      <div className="desk-sheet desk-order">
        <h3 id={titleId}>{i18n._('order.title', { id: order.id })}</h3>
        {of(titleId)}
      </div>
    </InRoom>
  )
}

/** Orders: their cards in every state, the forms on them, and the calls from tables above them. */
export const orderSamples: readonly KitSample[] = [
  { name: 'order-waiting', desk: 'evening', content: <Card order={waitingOrder} /> },
  { name: 'order-late-part-given-back', desk: 'evening', content: <Card order={lateOrder} /> },
  { name: 'order-test', desk: 'evening', content: <Card order={testOrder} /> },
  { name: 'order-to-pay', desk: 'evening', content: <Card order={orderToPay} /> },
  { name: 'order-not-paid', desk: 'evening', content: <Card order={lapsedOrder} /> },
  {
    name: 'order-waits-for-network',
    desk: 'lost',
    content: <PartOfCard order={acceptedOffline} of={actionsOf(acceptedOffline, null)} />,
  },
  {
    name: 'order-take-back',
    desk: 'evening',
    content: <PartOfCard order={refusedOrder} of={actionsOf(refusedOrder, refusal)} />,
  },
  {
    name: 'order-refusal',
    desk: 'evening',
    taps: ['.decide > .button:last-child'],
    content: <PartOfCard order={waitingOrder} of={actionsOf(waitingOrder, null)} />,
  },
  {
    name: 'order-removal',
    desk: 'evening',
    taps: ['summary', '.stepper button:last-child'],
    content: <PartOfCard order={lateOrder} of={(titleId) => <RemovalForm order={lateOrder} titleId={titleId} />} />,
  },
  {
    name: 'order-pay-link',
    desk: 'evening',
    taps: ['.link > button'],
    content: <PartOfCard order={orderToPay} of={(titleId) => <LinkPart order={orderToPay} titleId={titleId} />} />,
  },
  { name: 'orders-none', desk: 'quiet', content: <OrdersRoom /> },
  {
    name: 'table-calls',
    desk: 'evening',
    content: (
      <InRoom>
        <div className="desk-orders-room">
          <TableCalls onDone={nothing} />
        </div>
      </InRoom>
    ),
  },
]
