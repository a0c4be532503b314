import { Plural } from '@lingui/react/macro'

import type { Promotion } from '#src/contract/promotion.ts'
import type { Venue } from '#src/contract/venue.ts'
import { pointsOf } from '#src/domain/loyalty/points.ts'
import { cents } from '#src/domain/money.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'
import { GiftIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './points-preview.css?inline'

declareStyles(css)

export type PointsPreviewProps = {
  readonly promotion: Promotion
  readonly venue: Venue
  readonly costs: Checkout['costs']
}

/** Points that this order will earn, where the promotion applies to the venue [PTS-02, PTS-04, PTS-09]. */
export function PointsPreview({ promotion, venue, costs }: PointsPreviewProps) {
  const { lines, totals, current } = costs
  const net = cents(totals.products - totals.discount)
  const points = pointsOf(promotion, { lines, net, venueId: venue.id })
  if (points === null || current.isPending) return null
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
