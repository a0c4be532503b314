import { describe, expect, test } from 'vitest'

import { languages } from '#src/options/languages.ts'
import { address, kindsOfOrder, slot } from '#tests/server/support/order-mail-kinds.ts'
import { said } from '#tests/server/support/order-mail-words.ts'
import { writtenMail } from '#tests/server/support/written-mail.ts'
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

  test.each(kindsOfOrder)('%s, is the same in HTML', (_what, order) => {
    const { lines, html } = writtenMail(order, 'it')
    const text = html.replaceAll(/<[^>]+>/g, '')
    const values = lines.flatMap((line) => line.split(/: | \(/)).map((value) => value.replaceAll(/[ ():]+$|^ +/g, ''))
    expect(values.filter((value) => !value.includes('ordering_route') && !text.includes(value))).toEqual([])
  })
})
