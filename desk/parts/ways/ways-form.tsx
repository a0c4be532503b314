import { Trans } from '@lingui/react/macro'

import { readVenuePart } from '#desk/contract/set-up/part-calls.ts'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { serviceOrder } from '#src/domain/services/order-type.ts'

import { openTimes } from './open-times.ts'
import { WayCard } from './way-card.tsx'

type WaysFormProps = {
  readonly venueId: number
  /** Where several venues are on the page. */
  readonly venueName?: string | null
  readonly onSaved?: () => unknown
}

/** The ways to order at a venue and its reservations: which are offered, when, and what they know [SET-60]. */
export function WaysForm({ venueId, venueName = null, ...form }: WaysFormProps) {
  const hours = useDeskQuery(readVenuePart, { part: 'hours', venue: venueId })
  return (
    <Read of={hours}>
      {({ value }) => (
        <PartForm part="services" venueId={venueId} {...form}>
          <p className="hint">
            <Trans id="ways.about">
              Choose how guests can order, and for which times. A way that is new begins with your opening hours.
            </Trans>
          </p>
          {serviceOrder.map((type) => (
            <WayCard key={type} type={type} venueName={venueName} usualTimes={openTimes(value.openingHours)} />
          ))}
        </PartForm>
      )}
    </Read>
  )
}
