import type { Language } from '#src/options/languages.ts'

/** A percentage with at most two decimals, as the language writes it: 5.5 is `5,5 %` in German, `5.5%` in English. */
export function percentText(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
