import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

const mostPercents = 4

/** Reads percentages of a tip, `5, 10 %, 7.5`, each once and in this order; nothing typed = none. */
export function typedPercents(text: string | null | undefined): Verdict<number[], string> {
  const parts = (text ?? '').split(/[\s,;%]+/).filter((part) => part !== '')
  const percents = [...new Set(parts.map((part) => (/^\d{1,3}(\.\d{1,2})?$/.test(part) ? Number(part) : Number.NaN)))]
  if (!percents.every((percent) => percent > 0 && percent <= 100))
    return refuse('Type percentages from 1 to 100, separated by commas.')
  return percents.length > mostPercents ? refuse('Offer four percentages at most.') : accept(percents)
}
