import { Plural } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { pointsOf } from '#src/domain/loyalty/points.ts'
import { cents } from '#src/domain/money.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { GiftIcon } from '#src/ui/base/more-icons.tsx'

import type { Checkout } from './use-checkout.ts'

/** Points that this order will earn a signed-in customer, where the promotion applies to the venue [PTS-02, PTS-04, PTS-09]. */
export function PointsPreview({ checkout: { info, costs } }: { checkout: Checkout }) {
  const { stores } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const venue = useVenue()
  const { lines, totals, current } = costs
  if (!info?.promotion || !venue || email === null || current.isPending) return null
  const net = cents(totals.products - totals.discount)
  const points = pointsOf(info.promotion, { lines, net, venueId: venue.id })
  if (points === null) return null
  return (
    <p className="points-preview">
      <GiftIcon size={20} />
      <span>
        <Plural
          id="checkout.points"
          value={points}
          one="You earn # point with this order"
          other="You earn # points with this order"
        />
      </span>
    </p>
  )
}
