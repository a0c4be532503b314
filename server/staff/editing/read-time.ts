import type { LocalTime } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { fieldFaults } from './texts/field-texts.ts'
import type { Say } from './texts/say.ts'

/** What a form says of the midnight at the end of a day. */
export const endOfDay = '24:00'

/** Reads `9`, `9.30` or `09:30`; `24` is `24:00`. */
export function readTime(text: string, say: Say): Verdict<LocalTime | typeof endOfDay, string> {
  const time = /^24([:.]00)?$/.test(text) ? endOfDay : timeOf(text)
  return time ? accept(time) : refuse(say(fieldFaults.noTime))
}

/** `9`, `9.30` and `09:30`. */
function timeOf(text: string): LocalTime | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}` as LocalTime
}
