import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Order } from '#src/contract/placed-order.ts'
import { cents, zero } from '#src/domain/money.ts'
import { formatPastMoment } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Card } from '#src/ui/base/card.tsx'

import { removedDishes } from './removed-dishes.ts'

type OfOrder = { readonly order: Order }

/** What the restaurant removed from an order, when, and what becomes of its money; nothing where it removed nothing [ORD-67]. */
export function Removals({ order }: OfOrder): ReactNode {
  const { i18n } = useInstance()
  const price = usePrice(useVenueOfOrder(order))
  const { removals } = order
  if (removals.length === 0) return null
  return (
    <Card title={<Trans id="orders.removed">Removed by the restaurant</Trans>}>
      <ul className="removals">
        {removals.map((removal, index) => {
          const paidBack = removal.paidBack ?? (removal.isPaidBack ? removal.amount : zero)
          return (
            <li key={index}>
              <strong>{removedDishes(removal)}</strong>
              <span className="muted tabular">
                {formatPastMoment(removal.at, null, i18n.locale)}
                {paidBack > 0 && <GoesBack amount={price(paidBack)} />}
                {paidBack < removal.amount && <LessToPay amount={price(cents(removal.amount - paidBack))} />}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type Amount = { readonly amount: string }

function GoesBack({ amount }: Amount) {
  return (
    <>
      {' · '}
      <Trans id="orders.removed.back">{amount} go back to you</Trans>
    </>
  )
}

function LessToPay({ amount }: Amount) {
  return (
    <>
      {' · '}
      <Trans id="orders.removed.less">{amount} less to pay</Trans>
    </>
  )
}
