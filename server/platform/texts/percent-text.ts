import type { Language } from '#src/options/languages.ts'

/** A percentage in a language, with at most two decimals: `5,5 %`, with a no-break space. */
export function percentText(percent: number, language: Language): string {
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(percent)}\u00A0%`
}
