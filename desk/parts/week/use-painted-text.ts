import { useLingui } from '@lingui/react/macro'

import { formatWeekdays } from '#desk/parts/formats.ts'

import type { Area } from './painted-week.ts'
import { endOfCell, hoursAt, sidesOf, timeOfCell } from './painted-week.ts'
import type { Week } from './week.ts'

/** Says what was painted: “Monday 12:00 to 15:00: open”, with all the hours that it has become a part of. */
export function usePaintedText() {
  const { t, i18n } = useLingui()
  const names = formatWeekdays(i18n.locale, 'long')

  return (week: Week, area: Area, isOpen: boolean): string => {
    const { days, times } = sidesOf(area)
    const [first = '', last = ''] = [names[days.first], names[days.last]]
    const day = first === last ? first : `${first} – ${last}`
    const own = { from: timeOfCell(times.first), to: endOfCell(times.last) }
    const hours = isOpen && first === last ? hoursAt(week, { day: days.first, at: times.first }) : null
    const { from, to } = hours ?? own
    return isOpen
      ? t({ id: 'week.open', message: `${day} ${from} to ${to}: open` })
      : t({ id: 'week.closed', message: `${day} ${from} to ${to}: closed` })
  }
}
