import { Trans, useLingui } from '@lingui/react/macro'

import { loyaltyCardQuery } from '#src/api/discount-calls.ts'
import type { LoyaltyCard } from '#src/contract/loyalty.ts'
import type { Venue } from '#src/contract/venue.ts'
import { isActive } from '#src/domain/loyalty/loyalty-progress.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { GiftIcon } from '#src/ui/base/more-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { EarnedRewards } from './earned-rewards.tsx'
import { PointsCard } from './points-card.tsx'
import { PromotionNotes } from './promotion-notes.tsx'

import css from './loyalty-screen.css?inline'

declareStyles(css)

/** The customer's points, the promotion and the earned rewards [LOYAL-01]. */
export function LoyaltyScreen() {
  const { t } = useLingui()
  const venue = useVenue()
  const { hasLoyaltyCard } = useRestaurant().settings
  return (
    <>
      <TitleBar title={t({ id: 'loyalty.title', message: 'Loyalty card' })} />
      <section className="screen-frame loyalty-screen">
        {hasLoyaltyCard && venue ? <CardOf venue={venue} /> : <NoPromotion />}
      </section>
    </>
  )
}

function CardOf({ venue }: { readonly venue: Venue }) {
  const { t } = useLingui()
  const customer = useCustomer()
  const { data, error, refetch } = useFreshQuery(loyaltyCardQuery(useApi(), venue.id, customer))
  useFailureAlert(error)
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) {
    return (
      <SkeletonList label={t({ id: 'loyalty.loading', message: 'Loading your loyalty card' })} count={2} shape="box" />
    )
  }
  return <Collected card={data} venue={venue} />
}

/** Points of the current promotion, if any, and earned rewards, which outlive their promotion. */
function Collected({ card, venue }: { readonly card: LoyaltyCard; readonly venue: Venue }) {
  const { promotion, rewards, score } = card
  const isRunning = isActive(promotion, serviceDay(venue, useVenueNow()()))
  return (
    <>
      {isRunning ? <PointsCard promotion={promotion} score={score} venue={venue} /> : <NoPromotion />}
      {(isRunning || rewards.length > 0) && <EarnedRewards rewards={rewards} />}
      {isRunning && <PromotionNotes promotion={promotion} />}
    </>
  )
}

/** There is nothing to collect points for [LOYAL-14]. */
export function NoPromotion() {
  return (
    <EmptyState icon={<GiftIcon size={32} />}>
      <p>
        <Trans id="loyalty.noPromotion">There is no promotion at the moment.</Trans>
      </p>
    </EmptyState>
  )
}
