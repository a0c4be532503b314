import { allergenNameIn } from '#server/platform/texts/allergen-names.ts'
import type { Language } from '#src/options/languages.ts'

const mondayMs = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** The days of the week, Monday first: `Lunedì`, `Martedì`. */
export function weekdayLabels(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => asLabel(format.format(mondayMs + index * dayMs), language))
}

/** An allergen by its code: `Milk`. */
export function allergenLabel(code: string, language: Language): string {
  return asLabel(allergenNameIn(language, code), language)
}

/** What stands for itself begins with a capital letter, in every language. */
function asLabel(name: string, language: Language): string {
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}
