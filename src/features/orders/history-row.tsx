import { Trans, useLingui } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import { isEndedByService } from '#src/domain/orders/order-end.ts'
import { ownTypeName } from '#src/domain/orders/order-place.ts'
import { orderTime } from '#src/domain/orders/order-times.ts'
import { formatPastMoment } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { orderDetailPath } from '#src/instance/routes/secondary-paths.ts'
import { CourierLine, hasCourier } from '#src/parts/order/courier-line.tsx'
import { useOrderStatus } from '#src/parts/order/use-order-status.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { usePaymentNames } from '#src/parts/payment/use-payment-names.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { RecordCard } from '#src/parts/screen/record-card.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { useOrderAgain } from './again/use-order-again.ts'
import { EndLine, ReasonSentence } from './end-sentences.tsx'
import { OrderMessagesLink } from './order-messages-link.tsx'
import { removedDishes } from './removed-dishes.ts'

type HistoryRowProps = { readonly order: Order; readonly headingLevel: 2 | 3 }

/** Summary of one order, with buttons for its details and for ordering it again [ORD-04, ORD-05]. */
export function HistoryRow({ order, headingLevel }: HistoryRowProps) {
  const { t } = useLingui()
  const { i18n, location } = useInstance()
  const typeName = useOrderTypeName()
  const status = useOrderStatus()(order.status)
  const names = usePaymentNames()
  const orderAgain = useOrderAgain()
  const venue = useVenueOfOrder(order)
  const price = usePrice(venue)
  const { id } = order
  const { from, to } = orderTime(order)
  const removed = order.removals.map(removedDishes).join(', ')
  return (
    <RecordCard
      title={t({ id: 'orders.title', message: `Order #${id}` })}
      status={status}
      headingLevel={headingLevel}
      actions={
        <>
          <Button
            size="small"
            aria-label={t({ id: 'orders.details.of', message: `Details of order #${id}` })}
            onClick={() => location.navigate(orderDetailPath(id))}
          >
            <Trans id="orders.details">Details</Trans>
          </Button>
          <Button
            size="small"
            variant="text"
            aria-label={t({ id: 'orders.again.of', message: `Order again: #${id}` })}
            onClick={() => orderAgain(order, null)}
          >
            <Trans id="orders.again">Order again</Trans>
          </Button>
          <OrderMessagesLink order={order} />
        </>
      }
    >
      <p className="facts">
        {ownTypeName(order) ?? typeName(order.orderType)}
        {venue && ` · ${venue.name}`}
      </p>
      <p className="facts tabular">{formatPastMoment(from, to, i18n.locale)}</p>
      {isEndedByService(order) && <EndLine order={order} />}
      {order.message && (
        <p className="facts">
          <ReasonSentence order={order} />
        </p>
      )}
      {removed !== '' && (
        <p className="facts">
          <Trans id="orders.removed.line">Removed: {removed}</Trans>
        </p>
      )}
      {hasCourier(order) && (
        <p className="facts">
          <Trans id="orders.courier">Courier</Trans>: <CourierLine order={order} />
        </p>
      )}
      <p className="paid">
        <span>{names.mode(order.paymentMode)}</span>
        <span className="total tabular">{price(order.total)}</span>
      </p>
    </RecordCard>
  )
}
