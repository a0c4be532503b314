import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { asEpos } from '#server/tickets/as-epos.ts'
import { asPlainText } from '#server/tickets/as-plain-text.ts'
import { asStar } from '#server/tickets/as-star.ts'
import { columnsOf, layOut } from '#server/tickets/lay-out.ts'
import type { Ticket, TicketRow } from '#server/tickets/ticket.ts'
import { writeTestTicket, writeTicket } from '#server/tickets/write-ticket.ts'
import { aDeskLine, aDeskOrder, aTicketWish } from '#tests/server/support/desk-order.ts'
import { eposPaper } from '#tests/server/support/epos-paper.ts'
import { starPaper } from '#tests/server/support/star-paper.ts'

import { goldenOrders } from './golden-orders.ts'

const widths = [58, 80] as const
const starLanguages = ['star-prnt', 'star-line'] as const
const golden = goldenOrders.map(({ order, wish }) => writeTicket(order, aTicketWish(wish)))
const linesOf = (ticket: Ticket, widthMm: 58 | 80, columns = columnsOf) =>
  layOut(ticket, widthMm, columns).map(({ text, indent }) => ' '.repeat(indent) + text)
/** Of the narrowest of Epson's printers. */
const epsonColumns = { 58: 30, 80: 42 }

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom('👩‍👩‍👧‍👦 & <b> "x" ]]>', '谢谢\u0000\u0008\uFFFE', 'n°\u00A0€\u202Fé', '\uD800x'),
)
const anyRow: fc.Arbitrary<TicketRow> = fc.oneof(
  fc.record({
    kind: fc.constant('text'),
    text: anyText,
    size: fc.constantFrom('normal', 'tall', 'large'),
    weight: fc.constantFrom('plain', 'bold', 'inverse'),
    align: fc.constantFrom('start', 'center'),
    indent: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ kind: fc.constant('pair'), start: anyText, end: anyText, isBold: fc.boolean() }),
  fc.constantFrom<TicketRow>({ kind: 'rule' }, { kind: 'space' }),
)
const anyTicket = fc.array(anyRow, { maxLength: 12 })
const aWidth = fc.constantFrom(...widths)

