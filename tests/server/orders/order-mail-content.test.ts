import { describe, expect, test } from 'vitest'

import { languages } from '#src/options/languages.ts'
import { address, kindsOfOrder, slot } from '#tests/server/support/order-mail-kinds.ts'
import { said } from '#tests/server/support/order-mail-words.ts'
import { writtenMail } from '#tests/server/support/written-mail.ts'
import { price } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/order-builders.ts'

const cases = kindsOfOrder.flatMap(([what, order, lines]) =>
  languages.map((language) => [what, language, order, lines(said[language])] as const),
)

describe('the mail of an order', () => {
  test.each(cases)('%s, says all of it (%s) [ORD-37]', (_what, language, order, expected) => {
    expect(writtenMail(order, language).lines.filter((line) => line !== '')).toEqual(expected)
  })

  test.each(languages)('awaits nobody whom it brings something (%s) [ORD-37]', (language) => {
    const isAwaited = /aspettiamo|expect you|erwarten|attendons|esperamos/
    for (const [, order] of kindsOfOrder) {
      const { orderType } = order
      const comes = orderType === 'takeAway' || orderType === 'eatIn'
      expect(writtenMail(order, language).lines.some((line) => isAwaited.test(line))).toBe(comes)
    }
  })

  test.each([
    ['refused', 'cash', null],
    ['cancelled', 'card', 'paid'],
  ] as const)('%s says neither paid nor owed [ORD-37]', (status, paymentMode, paymentStatus) => {
    const { lines } = writtenMail(anOrder({ status, paymentMode, paymentStatus }), 'en')
    expect(lines.filter((line) => /^(Paid|Left to pay)/.test(line))).toEqual([])
  })

  test('brings at about a time without an end [ORD-37]', () => {
    const order = anOrder({ ...address, orderType: 'delivery', expected: { from: slot.slotStart, to: null } })
    expect(writtenMail(order, 'en').lines[0]).toContain('at about 19:00')
  })

  test.each([
    ['it', 'IVA inclusa 22%: 1,10\u00a0€', 'IVA inclusa 5,5%: 0,52\u00a0€'],
    ['en', 'VAT included 22%: 1,10\u00a0€', 'VAT included 5.5%: 0,52\u00a0€'],
    ['de', 'Enthaltene MwSt. 22\u00a0%: 1,10\u00a0€', 'Enthaltene MwSt. 5,5\u00a0%: 0,52\u00a0€'],
    ['fr', 'TVA incluse 22\u00a0%\u00a0: 1,10\u00a0€', 'TVA incluse 5,5\u00a0%\u00a0: 0,52\u00a0€'],
    ['es', 'IVA incluido 22\u00a0%: 1,10\u00a0€', 'IVA incluido 5,5\u00a0%: 0,52\u00a0€'],
  ] as const)('ends its amounts with the VAT (%s) [TAX-11]', (language, ...expected) => {
    const vat = [
      { percent: 22, gross: price('6.10'), vat: price('1.10') },
      { percent: 5.5, gross: price('10.00'), vat: price('0.52') },
    ]
    const { lines, html } = writtenMail(anOrder(), language, vat)
    const payment = lines.findIndex((line) => line === expected[0])
    expect(lines.slice(payment, payment + 3)).toEqual([...expected, ''])
    expect(html).toContain('0,52\u00a0€')
  })

  test.each(kindsOfOrder)('%s, is the same in HTML', (_what, order) => {
    const { lines, html } = writtenMail(order, 'it')
    const text = html.replaceAll(/<[^>]+>/g, '')
    const values = lines.flatMap((line) => line.split(/: | \(/)).map((value) => value.replaceAll(/[ ():]+$|^ +/g, ''))
    expect(values.filter((value) => !value.includes('ordering_route') && !text.includes(value))).toEqual([])
  })
})
