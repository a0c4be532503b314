import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { orderQuery } from '#src/api/order-calls.ts'
import { orderTime } from '#src/domain/orders/order-times.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { confirmationPath } from '#src/instance/routes/paths.ts'
import { useOrderStatus } from '#src/parts/order/use-order-status.ts'
import { usePlacedOrder } from '#src/parts/order/use-placed-order.ts'
import type { PlacedEntry } from '#src/parts/order/use-placed-order.ts'
import { useShortMoment } from '#src/parts/slots/use-short-moment.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { useQuery } from '#src/query/use-query.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

/** State of the order placed on this device, with a link to it, until its day is over (decision 12). */
export function ActiveOrder() {
  const entry = usePlacedOrder()
  return entry && <PlacedOrder entry={entry} />
}

function PlacedOrder({ entry }: { entry: PlacedEntry }) {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const { orderId, token, venueId } = entry
  const { data } = useQuery(orderQuery(useApi(), { id: orderId, token, venueId }))
  const venue = useVenue()
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
  if (!order || !at || isOver) return null
  const { name, kind } = statusOf(order.status)
  return (
    <Card title={t({ id: 'home.order', message: `Your order #${orderId}` })}>
      <p className="when tabular">
        <Tag kind={kind}>{name}</Tag>
        <span>{shortMoment(at)}</span>
      </p>
      <Button isWide size="small" onClick={() => location.navigate(confirmationPath(orderId, token))}>
        <Trans id="home.followOrder">Follow your order</Trans>
      </Button>
    </Card>
  )
}
