import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { orderQuery } from '#src/api/order-calls.ts'
import type { Order } from '#src/contract/placed-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import { orderPlace } from '#src/domain/orders/order-place.ts'
import { orderTime } from '#src/domain/orders/order-times.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { confirmationPath } from '#src/instance/routes/paths.ts'
import { useOrderStatus } from '#src/parts/order/use-order-status.ts'
import { usePlacedOrder } from '#src/parts/order/use-placed-order.ts'
import type { PlacedEntry } from '#src/parts/order/use-placed-order.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { useShortMoment } from '#src/parts/slots/use-short-moment.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { useQuery } from '#src/query/use-query.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { ActiveOrderRoom } from './active-order-room.tsx'

import css from './active-order.css?inline'

declareStyles(css)

/** State, time and place of the order placed on this device, with a link to it, until its day is over (decision 12). */
export function ActiveOrder() {
  const entry = usePlacedOrder()
  return entry && <PlacedOrder entry={entry} />
}

function PlacedOrder({ entry }: { entry: PlacedEntry }) {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const { orderId, token, venueId } = entry
  const { data, error } = useQuery(orderQuery(useApi(), { id: orderId, token, venueId }))
  const venue = useVenueOfOrder(data?.order)
  const today = serviceDay(venue, useVenueNow()())
  const shortMoment = useShortMoment()
  const statusOf = useOrderStatus()
  const order = data?.order
  const at = order && orderTime(order).from
  const isOver = at !== undefined && serviceDay(venue, at) < today
  useEffect(() => {
    if (isOver) stores.of(createJournalStore).close()
  }, [isOver, stores])

  // No alert when it cannot be loaded: this card is optional.
  if (isOver || error) return null
  if (!order || !at) return <ActiveOrderRoom />
  const { name, kind } = statusOf(order.status)
  return (
    <div className="active-order" data-live="">
      <Card title={t({ id: 'home.order', message: `Your order #${orderId}` })}>
        <p className="when tabular">
          <Tag kind={kind}>{name}</Tag>
          {/* At a table the running slot is no time to come at (rulings "ordered at a table"). */}
          {destinationOf(order.orderType) !== 'table' && <span>{shortMoment(at)}</span>}
        </p>
        <p className="place">
          <PlaceOf order={order} venue={venue} />
        </p>
        <Button isWide size="small" onClick={() => location.navigate(confirmationPath(orderId, token))}>
          <Trans id="home.followOrder">Follow your order</Trans>
        </Button>
      </Card>
    </div>
  )
}

/** Where it comes to, or where it is fetched or eaten. */
function PlaceOf({ order, venue }: { readonly order: Order; readonly venue: Venue | null }) {
  const place = orderPlace(order)
  if (place.kind === 'address') return place.address
  if (place.kind === 'point') return place.name
  return (
    <>
      {order.tableName && (
        <>
          <Trans id="wizard.table">Table</Trans> {order.tableName}
          {' · '}
        </>
      )}
      {venue?.name}
    </>
  )
}
