import type { PaperWidth } from './lay-out.ts'
import { layOut } from './lay-out.ts'
import type { Ticket, TicketRow } from './ticket.ts'
import { folded } from './ticket/folded.ts'

/**
 * A ticket for a printer of which nothing is known but that it prints text: ASCII alone, because it uses a code page of its own. Lines
 * end with LF: some printers take CR for a second one. Where others print in white on black, here are asterisks.
 */
export function asPlainText(ticket: Ticket, widthMm: PaperWidth): string {
  const lines = layOut(ticket.map(plainRow), widthMm)
  return lines.map(({ indent, text }) => `${`${' '.repeat(indent)}${text}`.trimEnd()}\n`).join('')
}

/** Without sizes: there is one alone, and large text would have half the columns. */
function plainRow(row: TicketRow): TicketRow {
  switch (row.kind) {
    case 'text': {
      const text = folded(row.text)
      const shown = row.weight === 'inverse' && text !== '' ? `*** ${text} ***` : text
      return { ...row, text: shown, size: 'normal', weight: 'plain' }
    }
    case 'pair':
      return { ...row, start: folded(row.start), end: folded(row.end) }
    case 'rule':
    case 'space':
      return row
  }
}
