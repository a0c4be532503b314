import { Trans } from '@lingui/react/macro'

import type { Closure } from '#src/contract/venue-content.ts'
import { plainText } from '#src/domain/content/content-texts.ts'
import { nextClosures } from '#src/domain/venues/opening-hours.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { formatDate } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { Card } from '#src/ui/base/card.tsx'

/** Closure periods that end today or later, each with its message; hidden without any [HOME-12]. */
export function ClosuresCard({ closures }: { closures: readonly Closure[] }) {
  const { i18n } = useInstance()
  const today = serviceDay(useVenue(), useVenueNow()())
  const next = nextClosures(closures, today)
  if (next.length === 0) return null
  return (
    <Card title={<Trans id="home.closures">Next closures</Trans>}>
      <ul className="closures">
        {next.map((closure) => (
          <li key={`${closure.from}${closure.to}`}>
            <span className="tabular">
              {formatDate(closure.from, i18n.locale)}
              {closure.to !== closure.from && ` – ${formatDate(closure.to, i18n.locale)}`}
            </span>
            <span className="message">{plainText(closure.texts.message)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