describe('a ticket on paper', () => {
  test('never has a line longer than its columns [PRINT-13]', () => {
    fc.assert(
      fc.property(anyTicket, aWidth, (ticket, widthMm) => {
        for (const { text, indent, size } of layOut(ticket, widthMm)) {
          const columns = columnsOf[widthMm] / (size === 'large' ? 2 : 1)
          expect(indent + text.length).toBeLessThanOrEqual(columns)
          expect(text).toMatch(/^[\u0020-\u007E\u00A1-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u)
        }
      }),
    )
  })

  test('keeps every word that a printer has', () => {
    const aWord = fc.stringMatching(/^[a-zàèéìòùäöüßñ€&<>'"]{1,60}$/u)
    fc.assert(
      fc.property(fc.array(aWord, { minLength: 1, maxLength: 20 }), aWidth, (words, widthMm) => {
        const row = { size: 'normal', weight: 'plain', align: 'start', indent: 0 } as const
        const lines = layOut([{ kind: 'text', text: words.join(' '), ...row }], widthMm)
        expect(lines.map(({ text }) => text.replaceAll(' ', '')).join('')).toBe(words.join(''))
      }),
    )
  })

  test.each([
    ['家族 👩‍👩‍👧‍👦!', '?? ?!'],
    ['Dvořák, Łódź, zł', 'Dvorák, Lódz, zl'],
    ['a\u202Eb\u0000c\nd', 'abc d'],
    ['1️⃣ ﬁn −2', '1 fin -2'],
  ])('replaces what no printer has: %s [PRINT-13]', (text, printed) => {
    const { venue } = aDeskOrder()
    const ticket = writeTicket(aDeskOrder({ notes: text, venue }), aTicketWish())
    expect(linesOf(ticket, 80)[0]?.trim()).toBe(printed)
  })
})

describe('the words of a Star printer', () => {
  test.each(starLanguages)('are the ticket in a code page with € (%s) [PRINT-07, PRINT-13]', (language) => {
    for (const ticket of golden)
      for (const widthMm of widths) {
        const { text } = starPaper(asStar(ticket, { language, widthMm }))
        const trimmed = (lines: string) => lines.replaceAll(/ +$/gmu, '').trimEnd()
        expect(trimmed(text)).toBe(trimmed(linesOf(ticket, widthMm).join('\n')))
      }
  })

  test('make text large, tall and white on black, then cut', () => {
    const test = { ...aTicketWish(), venueName: 'La Piola' }
    const { text, told } = starPaper(asStar(writeTestTicket(test), { language: 'star-line', widthMm: 80 }))
    expect(text).toContain('€ à è é ì ò ù â ç ñ ó ä ö ü ß œ ’')
    expect(told.filter(({ name }) => name === 'size').map(({ operands }) => operands.join())).toEqual(
      expect.arrayContaining(['1,1', '1,0', '0,0']),
    )
    expect(told.filter(({ name }) => name.startsWith('inverse')).map(({ name }) => name)).toEqual([
      'inverse',
      'inverse off',
    ])
    expect(told.at(-1)?.name).toBe('cut')
    expect(text.endsWith('\n\n\n')).toBe(true)
  })

  test('are commands whatever is typed', () => {
    fc.assert(
      fc.property(anyTicket, aWidth, fc.constantFrom(...starLanguages), (ticket, widthMm, language) => {
        const { text } = starPaper(asStar(ticket, { language, widthMm }))
        expect(text.split('\n').length).toBeGreaterThanOrEqual(layOut(ticket, widthMm).length)
      }),
    )
  })
})

describe('plain text', () => {
  test('is ASCII with EUR for the sign, and LF [PRINT-07]', () => {
    const line = aDeskLine({ name: 'Crème brûlée œufs 10 €', note: 'Weiß – „süß“' })
    const text = asPlainText(writeTicket(aDeskOrder({ lines: [line] }), aTicketWish({ ticket: 'bag' })), 58)
    expect(text).toContain('2 x Creme brulee oeufs 13,00 EUR\n  10 EUR\n')
    expect(text).toContain('  *** Weiss - "suss" ***\n')
    expect(text).toContain('*** TO COLLECT 18,50 EUR ***\n')
    expect(text).toMatch(/^[\n\u0020-\u007E]+\n$/u)
  })

  test('never has a line longer than its columns [PRINT-07, PRINT-13]', () => {
    fc.assert(
      fc.property(anyTicket, aWidth, (ticket, widthMm) => {
        const text = asPlainText(ticket, widthMm)
        expect(text).toMatch(/^[\n\u0020-\u007E]*$/u)
        expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(columnsOf[widthMm])
      }),
    )
  })
})

describe('the words of an Epson printer', () => {
  test('are the ticket, its looks and a cut [PRINT-08, PRINT-13]', () => {
    for (const ticket of golden) {
      const { text, elements } = eposPaper(asEpos(ticket, 80))
      expect(text).toBe(`${linesOf(ticket, 80, epsonColumns).join('\n')}\n`)
      expect(elements[0]).toEqual({ name: 'text', attributes: { lang: 'en', align: 'left' } })
      expect(elements.at(-1)).toEqual({ name: 'cut', attributes: { type: 'feed' } })
    }
  })

  test('make text large, tall and white on black', () => {
    const { elements } = eposPaper(asEpos(writeTestTicket({ ...aTicketWish(), venueName: 'La Piola' }), 58))
    const looks = elements.map(({ attributes }) => attributes)
    expect(looks).toContainEqual({ width: '2', height: '2', em: 'true', reverse: 'false' })
    expect(looks).toContainEqual({ width: '1', height: '2', em: 'true', reverse: 'false' })
    expect(looks.filter(({ reverse }) => reverse === 'true')).toHaveLength(1)
  })

  test('are well-formed whatever is typed [PRINT-08]', () => {
    fc.assert(
      fc.property(anyTicket, aWidth, (ticket, widthMm) => {
        expect(eposPaper(asEpos(ticket, widthMm)).text).toBe(
          linesOf(ticket, widthMm, epsonColumns)
            .map((line) => `${line}\n`)
            .join(''),
        )
      }),
    )
  })
})
