import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import type { TicketRow } from '#server/tickets/ticket.ts'

import { inverse } from './ticket-rows.ts'
import type { TicketWriter } from './ticket-writer.ts'

/** Beginnings of words about allergies, in the five languages and without accents. */
const allergyWords = /allerg|alerg|anaphyla|anafil|celia|zoli|coeli|coelia|intoler|intoller|unvertrag/u

/**
 * What to take care of, in white on black: what a diner has written about the whole order, and notes of its dishes that may be about an
 * allergy; what may be one stands first.
 */
export function careRows(
  { notes, answers }: DeskOrder,
  lines: readonly OrderLine[],
  { labelled, shared }: TicketWriter,
): readonly TicketRow[] {
  const answered = answers.flatMap(({ name, kind, value }) => {
    if (kind === 'yesNo') return value === '1' ? [labelled(name, shared('yes'))] : []
    return value === '' ? [] : [labelled(name, value)]
  })
  const ofOrder = [...(notes ? [notes] : []), ...answered]
  const ofDishes = lines.flatMap(({ name, note }) => (note && isAboutAllergy(note) ? [labelled(name, note)] : []))
  const all = [...ofOrder, ...ofDishes]
  return [...all.filter(isAboutAllergy), ...all.filter((text) => !isAboutAllergy(text))].map((text) => inverse(text))
}

function isAboutAllergy(text: string): boolean {
  return allergyWords.test(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase())
}
