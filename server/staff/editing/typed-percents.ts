import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Say } from './texts/say.ts'
import { serviceFaults } from './texts/service-texts.ts'

const mostPercents = 4

/** Reads percentages of a tip, `5, 10 %, 7.5`, each once and in this order; nothing typed = none. */
export function typedPercents(text: string | null | undefined, say: Say): Verdict<number[], string> {
  const parts = (text ?? '').split(/[\s,;%]+/).filter((part) => part !== '')
  const percents = [...new Set(parts.map((part) => (/^\d{1,3}(\.\d{1,2})?$/.test(part) ? Number(part) : Number.NaN)))]
  if (!percents.every((percent) => percent > 0 && percent <= 100)) return refuse(say(serviceFaults.wrongPercents))
  return percents.length > mostPercents ? refuse(say(serviceFaults.tooManyPercents)) : accept(percents)
}
