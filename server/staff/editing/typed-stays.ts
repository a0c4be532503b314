import type { StayRule } from '#src/domain/slots/length-of-stay.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Say } from './texts/say.ts'
import { serviceFaults } from './texts/service-texts.ts'

const [shortest, longest] = [15, 600]

/** Reads how long parties stay, `2: 90, 5: 120` or `1-2: 90`: up to so many people, so many minutes; nothing typed = none. */
export function typedStays(text: string | null | undefined, say: Say): Verdict<StayRule[], string> {
  const parts = (text ?? '').split(/[,;]/).flatMap((part) => part.trim() || [])
  const rules: StayRule[] = []
  for (const part of parts) {
    const [, upTo, minutes] = /^(?:\d{1,3}\s*[-–]\s*)?(\d{1,3})\s*:\s*(\d{1,3})$/.exec(part) ?? []
    if (upTo === undefined || minutes === undefined) return refuse(say(serviceFaults.wrongStays))
    rules.push({ upTo: Number(upTo), minutes: Number(minutes) })
  }
  if (rules.some(({ minutes }) => minutes < shortest || minutes > longest))
    return refuse(say(serviceFaults.stayLength, { shortest, longest }))
  const ascends = rules.every(({ upTo }, index) => upTo > (rules[index - 1]?.upTo ?? 0))
  return ascends ? accept(rules) : refuse(say(serviceFaults.stayOrder))
}

export function staysText(rules: readonly StayRule[]): string {
  return rules.map(({ upTo, minutes }) => `${upTo}: ${minutes}`).join(', ')
}
