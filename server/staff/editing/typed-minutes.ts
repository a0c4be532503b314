import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

const mostReminders = 6
/** A day of open time. */
const mostMinutes = 24 * 60

/** Reads the minutes of reminders, `0, 2, 5, 10`, each once and in order of time; nothing typed = none. */
export function typedMinutes(text: string | null | undefined): Verdict<number[], string> {
  const parts = (text ?? '').split(/[\s,;]+/).filter((part) => part !== '')
  const minutes = [...new Set(parts.map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN)))]
  if (!minutes.every((minute) => minute <= mostMinutes))
    return refuse(`Type whole minutes up to ${mostMinutes}, separated by commas: 0, 2, 5, 10.`)
  if (minutes.length > mostReminders) return refuse(`Ask for ${mostReminders} reminders at most.`)
  return accept(minutes.toSorted((a, b) => a - b))
}

/** Checks after how many minutes what waits is refused; null = when its time begins. */
export function refusalFault(minutes: number | null): string | null {
  if (minutes === null || (minutes >= 1 && minutes <= mostMinutes)) return null
  return `Type a whole number of minutes from 1 to ${mostMinutes}, or nothing.`
}
