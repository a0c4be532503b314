import { describe, expect, test } from 'vitest'

import type { FieldKind } from '#server/staff/editing/desk-field.ts'
import { moneyText, readAs } from '#server/staff/editing/desk-field.ts'
import { sayIn } from '#server/staff/editing/texts/say.ts'

function read(kind: FieldKind, text: string) {
  const verdict = readAs({ name: 'x', label: 'Price', kind, value: '' }, text, sayIn('en'))
  return verdict.ok ? verdict.value : verdict.refusal
}
const noMoney = 'Type an amount such as 8,50.'

describe('a field reads', () => {
  test.each([
    ['8,50', 850],
    ['8.5', 850],
    ['8', 800],
    ['0', 0],
    ['0,05', 5],
    ['8,50 €', 850],
    ['99999,99', 9_999_999],
    ['', noMoney],
    ['-1', noMoney],
    ['1.234', noMoney],
    ['1.234,50', noMoney],
    ['8,505', noMoney],
    ['eight', noMoney],
    ['100000', noMoney],
    ['NaN', noMoney],
    ['1e3', noMoney],
  ])('the money %s', (text, expected) => {
    expect(read('money', text)).toBe(expected)
  })

  test.each([
    ['money-or-none', '', null],
    ['count-or-none', '', null],
    ['count-or-none', '100000', 100_000],
    ['count-or-none', '100001', 'Type a whole number up to 100000, or nothing.'],
    ['count-or-none', '1,5', 'Type a whole number up to 100000, or nothing.'],
    ['name', '', 'Price is missing.'],
    ['name', 'x'.repeat(201), 'This is longer than 200 letters.'],
    ['text-or-none', 'x'.repeat(2000), 'x'.repeat(2000)],
    ['text-or-none', 'x'.repeat(2001), 'This is longer than 2000 letters.'],
    ['flag', 'yes', true],
    ['flag', '', false],
  ] as const)('as %s what was typed: %s', (kind, text, expected) => {
    expect(read(kind, text)).toBe(expected)
  })

  test.each([0, 5, 850, 9_999_999])('the amount %i as it shows it', (amount) => {
    expect(read('money', moneyText(amount))).toBe(amount)
  })

  test('shows what is taken away with a minus', () => {
    expect(moneyText(-150)).toBe('-1,50')
  })
})
