import { useLingui } from '@lingui/react/macro'

import { weekdayName } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { FavouriteForm } from './use-favourite-form.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const minutes = ['00', '15', '30', '45'] as const

/** Every quarter of an hour, and a time that lies between. */
function timesWith(known: string): readonly string[] {
  const times = new Set(known === '' ? [] : [known])
  for (let hour = 0; hour < 24; hour += 1)
    for (const minute of minutes) times.add(`${String(hour).padStart(2, '0')}:${minute}`)
  return [...times].sort()
}

type FavouriteFieldsProps = {
  readonly form: FavouriteForm
  /** Missing fields are marked. */
  readonly isChecked: boolean
}

/** Name, weekday and, with a weekday, time of a favourite. */
export function FavouriteFields({ form, isChecked }: FavouriteFieldsProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const mandatory = useMandatoryText()
  const { typed, isOnDay, isNameMissing, isTimeMissing, fillIn } = form
  const nameLabel = t({ id: 'favourites.name', message: 'Name' })
  const timeLabel = t({ id: 'favourites.time', message: 'Time' })
  return (
    <>
      <TextField
        label={nameLabel}
        error={isChecked && isNameMissing ? mandatory(nameLabel) : null}
        maxLength={40}
        isRequired
        value={typed.name}
        onChange={(name) => fillIn({ name })}
      />
      <SelectField
        label={t({ id: 'favourites.day', message: 'Day of the week' })}
        hint={t({ id: 'favourites.day.hint', message: 'On that day it is proposed first.' })}
        blank={t({ id: 'favourites.day.none', message: 'No day' })}
        options={weekdays.map((day) => ({ value: String(day), label: weekdayName(day, i18n.locale) }))}
        value={typed.weekday}
        onChange={(weekday) => fillIn({ weekday })}
      />
      {isOnDay && (
        <SelectField
          label={timeLabel}
          error={isChecked && isTimeMissing ? mandatory(timeLabel) : null}
          isRequired
          // A native field for times would show 07:00 PM on some devices, beside 19:00 everywhere else.
          options={timesWith(typed.time).map((time) => ({ value: time, label: time }))}
          {...(typed.time === '' ? { blank: '–' } : {})}
          value={typed.time}
          onChange={(time) => fillIn({ time })}
        />
      )}
    </>
  )
}
