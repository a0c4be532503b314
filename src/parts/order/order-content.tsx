import { Trans } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { OrderFacts } from './order-facts.tsx'
import { OrderRows } from './order-rows.tsx'
import { OrderTotals } from './order-totals.tsx'
import { useVenueOfOrder } from './use-venue-of-order.ts'

import css from './order-content.css?inline'

declareStyles(css)

/** All content of an order: facts, rows, notes, totals; each part only when it is set [ORD-09..23]. */
export function OrderContent({ order }: { order: Order }) {
  const venue = useVenueOfOrder(order)
  return (
    <div className="order-content">
      <OrderFacts order={order} venue={venue} />
      <OrderRows rows={order.rows} venue={venue} />
      <OrderTotals order={order} venue={venue} />
      {venue && <Seller venue={venue} />}
    </div>
  )
}

/** Who sells: company or venue, address and VAT number; and what the page of an order is not, printed or not. */
function Seller({ venue }: { readonly venue: Venue }) {
  const { companyName, vatNumber, name } = venue
  return (
    <p className="seller">
      {companyName ?? name}, {fullAddress(venue)}
      {vatNumber && (
        <>
          {' · '}
          <Trans id="billing.vatNumber">VAT number</Trans> {vatNumber}
        </>
      )}
      <br />
      <Trans id="orders.notFiscal">This is not a fiscal receipt</Trans>
    </p>
  )
}
