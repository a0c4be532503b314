import { Trans } from '@lingui/react/macro'

import { PartForm } from '#desk/parts/file-part/part-form.tsx'

import { ClosedDays } from './closed-days.tsx'
import { WeekField } from './week-field.tsx'

type HoursFormProps = { readonly venueId: number; readonly onSaved?: () => unknown }

/** When a venue is open, and the days on which it is not. */
export function HoursForm({ venueId, ...form }: HoursFormProps) {
  return (
    <div className="desk-sheet">
      <PartForm part="hours" venueId={venueId} {...form}>
        <p className="hint">
          <Trans id="hours.about">
            Diners read them. When orders are taken is said by the times of each way to order. A day without hours is
            closed.
          </Trans>
        </p>
        <WeekField />
        <ClosedDays />
      </PartForm>
    </div>
  )
}
