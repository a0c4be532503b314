import { Trans, useLingui } from '@lingui/react/macro'

import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import { formatStamp } from '#desk/parts/formats.ts'
import { useOrderCosts } from '#desk/parts/use-order-costs.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents as asCents, zero } from '#src/domain/money.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

/** The dishes of an order as they were ordered, and what they cost. */
export function OrderLines({ order }: { readonly order: DeskOrder }) {
  return (
    <>
      <ul className="rows">
        {order.lines.map((line) => (
          <Line key={line.position} line={line} currency={order.venue.currency} />
        ))}
      </ul>
      <Removals order={order} />
      <Total order={order} />
    </>
  )
}

function Line({ line, currency }: { readonly line: OrderLine; readonly currency: string }) {
  const { quantity, name, memberName, details, note, totalCents } = line
  // What was chosen, with what it costs more.
  const chosen = details.map((detail) =>
    detail.cents !== null && detail.cents > 0 ? `${detail.name} (${formatMoney(detail.cents, currency)})` : detail.name,
  )
  const contains = useContains(line)
  return (
    <li>
      <span className="quantity tabular">{`${quantity} ×`}</span>
      <span className="dish">
        <strong>{name}</strong>
        {memberName && (
          <b>
            <Trans id="order.for">for {memberName}</Trans>
          </b>
        )}
        {chosen.length > 0 && <span>{chosen.join(' · ')}</span>}
        {contains && <small>{contains}</small>}
        {note && <em>{note}</em>}
      </span>
      {totalCents !== null && <span className="amount tabular">{formatMoney(totalCents, currency)}</span>}
    </li>
  )
}

/** What a dish contains as it was ordered; the print of it goes with the food. Empty when nothing is known. */
function useContains({ allergens }: OrderLine): string {
  const { t } = useLingui()
  if (!allergens) return ''
  const names = allergens.names.join(', ')
  return [
    names && t({ id: 'order.contains', message: `Contains ${names}` }),
    allergens.isIncomplete && t({ id: 'order.incomplete', message: 'allergens not fully declared' }),
  ]
    .filter(Boolean)
    .join('; ')
}

/** What was removed, when, and what became of its money. */
function Removals({ order: { removals, venue } }: { readonly order: DeskOrder }) {
  const { t, i18n } = useLingui()
  if (removals.length === 0) return null
  return (
    <ul className="removed" aria-label={t({ id: 'order.removed', message: 'Removed' })}>
      {removals.map(({ at, cents, backCents, pieces }) => (
        <li key={at}>
          <del>{pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</del>
          <span className="tabular">
            {formatStamp(at, i18n.locale)}
            {cents !== null && (
              <>
                {' · '}
                <RemovedMoney cents={cents} backCents={backCents ?? zero} currency={venue.currency} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

type RemovedMoneyProps = { readonly cents: Cents; readonly backCents: Cents; readonly currency: string }

/** What was given back, and what is less to pay, where it is one of them or both. */
function RemovedMoney({ cents, backCents, currency }: RemovedMoneyProps) {
  const amount = formatMoney(backCents, currency)
  const givenBack = <Trans id="order.givenBack">{amount} given back</Trans>
  if (backCents > 0 && backCents === cents) return givenBack
  return (
    <>
      {backCents > 0 && (
        <>
          {givenBack}
          {' · '}
        </>
      )}
      <LessToPay amount={formatMoney(asCents(cents - backCents), currency)} />
    </>
  )
}

function LessToPay({ amount }: { readonly amount: string }) {
  return <Trans id="order.lessToPay">{amount} less to pay</Trans>
}

function Total({ order }: { readonly order: DeskOrder }) {
  const costs = useOrderCosts(order)
  const { totalCents, venue } = order
  // The kitchen sees no amounts.
  if (totalCents === null) return null
  return (
    <p className="total">
      <span>{costs}</span>
      <strong className="tabular">{formatMoney(totalCents, venue.currency)}</strong>
    </p>
  )
}
