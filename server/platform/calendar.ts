import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * A day, a wall-clock time or an instant (ms since 1970), to add to it and to write it by a pattern (decision 27). It is
 * held as UTC, where every day has 24 hours: what is added is what the clocks of the venue show.
 */
export function calendarOf(value: string | number): dayjs.Dayjs {
  return dayjs.utc(value)
}
