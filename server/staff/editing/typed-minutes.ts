import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Say } from './texts/say.ts'
import { venueTexts } from './texts/settings-texts.ts'

const mostReminders = 6
/** A day of open time. */
const mostMinutes = 24 * 60

/** Reads the minutes of reminders, `0, 2, 5, 10`, each once and in order of time; nothing typed = none. */
export function typedMinutes(text: string | null | undefined, say: Say): Verdict<number[], string> {
  const parts = (text ?? '').split(/[\s,;]+/).filter((part) => part !== '')
  const minutes = [...new Set(parts.map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN)))]
  if (!minutes.every((minute) => minute <= mostMinutes))
    return refuse(say(venueTexts.wrongMinutes, { most: mostMinutes }))
  if (minutes.length > mostReminders) return refuse(say(venueTexts.tooManyReminders, { most: mostReminders }))
  return accept(minutes.toSorted((a, b) => a - b))
}

/** Checks after how many minutes what waits is refused; null = when its time begins. */
export function refusalFault(minutes: number | null, say: Say): string | null {
  if (minutes === null || (minutes >= 1 && minutes <= mostMinutes)) return null
  return say(venueTexts.wrongRefusal, { most: mostMinutes })
}
