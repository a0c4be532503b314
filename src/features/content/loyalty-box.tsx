import { Trans, useLingui } from '@lingui/react/macro'

import { loyaltyCardQuery } from '#src/api/discount-calls.ts'
import type { Venue } from '#src/contract/venue.ts'
import { isActive, progressPercent } from '#src/domain/loyalty/loyalty-progress.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { formatPercent } from '#src/i18n/format-number.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { useQuery } from '#src/query/use-query.ts'
import type { SignedInCustomer } from '#src/state/session-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'

import { LoyaltyPlace } from './loyalty-place.tsx'

export type LoyaltyBoxProps = { readonly venue: Venue; readonly customer: SignedInCustomer }

/** The customer's progress to the highest reward, while a promotion is active [HOME-06, HOME-07]. */
export function LoyaltyBox({ venue, customer }: LoyaltyBoxProps) {
  const { t } = useLingui()
  const { location, i18n } = useInstance()
  const { data, error } = useQuery(loyaltyCardQuery(useApi(), venue.id, customer))
  const today = serviceDay(venue, useVenueNow()())
  useFailureAlert(error)
  if (!data) return error ? null : <LoyaltyPlace />
  if (!isActive(data.promotion, today)) return null
  const percent = progressPercent(data)
  const share = formatPercent(percent, i18n.locale)
  const { score, highestThreshold } = data
  return (
    <Card
      title={<Trans id="loyalty.title">Loyalty card</Trans>}
      action={
        <Button
          variant="text"
          size="small"
          aria-label={t({ id: 'home.loyalty.moreLabel', message: 'Details of your points and rewards' })}
          onClick={() => location.navigate(secondaryPaths.loyalty)}
        >
          <Trans id="home.loyalty.more">Details</Trans>
        </Button>
      }
    >
      <ProgressBar
        value={percent / 100}
        label={t({ id: 'home.loyalty.progress', message: `${score} of ${highestThreshold} points, ${share}` })}
      />
    </Card>
  )
}
