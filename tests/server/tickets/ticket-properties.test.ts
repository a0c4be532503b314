import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { printOccasions } from '#server/platform/db/schema/words.ts'
import { layOut } from '#server/tickets/lay-out.ts'
import type { Ticket } from '#server/tickets/ticket.ts'
import { writeTicket } from '#server/tickets/write-ticket.ts'
import { cents } from '#src/domain/money.ts'
import { languages } from '#src/options/languages.ts'
import { aDeskLine, aDeskOrder, aTicketWish } from '#tests/server/support/desk-order.ts'
import { id } from '#tests/support/builders.ts'

const someCents = fc.integer({ min: 0, max: 100_000 }).map(cents)
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const aLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    totalCents: someCents,
    categoryId: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ categoryId, ...fields }) => aDeskLine({ ...fields, categoryId: id(categoryId) }))

/** Orders whose total is the sum of what they cost. */
const anOrder: fc.Arbitrary<DeskOrder> = fc
  .record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 5 }),
    fixedCost: orNull(fc.record({ name: fc.constantFrom(null, 'Coperto'), cents: someCents })),
    deliveryCents: orNull(someCents),
    tipCents: orNull(someCents),
    saving: orNull(fc.record({ code: fc.constantFrom(null, 'CIAO'), cents: someCents })),
    status: fc.constantFrom('new', 'confirmed', 'cancelled'),
    orderType: fc.constantFrom('takeAway', 'delivery', 'eatIn', 'dil', 'table'),
    isTest: fc.boolean(),
  })
  .map((fields) => {
    const { lines, fixedCost, deliveryCents, tipCents, saving } = fields
    const parts = [...lines.map(({ totalCents }) => totalCents), fixedCost?.cents, deliveryCents, tipCents]
    const total = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) - (saving?.cents ?? 0)
    return aDeskOrder({ ...fields, totalCents: cents(total), dueCents: cents(Math.max(0, total)) })
  })
const aLanguage = fc.constantFrom(...languages)
const anOccasion = fc.constantFrom(...printOccasions)

const saidBy = (ticket: Ticket) =>
  layOut(ticket, 80)
    .map(({ text }) => text)
    .join('\n')

/** Cents of an amount as tickets write it; 0 for a word such as "free". */
function centsOf(amount: string): number {
  return /\d/u.test(amount) ? Number(amount.replaceAll(/[^\d-]/gu, '')) : 0
}

describe('a receipt', () => {
  test('has amounts that add up to its total [PRINT-12]', () => {
    fc.assert(
      fc.property(anOrder, aLanguage, (order, language) => {
        const ticket = writeTicket(order, aTicketWish({ ticket: 'receipt', language }))
        const pairs = ticket.flatMap((row) => (row.kind === 'pair' ? [row] : []))
        const total = pairs.findIndex(({ isBold }) => isBold)
        const sum = pairs.slice(0, total).reduce((all, { end }) => all + centsOf(end), 0)
        expect([sum, centsOf(pairs[total]?.end ?? '')]).toEqual([order.totalCents, order.totalCents])
      }),
    )
  })
})

describe('a kitchen ticket', () => {
  test('has no price and no telephone, whatever it tells [PRINT-10]', () => {
    fc.assert(
      fc.property(anOrder, aLanguage, anOccasion, (order, language, occasion) => {
        const said = saidBy(writeTicket(order, aTicketWish({ language, occasion })))
        expect(said).not.toMatch(/€|EUR|\d,\d\d|333 555|011 555|Anna/u)
      }),
    )
  })

  test('names its dishes course by course [PRINT-10]', () => {
    const dishes = [
      ['Tiramisu', 8],
      ['Margherita', 2],
      ['Panna cotta', 8],
      ['Off the menu', 99],
    ] as const
    const lines = dishes.map(([name, category], position) => aDeskLine({ name, position, categoryId: id(category) }))
    const said = saidBy(writeTicket(aDeskOrder({ lines }), aTicketWish({ courses: [id(2), id(8)] })))
    expect([...said.matchAll(/^\d+ × (.*)$/gmu)].map(([, name]) => name)).toEqual([
      'Margherita',
      'Tiramisu',
      'Panna cotta',
      'Off the menu',
    ])
  })

  test('names the dishes of its station, counts the rest [PRINT-10]', () => {
    fc.assert(
      fc.property(anOrder, fc.integer({ min: 1, max: 3 }), (order, category) => {
        const said = saidBy(writeTicket(order, aTicketWish({ categoryIds: [id(category)] })))
        const pieces = (isHere: boolean) =>
          order.lines
            .filter(({ categoryId }) => (categoryId === id(category)) === isHere)
            .reduce((sum, { quantity }) => sum + quantity, 0)
        const named = [...said.matchAll(/^(\d+) × /gmu)].reduce((sum, [, count]) => sum + Number(count), 0)
        const others = Number(/^From other stations: (\d+)$/mu.exec(said)?.[1] ?? 0)
        expect([named, others]).toEqual([pieces(true), pieces(false)])
      }),
    )
  })
})

describe('every ticket', () => {
  const notFiscal = /Documento non fiscale|not a fiscal receipt|Kein Kassenbeleg|ticket de caisse|sin validez fiscal/u

  test('says that it is a test, copy or cancellation [PRINT-02, PRINT-03, PRINT-06, TAX-14]', () => {
    const aTicket = fc.constantFrom('kitchen', 'bag', 'receipt')
    fc.assert(
      fc.property(anOrder, aTicket, anOccasion, fc.boolean(), (order, ticket, occasion, isCopy) => {
        const said = saidBy(writeTicket(order, aTicketWish({ ticket, occasion, isCopy })))
        const isOver = order.status === 'cancelled'
        expect([
          /^ CANCELLED $/mu.test(said),
          /^ CHANGED $/mu.test(said),
          /^ TEST $/mu.test(said),
          /^ COPY $/mu.test(said),
          notFiscal.test(said),
        ]).toEqual([isOver, occasion === 'changed' && !isOver, order.isTest, isCopy, true])
      }),
    )
  })
})
