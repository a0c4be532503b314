import { fieldFaults } from './texts/field-texts.ts'
import type { Say } from './texts/say.ts'

/** What is wrong with the address of a page; null = nothing. What was there before may stay. */
export function pageFault(typed: string | null, before: string | null, say: Say): string | null {
  if (typed === null || typed === before) return null
  const isPage = URL.canParse(typed) && new URL(typed).protocol === 'https:'
  return isPage ? null : say(fieldFaults.noPage)
}
