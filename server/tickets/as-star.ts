import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'

import type { PaperLine, PaperWidth } from './lay-out.ts'
import { columnsOf, layOut } from './lay-out.ts'
import type { Ticket } from './ticket.ts'

export type StarWish = { readonly language: 'star-prnt' | 'star-line'; readonly widthMm: PaperWidth }

/**
 * A ticket in the commands of Star printers, with the code page 1252, which has € and accents, and a cut at the end. Lines end with LF
 * alone: whether CR is a second one is a setting of the printer.
 */
export function asStar(ticket: Ticket, { language, widthMm }: StarWish): Uint8Array {
  const columns = columnsOf[widthMm]
  // Three lines stand between what prints and what cuts.
  const encoder = new ReceiptPrinterEncoder({ language, columns, newline: '\n', feedBeforeCut: 3, errors: 'strict' })
  encoder.initialize().codepage('windows1252')
  for (const line of layOut(ticket, widthMm)) addLine(encoder, line)
  return encoder.cut('partial').encode()
}

function addLine(encoder: ReceiptPrinterEncoder, { text, indent, size, weight }: PaperLine): void {
  const isInverse = weight === 'inverse'
  encoder
    .size(size === 'large' ? 2 : 1, size === 'normal' ? 1 : 2)
    .text(' '.repeat(indent))
    .bold(weight !== 'plain')
    .invert(isInverse)
    .text(text)
    .bold(false)
    .invert(false)
    .size(1, 1)
    .newline()
}
