import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import type { TicketRow } from '#server/tickets/ticket.ts'

import { inverse } from './ticket-rows.ts'
import type { TicketWriter } from './ticket-writer.ts'

/** Beginnings of words about allergies and what is left out for them, in the five languages and without accents. */
const allergyWords = /al+erg|anaphyl|anafil|celia|coeli|zoli|intol+er|unvertrag|glut[ei]n|la[ckt]tos/u

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
