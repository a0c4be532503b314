import { Trans } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Card } from '#src/ui/base/card.tsx'

import { CallButton } from './call-button.tsx'
import { OrderMessagesLink } from './order-messages-link.tsx'

/** Says that an order is cancelled by phoning the venue [ORD-07, ORD-08]. */
export function HelpCard({ order }: { order: Order }) {
  const phone = useVenueOfOrder(order)?.phone
  return (
    <Card title={<Trans id="orders.help">Need to change something?</Trans>}>
      <p className="muted">
        <Trans id="orders.helpText">Orders can be changed or cancelled only by phone.</Trans>
      </p>
      <ButtonRow>
        {phone && <CallButton phone={phone} isWide />}
        <OrderMessagesLink order={order} isWide />
      </ButtonRow>
    </Card>
  )
}
