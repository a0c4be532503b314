/** A number with at most two decimals, as the language writes it: `1.891,5`. */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
}

/** A percentage with at most two decimals, as the language writes it: 12.5 is `12,5 %` in German, `12.5%` in English. */
export function formatPercent(percent: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
