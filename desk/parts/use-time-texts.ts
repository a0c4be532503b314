import { useLingui } from '@lingui/react/macro'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'

import type { Due } from './due-lists.ts'
import { formatDay } from './formats.ts'

const dayMinutes = 24 * 60

/** How the times of orders are said. */
export function useTimeTexts() {
  const { t, i18n } = useLingui()

  function duration(minutes: number): string {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return t({ id: 'due.minutes', message: `${rest} min` })
    return t({ id: 'due.hours', message: `${hours} h ${rest} min` })
  }

  /** With its day where that is another than what is shown. */
  function ordered(slotStart: DeskOrder['slotStart'], shown: DeskOrder['slotStart']): string {
    const [day, time] = [formatDay(slotStart, i18n.locale), timeOf(slotStart)]
    return slotStart.slice(0, 10) === shown.slice(0, 10) ? time : `${day}, ${time}`
  }

  return {
    /**
     * What stands beside the time, which is the expected one where it is known: until when, the time that was ordered, and
     * "as soon as possible". Empty when there is nothing to say.
     */
    beside({ slotStart, slotEnd, expected, isAsSoonAsPossible }: DeskOrder): string {
      const end = expected ? expected.to : slotEnd
      const until = end && timeOf(end)
      const time = expected && expected.from !== slotStart ? ordered(slotStart, expected.from) : null
      return [
        until && t({ id: 'order.until', message: `until ${until}` }),
        time && t({ id: 'order.orderedFor', message: `ordered for ${time}` }),
        isAsSoonAsPossible && t({ id: 'order.soon', message: 'as soon as possible' }),
      ]
        .filter(Boolean)
        .join(' · ')
    },

    /** How long until an order is due, or since when it is; nothing of what is done, or due in more than a day. */
    due({ orderType }: Pick<DeskOrder, 'orderType'>, { list, minutes }: Due): string {
      if (list === 'done' || list === 'later' || minutes >= dayMinutes) return ''
      const long = duration(Math.abs(minutes))
      if (minutes > 0) return t({ id: 'due.in', message: `in ${long}` })
      if (minutes === 0) return t({ id: 'due.now', message: 'now' })
      // Nobody was promised a time at a table.
      if (orderType === 'table') return t({ id: 'due.ago', message: `${long} ago` })
      return t({ id: 'due.late', message: `${long} late` })
    },
  }
}

/** Whether an order is later than was promised. */
export function isLate({ orderType }: Pick<DeskOrder, 'orderType'>, { list, minutes }: Due): boolean {
  return list !== 'done' && minutes < 0 && orderType !== 'table'
}
