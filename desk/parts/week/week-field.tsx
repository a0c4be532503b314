import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'

import { DayHours } from './day-hours.tsx'
import { WeekGrid } from './week-grid.tsx'
import type { Week } from './week.ts'
import { fileHoursOf, likeMonday, weekOf } from './week.ts'

const at = ['openingHours'] as const
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** The opening hours of a venue: painted half hours, and below them the same to the minute. */
export function WeekField() {
  const part = usePart()
  const value = part.at(at)
  const week = weekOf(Array.isArray(value) ? value : [])
  const fault = part.faultAt(at)

  function write(next: Week): void {
    const hours = fileHoursOf(next)
    part.type(at, hours.length === 0 ? undefined : hours)
  }

  return (
    <>
      <WeekGrid week={week} onChange={write} />
      <div className="desk-day-hours">
        {weekdays.map((day) => (
          <DayHours
            key={day}
            {...{ day, week }}
            onChange={(hours) => write(week.with(day, hours))}
            onCopy={day === 0 ? () => write(likeMonday(week)) : null}
          />
        ))}
      </div>
      {fault && <FieldError id="week-error">{fault}</FieldError>}
    </>
  )
}
