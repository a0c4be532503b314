import { refused, refusedWith } from '#server/platform/refusal.ts'
import { formText } from '#server/platform/texts/forms.ts'
import type { MissingCapacity } from '#server/slots/slot-bookings.ts'
import type { Language } from '#src/options/languages.ts'

/** Refuses a slot that lacks room for one more order. The code asks for another time; the text says that it is full. */
export function refuseLack(lack: MissingCapacity, language: Language) {
  return lack === 'not-enough-seats'
    ? refused('NOT_ENOUGH_SEATS')
    : refusedWith('ORDER_TIME_EXPIRED', [formText(language, 'slotFull')])
}
