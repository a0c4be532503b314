import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { CountedVenue } from '#desk/contract/numbers.ts'
import { formatDate } from '#desk/parts/formats.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { Period, PeriodFault, Preset } from './period.ts'
import { periodFault, periodOf, presets } from './period.ts'

type PeriodFieldsProps = {
  readonly venues: readonly CountedVenue[]
  readonly venue: CountedVenue
  readonly onVenue: (id: number) => void
  readonly onPeriod: (period: Period) => void
}

/** Chooses the days that are counted, and the venue where there are several. What is no period changes nothing yet. */
export function PeriodFields({ venues, venue, onVenue, onPeriod }: PeriodFieldsProps) {
  const { t, i18n } = useLingui()
  const [preset, setPreset] = useState<Preset | 'own'>('today')
  const [typed, setTyped] = useState<{ readonly from: string; readonly to: string }>(periodOf('today', venue.today))
  const names = usePresetNames()
  const faults = usePeriodFaults()
  const fault = preset === 'own' ? periodFault(typed.from, typed.to) : null

  function choose(value: string) {
    const chosen = presets.find((one) => one === value)
    setPreset(chosen ?? 'own')
    if (!chosen) return
    const period = periodOf(chosen, venue.today)
    setTyped(period)
    onPeriod(period)
  }

  function type(change: Partial<typeof typed>) {
    const next = { ...typed, ...change }
    setTyped(next)
    if (periodFault(next.from, next.to) === null) onPeriod({ from: next.from as LocalDate, to: next.to as LocalDate })
  }

  const shown = periodOf(preset === 'own' ? 'today' : preset, venue.today)
  const days = [shown.from, ...(shown.to === shown.from ? [] : [shown.to])]
  return (
    <div className="fields">
      {venues.length > 1 && (
        <SelectField
          label={t({ id: 'numbers.venue', message: 'Venue' })}
          options={venues.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(venue.id)}
          onChange={(id) => onVenue(Number(id))}
        />
      )}
      <SelectField
        label={t({ id: 'numbers.period', message: 'Days' })}
        hint={preset === 'own' ? undefined : days.map((day) => formatDate(day, i18n.locale)).join(' – ')}
        options={[...presets, 'own' as const].map((one) => ({ value: one, label: names[one] }))}
        value={preset}
        onChange={choose}
      />
      {preset === 'own' && (
        <>
          <TextField
            type="date"
            label={t({ id: 'numbers.from', message: 'First day' })}
            value={typed.from}
            onChange={(from) => type({ from })}
          />
          <TextField
            type="date"
            label={t({ id: 'numbers.to', message: 'Last day' })}
            value={typed.to}
            error={fault && faults[fault]}
            onChange={(to) => type({ to })}
          />
        </>
      )}
    </div>
  )
}

function usePresetNames(): Readonly<Record<Preset | 'own', string>> {
  const { t } = useLingui()
  return {
    today: t({ id: 'numbers.today', message: 'Today' }),
    yesterday: t({ id: 'numbers.yesterday', message: 'Yesterday' }),
    thisWeek: t({ id: 'numbers.thisWeek', message: 'This week' }),
    last7: t({ id: 'numbers.last7', message: 'Last 7 days' }),
    last30: t({ id: 'numbers.last30', message: 'Last 30 days' }),
    thisMonth: t({ id: 'numbers.thisMonth', message: 'This month' }),
    lastMonth: t({ id: 'numbers.lastMonth', message: 'Last month' }),
    own: t({ id: 'numbers.own', message: 'From … to …' }),
  }
}

function usePeriodFaults(): Readonly<Record<PeriodFault, string>> {
  const { t } = useLingui()
  return {
    'no-date': t({ id: 'numbers.noDate', message: 'Choose a first and a last day.' }),
    'ends-before': t({ id: 'numbers.endsBefore', message: 'The last day is before the first one.' }),
    'too-long': t({ id: 'numbers.tooLong', message: 'At most 366 days are counted at once.' }),
  }
}
