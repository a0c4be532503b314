import type { TextRow, TicketRow } from '#server/tickets/ticket.ts'

export const rule: TicketRow = { kind: 'rule' }
export const space: TicketRow = { kind: 'space' }

/** A line of text: small and plain unless it says otherwise. */
export function row(text: string, look: Partial<Omit<TextRow, 'kind' | 'text'>> = {}): TicketRow {
  return { kind: 'text', text, size: 'normal', weight: 'plain', align: 'start', indent: 0, ...look }
}

/** What is to be seen from two metres: a dish, a number, a table. */
export function tall(text: string): TicketRow {
  return row(text, { size: 'tall', weight: 'bold' })
}

/** White on black: what must not be overlooked. */
export function inverse(text: string, look: Partial<Pick<TextRow, 'size' | 'indent'>> = {}): TicketRow {
  return row(text, { weight: 'inverse', ...look })
}

export function pair(start: string, end: string, isBold = false): TicketRow {
  return { kind: 'pair', start, end, isBold }
}
