import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Order } from '#src/contract/placed-order.ts'
import { courierState } from '#src/domain/orders/courier-state.ts'
import { isEndedByService, isMoneyOnItsWay } from '#src/domain/orders/order-end.ts'
import { tableInstructions } from '#src/domain/orders/order-notices.ts'
import { isRefusedOrCancelled } from '#src/domain/orders/order-state.ts'
import { orderTime, timeBefore } from '#src/domain/orders/order-times.ts'
import { paymentState } from '#src/domain/payments/payable.ts'
import { destinationOf, isDelivered } from '#src/domain/services/order-type.ts'
import { takesSeats } from '#src/domain/services/visit.ts'
import { formatTimes } from '#src/i18n/format-calendar.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useCourierName } from '#src/parts/order/use-courier-name.ts'
import { useOrderStatus } from '#src/parts/order/use-order-status.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { useDayName } from '#src/parts/slots/use-day-name.ts'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

import { useOrderAgain } from './again/use-order-again.ts'
import { CallButton } from './call-button.tsx'
import { EndSentence, MoneySentence, ReasonSentence } from './end-sentences.tsx'
import { PayPart } from './payment/pay-part.tsx'
import type { PayPartProps } from './payment/pay-part.tsx'
import { Timeline } from './timeline.tsx'

/** What a diner at a table must do, time or table, state in a word and in a sentence, and the steps of an order. */
export function OrderProgress({ order, token, onChanged }: PayPartProps) {
  const { name, kind } = useOrderStatus()(order.status)
  const payment = paymentState(order)
  const instructions = tableInstructions(order)
  return (
    <section className="order-state">
      {instructions && (
        <Notice kind="warn" title={<Trans id="orders.atTheTable">At the table</Trans>}>
          <p className="instructions">{instructions}</p>
        </Notice>
      )}
      {isRefusedOrCancelled(order) && <Rejected order={order} token={token} />}
      {payment === 'waiting' && <PayPart order={order} token={token} onChanged={onChanged} />}
      <p className="label">
        <Tag kind={kind}>{name}</Tag>
        <WhatFor order={order} />
      </p>
      <p className="time tabular" data-off={isRefusedOrCancelled(order)}>
        {isAtTable(order) && !order.expected ? <Seat order={order} /> : <When order={order} />}
      </p>
      {/* A live region that stays mounted, so that each change of its text is announced once. */}
      <p className="sentence" role="status">
        <PaymentSentence order={order} />
      </p>
      <Timeline order={order} />
    </section>
  )
}

const isAtTable = ({ orderType, tableName }: Order) => destinationOf(orderType) === 'table' && Boolean(tableName)

/** Table and venue: an order at a table is for now. */
function Seat({ order }: { readonly order: Order }) {
  const { tableName } = order
  return (
    <>
      <span className="slot">
        <Trans id="orders.atTable">Table {tableName}</Trans>
      </span>{' '}
      <span className="day">{useVenueOfOrder(order)?.name}</span>
    </>
  )
}

/** Day and time, with the time that was chosen where another is expected. */
function When({ order }: { readonly order: Order }) {
  const dayName = useDayName()
  const { from, to } = orderTime(order)
  return (
    <>
      <span className="day">{dayName(from)}</span> <span className="slot">{formatTimes(from, to)}</span>
      <Before order={order} />
    </>
  )
}

/** The time that was chosen, where another is expected. */
function Before({ order }: { readonly order: Order }): ReactNode {
  const chosen = timeBefore(order)
  const time = chosen && formatTimes(chosen.from, chosen.to)
  return (
    time && (
      <span className="before">
        <Trans id="orders.insteadOf">instead of {time}</Trans>
      </span>
    )
  )
}

/** Label of the time shown. */
function WhatFor({ order }: { readonly order: Order }): ReactNode {
  const { orderType, tableName, expected } = order
  if (isAtTable(order)) return expected && <Trans id="orders.atTable">Table {tableName}</Trans>
  if (isDelivered(orderType)) return <Trans id="orders.arriving">Arriving</Trans>
  if (takesSeats(orderType)) return <Trans id="orders.expectedAt">We expect you</Trans>
  return <Trans id="orders.readyAt">Ready</Trans>
}

/** Sentence for an unpaid online order: the restaurant gets it only once it is paid. */
function PaymentSentence({ order }: { order: Order }): ReactNode {
  const venueName = useVenueOfOrder(order)?.name ?? ''
  const payment = paymentState(order)
  if (isEndedByService(order)) return <EndSentence order={order} />
  if (payment === 'waiting')
    return <Trans id="orders.sentence.unpaid">{venueName} will see your order as soon as it is paid.</Trans>
  if (payment === 'lapsed' && order.status === 'cancelled')
    return <Trans id="orders.sentence.lapsed">Your order was not paid in time and has been cancelled.</Trans>
  return <StateSentence order={order} />
}

/** What the restaurant has done with the order. */
function StateSentence({ order }: { order: Order }): ReactNode {
  const courierName = useCourierName()
  const venueName = useVenueOfOrder(order)?.name ?? ''
  switch (order.status) {
    case 'confirmed': {
      const courier = order.courierCompany !== null && courierState(order.courierStatus)
      const step = courier && courierName(courier)
      return step ? (
        <Trans id="orders.sentence.courier">Your order: {step}.</Trans>
      ) : (
        <Trans id="orders.sentence.confirmed">{venueName} has confirmed your order.</Trans>
      )
    }
    case 'refused':
    case 'cancelled':
      return <Trans id="orders.sentence.rejected">{venueName} could not accept your order.</Trans>
    case 'new':
    case 'waiting':
    case 'other':
      return <SentSentence order={order} venueName={venueName} />
  }
}

/** How the order is confirmed: by e-mail or notification, to who has given an address [ORD-02]. */
function SentSentence({ order, venueName }: { readonly order: Order; readonly venueName: string }) {
  const hasAccount = useCustomer() !== null
  return destinationOf(order.orderType) === 'table' && !hasAccount ? (
    <Trans id="orders.sentence.waitingHere">
      We have sent your order to {venueName}. You will see here when it is confirmed.
    </Trans>
  ) : (
    <Trans id="orders.sentence.waiting">
      We have sent your order to {venueName}. It will be confirmed by e-mail or notification.
    </Trans>
  )
}

function Rejected({ order, token }: Pick<PayPartProps, 'order' | 'token'>) {
  const { t } = useLingui()
  const orderAgain = useOrderAgain()
  const phone = useVenueOfOrder(order)?.phone
  return (
    <Notice
      kind="error"
      title={t({ id: 'order.status.rejected', message: 'Rejected' })}
      action={
        <ButtonRow>
          {phone && <CallButton phone={phone} />}
          <Button size="small" onClick={() => orderAgain(order, token)}>
            <Trans id="orders.again">Order again</Trans>
          </Button>
        </ButtonRow>
      }
    >
      {order.message && (
        <p className="reason">
          <ReasonSentence order={order} />
        </p>
      )}
      {isEndedByService(order) || isMoneyOnItsWay(order) ? (
        <MoneySentence order={order} />
      ) : (
        <Trans id="orders.rejectedText">Nothing will be charged. Call the restaurant to find out more.</Trans>
      )}
    </Notice>
  )
}
