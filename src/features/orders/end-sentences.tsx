import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Order } from '#src/contract/placed-order.ts'
import { isMoneyOnItsWay } from '#src/domain/orders/order-end.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { PhoneLink } from '#src/parts/screen/phone-link.tsx'

type OfOrder = { readonly order: Order }

/** Why the service ended an order by itself; nothing where it did not. */
export function EndSentence({ order }: OfOrder): ReactNode {
  const venueName = useVenueOfOrder(order)?.name ?? ''
  switch (order.endReason) {
    case 'unanswered':
      return <Trans id="orders.sentence.unanswered">{venueName} did not answer in time.</Trans>
    case 'tooLate':
      return <Trans id="orders.sentence.tooLate">Your payment came after the time of your order.</Trans>
    case 'other':
    case null:
      return null
  }
}

/** Why the restaurant refused or cancelled an order, where it says so [ORD-65]. */
export function ReasonSentence({ order: { message } }: OfOrder): ReactNode {
  return message && <Trans id="orders.reason">Reason: {message}</Trans>
}

/** What becomes of the money of an order that the service ended. */
export function MoneySentence({ order }: OfOrder): ReactNode {
  return isMoneyOnItsWay(order) ? (
    <Trans id="orders.moneyOnItsWay">
      Your money is on its way back (card refunds can take up to 10 working days).
    </Trans>
  ) : (
    <Trans id="orders.notCharged">You have not been charged.</Trans>
  )
}

/** Both, and the telephone of the venue, for a row of the history. */
export function EndLine({ order }: OfOrder): ReactNode {
  const phone = useVenueOfOrder(order)?.phone
  return (
    <p className="facts">
      <EndSentence order={order} /> <MoneySentence order={order} />
      {phone && (
        <>
          {' '}
          <Trans id="orders.callThem">
            Call them: <PhoneLink phone={phone} />
          </Trans>
        </>
      )}
    </p>
  )
}
