import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Order, OrderRow } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import { negated, zero } from '#src/domain/money.ts'
import { isDelivered } from '#src/domain/services/is-delivered.ts'
import { shortAddress } from '#src/domain/venues/venue-address.ts'
import { formatLongDate, formatTime } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { CostLine } from './costs/cost-line.tsx'
import { useSavingNames } from './savings/use-saving-names.ts'
import { useOrderTypeName } from './use-order-type-name.ts'
import { usePaymentNames } from './use-payment-names.ts'
import { usePrice } from './use-price.ts'
import { useVenueOf } from './use-venue-of.ts'

import css from './order-content.css?inline'

declareStyles(css)

/** Everything an order holds, each part only when it is set [ORD-09..23]. */
export function OrderContent({ order }: { order: Order }) {
  return (
    <div className="order-content">
      <Facts order={order} />
      <ul className="rows">
        {order.rows.map((row, index) => (
          <Row key={index} row={row} />
        ))}
      </ul>
      <Totals order={order} />
    </div>
  )
}

function Facts({ order }: { order: Order }) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const typeName = useOrderTypeName()
  const names = usePaymentNames()
  const venue = useVenueOf(order)
  const time = `${formatTime(order.slotStart)}${order.slotEnd ? `–${formatTime(order.slotEnd)}` : ''}`
  const means = order.cashMeans === null || order.cashMeans === 'other' ? null : names.means(order.cashMeans)
  const isOnline = order.paymentMode === 'card' || order.paymentMode === 'payPal'
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [typeName(order.orderType), `${formatLongDate(order.slotStart, i18n.locale)}, ${time}`],
    [t({ id: 'orders.asSoonAsPossible', message: 'As soon as possible' }), order.asSoonAsPossible ? yesNo('1') : null],
    [t({ id: 'orders.people', message: 'People' }), order.people],
    [t({ id: 'orders.table', message: 'Table' }), order.tableName],
    [t({ id: 'orders.place', message: 'Where' }), venue && `${venue.name}, ${shortAddress(venue)}`],
    [t({ id: 'orders.payment', message: 'Payment' }), names.mode(order.paymentMode)],
    [t({ id: 'orders.means', message: 'Preference' }), means],
    [t({ id: 'orders.paymentStatus', message: 'Payment status' }), isOnline ? names.status(order.paymentStatus) : null],
    [t({ id: 'orders.notes', message: 'Notes' }), order.customerNotes],
  ]
  const answers = order.answers.map(({ name, kind, value }) => [name, kind === 'yesNo' ? yesNo(value) : value] as const)
  return (
    <dl className="facts">
      {[...facts, ...answers].map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function yesNo(value: string): ReactNode {
  return value === '1' ? <Trans id="answer.yes">Yes</Trans> : <Trans id="answer.no">No</Trans>
}

function Row({ row }: { row: OrderRow }) {
  const { t } = useLingui()
  const price = usePrice()
  const named = (name: string, amount: Cents | null) => (amount ? `${name} (${price(amount)})` : name)
  const options = [
    row.sizeName && named(row.sizeName, row.sizePrice),
    row.variantName && named(row.variantName, row.variantPrice),
    ...row.comboContent.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
    ...row.picks.map((pick) => named(pick.name, pick.price)),
    ...row.additions.map((addition) => `+\u00A0${named(addition.name, addition.price)}`),
    // Its price is the least a combo of this kind costs [ORD-18].
    row.isCombo && row.comboPricing !== 'fixed' && t({ id: 'orders.minimumPrice', message: 'minimum price' }),
    row.note && `“${row.note}”`,
  ].filter(Boolean)
  return (
    <li>
      <span className="tabular">{row.quantity} ×</span>
      <span>
        {row.name}
        {options.length > 0 && <span className="options">{options.join(' · ')}</span>}
      </span>
      <span className="tabular">{price(row.total)}</span>
    </li>
  )
}

/** The fees, what lowered the order, and its total [ORD-19..23]. */
function Totals({ order }: { order: Order }) {
  const price = usePrice()
  const { fixedCostAmount, deliveryFee } = order
  const isFree = order.isDeliveryFreedByCode || deliveryFee === 0
  return (
    <dl className="totals tabular">
      {fixedCostAmount !== null && fixedCostAmount > 0 && (
        <CostLine
          name={order.fixedCostName ?? <Trans id="cart.fixedCost">Fixed cost</Trans>}
          note={order.fixedCostDescription}
        >
          {price(fixedCostAmount)}
        </CostLine>
      )}
      {isDelivered(order.orderType) && (deliveryFee !== null || isFree) && (
        <CostLine name={<Trans id="cart.delivery">Delivery</Trans>}>
          {isFree ? <Trans id="cart.deliveryFree">Free</Trans> : price(deliveryFee ?? zero)}
        </CostLine>
      )}
      <Discounts order={order} />
      <CostLine name={<Trans id="cart.total">Total</Trans>} kind="total">
        {price(order.total)}
      </CostLine>
    </dl>
  )
}

/** A code that only freed the delivery has no amount (rulings: free-delivery code). */
function Discounts({ order }: { order: Order }) {
  const price = usePrice()
  const names = useSavingNames()
  const { discountCodeKind: kind, discountCodeValue: value, isDeliveryFreedByCode: freesDelivery } = order
  const minus = (amount: Cents | null) => price(negated(amount ?? zero))
  return (
    <>
      {order.discountCodeId !== null && (
        <CostLine
          name={order.discountCodeName}
          note={kind && names.code({ kind, value: value ?? 0, freesDelivery })}
          kind="discount"
        >
          {freesDelivery && !value ? <Trans id="savings.freeDelivery">Free delivery</Trans> : minus(order.codeDiscount)}
        </CostLine>
      )}
      {order.rewards.map((reward) => (
        <CostLine key={reward.id} name={names.reward(reward)} note={reward.productName} kind="discount">
          {minus(reward.discount)}
        </CostLine>
      ))}
    </>
  )
}
