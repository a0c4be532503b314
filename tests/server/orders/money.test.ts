import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { moneyText } from '#server/platform/texts/money-text.ts'
import { cents } from '#src/domain/money.ts'
import { formatMoney } from '#src/i18n/format-money.ts'

const euros = fc.integer({ min: -10_000_000, max: 100_000_000 }).map(cents)

describe('money in mails, refusals and on the payment page', () => {
  test.each([
    [123_450, 'EUR', '1.234,50\u00A0€'],
    [-290, 'EUR', '-2,90\u00A0€'],
    [0, 'EUR', '0,00\u00A0€'],
    [100_000_000, 'EUR', '1.000.000,00\u00A0€'],
    // Two decimals whatever the currency, and the code where the service knows no symbol.
    [123_450, 'JPY', '1.234,50\u00A0JPY'],
    [123_450, 'CHF', '1.234,50\u00A0CHF'],
    [999, 'USD', '9,99\u00A0USD'],
  ])('%i cents of %s read %s [PRICE-03]', (amount, currency, text) => {
    expect(moneyText(cents(amount), currency)).toBe(text)
  })

  test('reads as in the widget for any amount [PRICE-03]', () => {
    fc.assert(
      fc.property(euros, (amount) => {
        expect(moneyText(amount, 'EUR')).toBe(formatMoney(amount, '€'))
      }),
    )
  })
})

// Plain scripts of the browser, without types.
const read = async (path: string) => (await import(path)) as Readonly<Record<string, (...args: never[]) => string>>

describe('money on other pages of the demo reads the same', () => {
  test('where the bank asks to confirm', async () => {
    const provider = await read('../../../demo/provider/money.js')
    const text = (amount: number, currency: string) => provider.money?.(amount as never, currency as never)
    fc.assert(
      fc.property(euros, (amount) => {
        expect(text(amount, 'eur')).toBe(moneyText(amount, 'EUR'))
      }),
    )
    expect(text(123_450, 'chf')).toBe(moneyText(cents(123_450), 'CHF'))
  })
})
