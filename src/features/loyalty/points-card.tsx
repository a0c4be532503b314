import { Plural, Trans } from '@lingui/react/macro'

import type { Promotion } from '#src/contract/promotion.ts'
import type { Venue } from '#src/contract/venue.ts'
import { plainText } from '#src/domain/content/content-texts.ts'
import { missingPoints } from '#src/domain/loyalty/loyalty-progress.ts'
import { isInMask } from '#src/domain/venues/venue-mask.ts'
import { formatDate } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { Card } from '#src/ui/base/card.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { ThresholdList } from './threshold-list.tsx'

type PointsCardProps = { readonly promotion: Promotion; readonly score: number; readonly venue: Venue }

/** Collected points and thresholds [LOYAL-01..03], with a warning where the promotion does not apply [LOYAL-12]. */
export function PointsCard({ promotion, score: points, venue }: PointsCardProps) {
  const { i18n } = useInstance()
  const missing = missingPoints(points, promotion.thresholds)
  const { name, note, thresholds, to } = promotion
  const end = to && formatDate(to, i18n.locale)
  return (
    <>
      {!isInMask(promotion.venueMask, venue.id) && <NotHere promotion={promotion} venue={venue} />}
      <Card title={name ? plainText(name) : <Trans id="loyalty.points.title">Your points</Trans>}>
        <p className="score tabular">
          <Plural id="loyalty.points" value={points} one="# point" other="# points" />
        </p>
        {missing !== null && (
          <p className="about">
            <Plural
              id="loyalty.missing"
              value={missing}
              one="# point to the next reward"
              other="# points to the next reward"
            />
          </p>
        )}
        {note && <p className="about">{plainText(note)}</p>}
        {end && (
          <p className="about">
            <Trans id="loyalty.until">The promotion runs until {end}.</Trans>
          </p>
        )}
        {thresholds.length > 0 && <ThresholdList thresholds={thresholds} score={points} />}
      </Card>
    </>
  )
}

function NotHere({ promotion, venue }: Pick<PointsCardProps, 'promotion' | 'venue'>) {
  const { venues } = useRestaurant()
  const others = venues.filter(({ id }) => promotion.venueMask.includes(id)).map((one) => one.name)
  const { name } = venue
  const names = others.join(', ')
  return (
    <Notice kind="warn">
      <p>
        <Trans id="loyalty.notHere">This promotion does not apply at {name}.</Trans>{' '}
        {names !== '' && <Trans id="loyalty.elsewhere">It applies at: {names}.</Trans>}
      </p>
    </Notice>
  )
}
