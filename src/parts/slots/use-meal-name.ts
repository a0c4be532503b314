import { useLingui } from '@lingui/react/macro'

import type { LocalDate } from '#src/contract/values.ts'
import type { Meal } from '#src/domain/slots/slots-by-meal.ts'
import { addDays, weekdayOf } from '#src/domain/time/wall-clock.ts'
import { weekdayName } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Returns a function for the name of a meal of a date; a night names its two days, because it continues an evening. */
export function useMealName(date: LocalDate): (meal: Meal) => string {
  const { t } = useLingui()
  const { i18n } = useInstance()
  return (meal) => {
    switch (meal) {
      case 'night': {
        const before = weekdayName(weekdayOf(addDays(date, -1)), i18n.locale)
        const day = weekdayName(weekdayOf(date), i18n.locale)
        return t({ id: 'slots.night', message: `Night from ${before} to ${day}` })
      }
      case 'morning':
        return t({ id: 'slots.morning', message: 'Morning' })
      case 'lunch':
        return t({ id: 'slots.lunch', message: 'Lunch' })
      case 'afternoon':
        return t({ id: 'slots.afternoon', message: 'Afternoon' })
      case 'dinner':
        return t({ id: 'slots.dinner', message: 'Dinner' })
    }
  }
}
