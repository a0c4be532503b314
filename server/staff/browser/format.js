const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const money = new Intl.NumberFormat('it-IT', { ...decimals, useGrouping: 'always' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const stamp = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Formats cents as the mails to customers do, `1.234,50 €`: `currency` is what stands after amounts at their venue. */
export function amountText(cents, currency) {
  return money.format(cents / 100) + (currency && `\u00A0${currency}`)
}

/** `5,5 %`, with the comma that amounts have. */
export function percentText(percent) {
  return `${String(percent).replace('.', ',')}\u00A0%`
}

export function timeOf(instant) {
  return clock.format(instant)
}

export function stampOf(iso) {
  return stamp.format(new Date(iso))
}

/** Formats a date and time in venue time; not converted to the browser's time zone. */
export function slotOf(slotStart) {
  const [date, time] = slotStart.split(/[T ]/)
  return { day: day.format(new Date(`${date}T00:00:00Z`)), time: time.slice(0, 5) }
}

/** Formats a date of the venue: `24 Dec 2026`. */
export function dayOf(text) {
  return date.format(new Date(`${text}T00:00:00Z`))
}

/** The moment nearest to a slot at which clocks show a time: `00:15` is on the day after a slot at 23:45. */
export function momentNear(slotStart, time) {
  const minuteOf = (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
  const away = minuteOf(time) - minuteOf(slotStart.slice(11))
  const day = new Date(`${slotStart.slice(0, 10)}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() - Math.round(away / 1440))
  return `${day.toISOString().slice(0, 10)} ${time}:00`
}
