import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Order } from '#src/contract/placed-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import { hasInvoice } from '#src/domain/orders/order-notices.ts'
import { orderPlace, ownTypeName } from '#src/domain/orders/order-place.ts'
import { shownEnd } from '#src/domain/orders/order-times.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { shortAddress } from '#src/domain/venues/venue-address.ts'
import { formatLongDate, formatMoment, formatTimes } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePaymentNames } from '#src/parts/payment/use-payment-names.ts'

import { CourierLine, hasCourier } from './courier-line.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { useOrderTypeName } from './use-order-type-name.ts'

type FactsProps = { readonly order: Order; readonly venue: Venue | null }
/** A label with its value; null, 0 and the empty text are left out. */
type Fact = readonly [label: string, value: ReactNode]

/** Facts of an order, one line each: time, place, people, invoice, payment [ORD-09..16]. */
export function OrderFacts(props: FactsProps) {
  const { t } = useLingui()
  const { order } = props
  const facts: readonly Fact[] = [
    ...useTimeFacts(props),
    ...usePlaceFacts(props),
    ...usePaymentFacts(props),
    [
      t({ id: 'checkout.invoice', message: 'Invoice' }),
      hasInvoice(order) && <InvoiceLines key="invoice" order={order} />,
    ],
    [t({ id: 'orders.notes', message: 'Notes' }), order.customerNotes],
    ...order.answers.map(({ name, kind, value }): Fact => [name, kind === 'yesNo' ? yesNo(value) : value]),
  ]
  return (
    <dl className="facts">
      {facts.map(([label, value], index) =>
        value ? (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** Times of the order, in venue time [ORD-09, ORD-10]. */
function useTimeFacts({ order }: FactsProps): Fact[] {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const typeName = useOrderTypeName()
  const { expected, slotStart } = order
  return [
    [
      ownTypeName(order) ?? typeName(order.orderType),
      // At a table the running slot is no time to come at.
      destinationOf(order.orderType) === 'table'
        ? formatLongDate(slotStart, i18n.locale)
        : formatMoment(slotStart, shownEnd(order), i18n.locale),
    ],
    [t({ id: 'orders.asSoonAsPossible', message: 'As soon as possible' }), order.asSoonAsPossible && yesNo('1')],
    [t({ id: 'orders.expected', message: 'Expected' }), expected && formatTimes(expected.from, expected.to)],
    [t({ id: 'orders.people', message: 'People' }), order.people],
    [t({ id: 'orders.table', message: 'Table' }), order.tableName],
  ]
}

/** Address, service point or venue, and the courier [ORD-11, ORD-12]. */
function usePlaceFacts({ order, venue }: FactsProps): Fact[] {
  const { t } = useLingui()
  const place = orderPlace(order)
  const courier: Fact = [
    t({ id: 'orders.courier', message: 'Courier' }),
    hasCourier(order) && <CourierLine key="courier" order={order} />,
  ]
  switch (place.kind) {
    case 'venue':
      return [[t({ id: 'orders.place', message: 'Where' }), venue && `${venue.name}, ${shortAddress(venue)}`], courier]
    case 'address':
      return [
        [t({ id: 'orders.place', message: 'Where' }), place.address],
        [t({ id: 'address.doorbell', message: 'Doorbell' }), place.doorbell],
        [t({ id: 'orders.addressNote', message: 'Note for the courier' }), place.note],
        courier,
      ]
    case 'point': {
      const label = place.deliveryPointLabel ?? t({ id: 'checkout.point', message: 'Delivery point' })
      return [[t({ id: 'orders.place', message: 'Where' }), place.name], [label, place.deliveryPoint], courier]
    }
  }
}

/** Payment mode, with what it is paid with unless that is cash too; the state of online payments [ORD-13, ORD-14]. */
function usePaymentFacts({ order }: FactsProps): Fact[] {
  const { t } = useLingui()
  const names = usePaymentNames()
  const { cashMeans } = order
  return [
    [t({ id: 'orders.payment', message: 'Payment' }), names.mode(order.paymentMode)],
    [
      t({ id: 'orders.means', message: 'You pay with' }),
      // Cash is said by the mode already.
      cashMeans !== null && cashMeans !== 'other' && cashMeans !== 'cash' && names.means(cashMeans),
    ],
    [
      t({ id: 'orders.paymentStatus', message: 'Payment status' }),
      isOnlineMode(order.paymentMode) && names.status(order.paymentStatus),
    ],
  ]
}

function yesNo(value: string): ReactNode {
  return value === '1' ? <Trans id="answer.yes">Yes</Trans> : <Trans id="answer.no">No</Trans>
}
