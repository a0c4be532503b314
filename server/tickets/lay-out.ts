import type { DeskPrinter } from '#desk/contract/printers.ts'

import type { TextRow, Ticket, TicketRow } from './ticket.ts'
import { printable } from './ticket/printable.ts'
import { wrapWords } from './ticket/wrap-words.ts'

/** A line of paper: `indent` columns that are empty, then a text that fits; in large text each column is two of the paper's. */
export type PaperLine = Pick<TextRow, 'text' | 'indent' | 'size' | 'weight'>

export type PaperWidth = DeskPrinter['widthMm']

/** How many columns a paper has, by its width. */
export type Columns = Readonly<Record<PaperWidth, number>>

/** Those of Star's printers, and of plain text. */
export const columnsOf: Columns = { 58: 32, 80: 48 }

/** Columns that the second line of a text stands in from its first, so that it does not look like a row of its own. */
const hang = 2

/**
 * Breaks a ticket into the lines of a paper. Words wrap, an amount stays at the end of its line, and what printers do not have
 * is replaced (`printable`).
 */
export function layOut(ticket: Ticket, widthMm: PaperWidth, columns: Columns = columnsOf): readonly PaperLine[] {
  return ticket.flatMap((row) => linesOf(row, columns[widthMm]))
}

function linesOf(row: TicketRow, columns: number): readonly PaperLine[] {
  switch (row.kind) {
    case 'text':
      return textLines(row, row.size === 'large' ? columns / 2 : columns)
    case 'pair':
      return pairLines(row, columns).map((text) => plainLine(text, row.isBold))
    case 'rule':
      return [plainLine('-'.repeat(columns))]
    case 'space':
      return [plainLine('')]
  }
}

function plainLine(text: string, isBold = false): PaperLine {
  return { text, indent: 0, size: 'normal', weight: isBold ? 'bold' : 'plain' }
}

/** Nothing for a text that is empty. White on black has a black column on both sides. */
function textLines({ text, size, weight, align, indent }: TextRow, columns: number): readonly PaperLine[] {
  const shown = printable(text).trim()
  if (shown === '') return []
  const isInverse = weight === 'inverse'
  const hangs = align === 'start' && !isInverse
  const broken = wrapWords(shown, columns - indent - (isInverse ? 2 : 0), hangs ? hang : 0)
  return broken.map((line, index) => {
    const written = isInverse ? ` ${line} ` : line
    const before = align === 'center' ? Math.floor((columns - written.length) / 2) : indent
    return { text: written, indent: before + (hangs && index > 0 ? hang : 0), size, weight }
  })
}

/** What is too long to stand beside anything gets lines of its own, at their end. */
function pairLines({ start, end }: Extract<TicketRow, { kind: 'pair' }>, columns: number): readonly string[] {
  const [first, last] = [printable(start).trim(), printable(end).trim()]
  if (last.length > columns / 2)
    return [
      ...wrapWords(first, columns, hang).map(hanging),
      ...wrapWords(last, columns).map((line) => line.padStart(columns)),
    ]
  const [head = '', ...rest] = wrapWords(first, columns - last.length - 1, hang).map(hanging)
  return [head.padEnd(columns - last.length) + last.replaceAll('\u00A0', ' '), ...rest]
}

const hanging = (line: string, index: number) => (index === 0 ? line : ' '.repeat(hang) + line)
