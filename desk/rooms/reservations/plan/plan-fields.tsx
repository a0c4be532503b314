import { Trans, useLingui } from '@lingui/react/macro'

import { useSignedIn } from '#desk/parts/member-context.tsx'
import type { Id, LocalDate } from '#src/contract/values.ts'
import { addDays } from '#src/domain/time/wall-clock.ts'
import { Button } from '#src/ui/base/button.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/base/icons.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type Shown = { readonly venueId: Id<'Venue'>; readonly date: LocalDate | null }
type PlanFieldsProps = {
  readonly venue: Id<'Venue'>
  readonly date: LocalDate
  readonly today: LocalDate
  readonly onChange: (change: Partial<Shown>) => void
}

/** Chooses the day that is planned, and the venue where there are several. */
export function PlanFields({ venue, date, today, onChange }: PlanFieldsProps) {
  const { t } = useLingui()
  const { venues } = useSignedIn().member
  // Today stays today when midnight comes.
  const show = (day: LocalDate) => onChange({ date: day === today ? null : day })
  return (
    <div className="fields">
      {venues.length > 1 && (
        <SelectField
          label={t({ id: 'plan.venue', message: 'Venue' })}
          options={venues.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(venue)}
          onChange={(chosen) => {
            const found = venues.find(({ id }) => String(id) === chosen)
            if (found) onChange({ venueId: found.id })
          }}
        />
      )}
      <div className="day">
        <IconButton
          variant="filled"
          label={t({ id: 'plan.previous', message: 'Previous day' })}
          icon={<ChevronLeftIcon size={20} />}
          onClick={() => show(addDays(date, -1))}
        />
        <TextField
          type="date"
          label={t({ id: 'plan.day', message: 'Day' })}
          value={date}
          onChange={(typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && show(typed as LocalDate)}
        />
        <IconButton
          variant="filled"
          label={t({ id: 'plan.next', message: 'Next day' })}
          icon={<ChevronRightIcon size={20} />}
          onClick={() => show(addDays(date, 1))}
        />
        <Button
          variant={date === today ? 'primary' : 'secondary'}
          aria-pressed={date === today}
          onClick={() => show(today)}
        >
          <Trans id="reservations.today">Today</Trans>
        </Button>
      </div>
    </div>
  )
}
