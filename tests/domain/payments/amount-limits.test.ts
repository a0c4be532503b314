import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { amountFault, amountLimits, isTakenOnline, leastOnline } from '#src/domain/payments/amount-limits.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'
import { onlineModes } from '#src/domain/payments/online-mode.ts'
import { fromDecimals, fromProvider, stepAt, toDecimals, toProvider } from '#src/domain/payments/provider-amounts.ts'
import { takesCurrency } from '#src/domain/payments/taken-currencies.ts'
import { price } from '#tests/support/builders.ts'

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
const everyCode = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
const pairs = onlineModes.flatMap((provider) =>
  everyCode.filter((code) => takesCurrency(provider, code)).map((code) => [provider, code] as const),
)

describe('an amount for a provider', () => {
  test.each([
    ['card', 'EUR', '12.50', 1250],
    ['card', 'JPY', '1250.00', 1250],
    ['card', 'KRW', '9000.00', 9000],
    ['card', 'ISK', '1250.00', 125_000],
    ['card', 'UGX', '4000.00', 400_000],
    ['card', 'HUF', '1250.00', 125_000],
    ['card', 'TWD', '80.00', 8000],
    ['card', 'KWD', '2.35', 2350],
    ['card', 'BHD', '0.10', 100],
  ] as const)('%s of %s: %s is %i smallest units [PAY-33]', (provider, currency, amount, units) => {
    expect(toProvider(provider, price(amount), currency)).toBe(units)
    expect(fromProvider(provider, units, currency)).toBe(price(amount))
  })

  test.each([
    ['EUR', '12.50', '12.50'],
    ['HUF', '1250.00', '1250'],
    ['JPY', '80.00', '80'],
    ['TWD', '330.00', '330'],
    ['CHF', '0.30', '0.30'],
  ])('in %s %s is written %s for PayPal [PAY-33]', (currency, amount, text) => {
    expect(toDecimals('payPal', price(amount), currency)).toBe(text)
  })

  test('comes back as it went, in every currency [PAY-33]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.integer({ min: 1, max: 20_000_000 }), ([provider, currency], count) => {
        const amount = (count * stepAt(provider, currency)) as ReturnType<typeof price>
        const units = toProvider(provider, amount, currency)
        expect(Number.isInteger(units)).toBe(true)
        expect(fromProvider(provider, units, currency)).toBe(amount)
        expect(fromDecimals(toDecimals(provider, amount, currency))).toBe(amount)
      }),
    )
  })
})

describe('the limits of a provider', () => {
  test.each([
    ['card', 'EUR', '0.50', '999999.99'],
    ['card', 'GBP', '0.30', '999999.99'],
    ['card', 'DKK', '3.00', '999999.99'],
    ['card', 'JPY', '80.00', '99999999.00'],
    ['card', 'ISK', '1.00', '999999.00'],
    ['card', 'KWD', '0.01', '99999.99'],
    ['card', 'IDR', '0.01', '9999999999.99'],
    ['payPal', 'EUR', '0.01', '8000.00'],
    ['payPal', 'JPY', '1.00', '1000000.00'],
    ['payPal', 'HUF', '1.00', '2000000.00'],
  ] as const)('%s takes %s from %s to %s [PAY-34]', (mode, currency, least, most) => {
    const step = stepAt(mode, currency)
    const fault = (amount: number) => amountFault(mode, amount as ReturnType<typeof price>, currency)?.reason ?? null
    expect(fault(price(least))).toBeNull()
    expect(fault(price(most))).toBeNull()
    expect(fault(price(most) + step)).toBe('too-large')
    expect(fault(price(least) - step)).toBe(price(least) > step ? 'too-small' : null)
  })

  test('hold for every currency that a provider takes [PAY-34]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.integer({ min: 1, max: 2_000_000_000 }), ([mode, currency], amount) => {
        const limits = amountLimits(mode, currency)
        const units = toProvider(mode, amount as ReturnType<typeof price>, currency)
        const fault = amountFault(mode, amount as ReturnType<typeof price>, currency)
        const isWithin = limits !== null && amount >= limits.least && amount <= limits.most
        expect(fault === null).toBe(isWithin && Number.isInteger(units) && amount % stepAt(mode, currency) === 0)
      }),
    )
  })

  test.each([
    ['card', '12.50', 'ISK'],
    ['card', '12.50', 'JPY'],
    ['payPal', '12.50', 'HUF'],
    ['payPal', '12.00', 'RON'],
    ['payPal', '12.00', 'KWD'],
  ] as const)('%s cannot count %s %s [PAY-34]', (mode, amount, currency) => {
    expect(amountFault(mode, price(amount), currency)).toEqual({ reason: 'not-countable' })
  })

  test('do not concern cash, nor an amount of zero [PAY-34]', () => {
    expect(amountFault('cash', price('0.10'), 'EUR')).toBeNull()
    expect(amountFault('card', price('0.00'), 'EUR')).toBeNull()
  })

  test('the least of several ways opens a bill [PAY-35]', () => {
    expect(leastOnline(['cash', 'card'], 'EUR')).toBe(50)
    expect(leastOnline(['card', 'payPal'], 'EUR')).toBe(1)
    expect(leastOnline(['cash'], 'EUR')).toBeNull()
    expect(leastOnline(['payPal'], 'RON')).toBeNull()
  })
})

test.each([
  ['card', 'CHF', true],
  ['card', 'KWD', true],
  ['card', 'IRR', false],
  ['card', 'XXX', false],
  ['card', 'eur', false],
  ['payPal', 'TWD', true],
  ['payPal', 'RON', false],
  ['payPal', 'TRY', false],
] as const satisfies readonly (readonly [OnlineMode, string, boolean])[])(
  '%s takes %s: %s [PAY-36]',
  (mode, code, isTaken) => {
    expect(takesCurrency(mode, code)).toBe(isTaken)
  },
)

test.each([
  ['cash', '10.00', false],
  ['card', '0.00', false],
  ['card', '0.49', false],
  ['card', '0.50', true],
  ['card, payPal', '0.49', true],
] as const)('%s takes %s online: %s [PAY-34]', (modes, amount, expected) => {
  expect(isTakenOnline(modes.split(', ') as OnlineMode[], price(amount), 'EUR')).toBe(expected)
})
