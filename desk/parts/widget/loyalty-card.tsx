import { loyaltyCardQuery } from '#src/api/discount-calls.ts'
import type { Venue } from '#src/contract/venue.ts'
import { isActive } from '#src/domain/loyalty/loyalty-progress.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { NoPromotion } from '#src/features/loyalty/loyalty-screen.tsx'
import { PointsCard } from '#src/features/loyalty/points-card.tsx'
import { PromotionNotes } from '#src/features/loyalty/promotion-notes.tsx'
import { useApi } from '#src/instance/instance-context.tsx'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Skeleton } from '#src/ui/base/skeleton.tsx'

type LoyaltyCardProps = { readonly points: number }

/** Points and rules of the promotion at a venue, as the loyalty page says them to a guest with so many points. */
export function LoyaltyCard({ points }: LoyaltyCardProps) {
  const chosen = useVenue()
  const [first] = useRestaurant().venues
  const venue = chosen ?? first
  return <section className="screen-frame loyalty-screen">{venue && <CardAt venue={venue} points={points} />}</section>
}

function CardAt({ venue, points }: LoyaltyCardProps & { readonly venue: Venue }) {
  const { data, error, refetch } = useQuery(loyaltyCardQuery(useApi(), venue.id, null))
  const today = serviceDay(venue, useVenueNow()())
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="box" />
  const { promotion } = data
  if (!isActive(promotion, today)) return <NoPromotion />
  return (
    <>
      <PointsCard promotion={promotion} score={points} venue={venue} />
      <PromotionNotes promotion={promotion} />
    </>
  )
}
