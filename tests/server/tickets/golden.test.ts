import { describe, expect, test } from 'vitest'

import { columnsOf, layOut } from '#server/tickets/lay-out.ts'
import type { Ticket } from '#server/tickets/ticket.ts'
import { writeTestTicket, writeTicket } from '#server/tickets/write-ticket.ts'
import { aTicketWish } from '#tests/server/support/desk-order.ts'
import { ticketPicture } from '#tests/server/support/ticket-picture.ts'

import { goldenOrders } from './golden-orders.ts'

const sizes = { normal: ' ', tall: 'T', large: 'L' }
const weights = { plain: ' ', bold: 'b', inverse: '#' }

/** A ticket on both papers. Before each line: tall or Large, bold or # for white on black. */
function onPaper(ticket: Ticket): string {
  const papers = ([58, 80] as const).map((widthMm) => {
    const lines = layOut(ticket, widthMm).map(({ text, indent, size, weight }) =>
      `${sizes[size]}${weights[weight]}|${' '.repeat(indent)}${text}`.trimEnd(),
    )
    return [`${widthMm} mm`, ...lines].join('\n')
  })
  return `${papers.join('\n\n')}\n`
}

/** The same on paper of 80 mm, to be looked at. */
const pictureOf = (ticket: Ticket) => ticketPicture(layOut(ticket, 80), columnsOf[80])

describe('a ticket', () => {
  test.each(goldenOrders)('looks as it is kept: $name [PRINT-10, PRINT-11, PRINT-12, PRINT-13]', async (golden) => {
    const ticket = writeTicket(golden.order, aTicketWish(golden.wish))
    await expect(onPaper(ticket)).toMatchFileSnapshot(`golden/${golden.name}.txt`)
    await expect(pictureOf(ticket)).toMatchFileSnapshot(`golden/${golden.name}.svg`)
  })

  test.each(['en', 'de'] as const)('of a test looks as it is kept: %s [PRINT-13]', async (language) => {
    const { printerName, printedAt } = aTicketWish()
    const venueName = 'La Piola'
    const ticket = writeTestTicket({ language, printerName, printedAt, venueName, isCopy: language === 'de' })
    await expect(onPaper(ticket)).toMatchFileSnapshot(`golden/test-page-${language}.txt`)
  })
})
