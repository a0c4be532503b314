import { fieldFaults } from './texts/field-texts.ts'
import type { Say } from './texts/say.ts'

type Pages = Readonly<Record<string, string | null>>

/** What is wrong with the addresses of pages, by field; null = nothing. */
export function pageFaults<N extends string>(
  typed: Readonly<Record<N, string | null>>,
  before: Readonly<Record<NoInfer<N>, string | null>>,
  say: Say,
): Readonly<Record<string, string>> | null {
  const faults = Object.entries(typed as Pages).flatMap(([name, page]) => {
    const fault = pageFault(page, before[name as N], say)
    return fault === null ? [] : [[name, fault] as const]
  })
  return faults.length > 0 ? Object.fromEntries(faults) : null
}

/** What is wrong with the address of a page; null = nothing. What was there before may stay. */
export function pageFault(typed: string | null, before: string | null, say: Say): string | null {
  if (typed === null || typed === before) return null
  const isPage = URL.canParse(typed) && new URL(typed).protocol === 'https:'
  return isPage ? null : say(fieldFaults.noPage)
}
