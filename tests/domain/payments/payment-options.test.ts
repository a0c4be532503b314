import { describe, expect, test } from 'vitest'

import type { PaymentCredentials, PaymentMode, SavedCard } from '#src/contract/payment.ts'
import { cardExpiry, cardName } from '#src/domain/payments/card-text.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import type { FreshCard } from '#src/domain/payments/payment-option.ts'
import {
  canPayWith,
  groupedOptions,
  habitOf,
  isOnline,
  paymentOptions,
  paymentPlace,
  usualOption,
} from '#src/domain/payments/payment-options.ts'
import { id } from '#tests/support/builders.ts'

const none: PaymentCredentials = {
  publishableKey: null,
  clientId: null,
  environment: null,
  sdkBaseUrl: null,
  paymentPageUrl: null,
  isOrderMadeByService: false,
}
const page = 'https://pay.example/page'

function aMode(kind: PaymentMode['kind'], credentials: Partial<PaymentCredentials> | null = null): PaymentMode {
  return {
    id: id<'PaymentMode'>(1),
    kind,
    label: `by ${kind}`,
    credentials: credentials && { ...none, ...credentials },
  }
}

const cash = aMode('cash')
const card = aMode('card', { publishableKey: 'pk_1' })
const payPal = aMode('payPal', { clientId: 'client' })

function aCard(name: string, isExpired = false): SavedCard {
  const data = { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2027, isExpired }
  return { id: name, venues: [{ id: id<'Venue'>(1) }], card: data }
}

const fresh: FreshCard = { id: 'pm_fresh', card: aCard('').card, isToBeSaved: false }
const keys = (offer: Parameters<typeof paymentOptions>[0]) => paymentOptions(offer).map(({ key }) => key)

describe('paymentOptions', () => {
  test('has one option per mode in the venue’s order [PAY-01, PAY-02]', () => {
    expect(keys({ modes: [payPal, cash, card], means: [] })).toEqual(['payPal', 'cash-cash', 'card-new'])
    const labels = paymentOptions({ modes: [payPal, cash, card], means: [] }).map(({ label }) => label)
    expect(labels).toEqual(['by payPal', 'by cash', 'by card'])
  })

  test('leaves out unknown modes and missing credentials [PAY-01]', () => {
    const modes = [aMode('other'), aMode('card'), aMode('card', {}), aMode('payPal', { publishableKey: 'pk' }), cash]
    expect(keys({ modes, means: [] })).toEqual(['cash-cash'])
  })

  test('gives cash one option per means, or one [PAY-03]', () => {
    const means = (['cash', 'cardAtDoor', 'mealVouchers', 'other'] as const).map((kind, at) => ({
      id: id<'CashMeans'>(at + 1),
      kind,
      label: `in ${kind}`,
    }))
    expect(paymentOptions({ modes: [cash], means })).toMatchObject([
      { kind: 'cash', means: 'cash', label: 'in cash' },
      { kind: 'cash', means: 'cardAtDoor', label: 'in cardAtDoor' },
      { kind: 'cash', means: 'mealVouchers', label: 'in mealVouchers' },
    ])
    expect(paymentOptions({ modes: [cash], means: [] })).toMatchObject([{ means: 'cash', label: 'by cash' }])
  })

  test('lists saved cards, fresh cards and a new one [PAY-04, PAY-06]', () => {
    const offer = { modes: [card], means: [], savedCards: [aCard('pm_1'), aCard('pm_2')], freshCards: [fresh] }
    expect(keys(offer)).toEqual(['card-pm_1', 'card-pm_2', 'card-pm_fresh', 'card-new'])
  })

  test('has no cards where cards are not taken [PAY-04]', () => {
    expect(keys({ modes: [cash], means: [], savedCards: [aCard('pm_1')], freshCards: [fresh] })).toEqual(['cash-cash'])
  })
})

describe('canPayWith', () => {
  test.each([
    [false, true],
    [true, false],
  ])('for a card whose expiry is %s says %s [PAY-05]', (isExpired, expected) => {
    const [option] = paymentOptions({ modes: [card], means: [], savedCards: [aCard('pm_1', isExpired)] })
    expect(option && canPayWith(option)).toBe(expected)
  })

  test('takes whatever is not a saved card', () => {
    const options = paymentOptions({ modes: [cash, card, payPal], means: [], freshCards: [fresh] })
    expect(options.map(canPayWith)).toEqual([true, true, true, true])
  })
})

describe('isOnline', () => {
  test('leaves cash out: a deposit is paid now [RESV-12]', () => {
    const options = paymentOptions({ modes: [cash, card, payPal], means: [] }).filter(isOnline)
    expect(options.map(({ kind }) => kind)).toEqual(['card', 'payPal'])
  })
})

describe('isOnlineMode', () => {
  test.each([
    ['card', true],
    ['payPal', true],
    ['cash', false],
    ['other', false],
    [null, false],
  ] as const)('of %s is %s [ORD-13]', (kind, expected) => expect(isOnlineMode(kind)).toBe(expected))
})

describe('paymentPlace', () => {
  const here = { kind: 'widget' }
  const button = { kind: 'provider-button' }
  const there = { kind: 'page', url: page }

  test.each([
    ['cash', {}, 'always', { kind: 'venue' }],
    ['card', { publishableKey: 'pk' }, 'always', here],
    ['card', { publishableKey: 'pk', paymentPageUrl: page }, 'when-needed', here],
    ['card', { publishableKey: 'pk', paymentPageUrl: page }, 'always', there],
    ['card', { publishableKey: 'pk', paymentPageUrl: page }, 'never', here],
    ['card', { paymentPageUrl: page }, 'when-needed', there],
    ['card', { paymentPageUrl: page }, 'never', null],
    ['payPal', { clientId: 'client', paymentPageUrl: page }, 'when-needed', button],
    ['payPal', { clientId: 'client', paymentPageUrl: page }, 'always', there],
    ['payPal', { publishableKey: 'pk', paymentPageUrl: page }, 'when-needed', there],
    ['payPal', { publishableKey: 'pk' }, 'always', null],
    ['other', { publishableKey: 'pk', paymentPageUrl: page }, 'always', null],
  ] as const)('of %s with %j, pages %s, is %j [PAY-01]', (kind, credentials, pageUse, expected) => {
    expect(paymentPlace(aMode(kind, credentials), pageUse)).toEqual(expected)
  })
})

describe('a card', () => {
  test.each([
    [{ brand: 'visa', last4: '4242' }, 'Visa •••• 4242'],
    [{ brand: 'mastercard', last4: '0005' }, 'Mastercard •••• 0005'],
    [{ brand: 'amex', last4: '8431' }, 'American Express •••• 8431'],
    [{ brand: '', last4: '1' }, ' •••• 1'],
  ])('%j is named %s [PAY-05, ACCT-62]', (data, name) => expect(cardName(data)).toBe(name))

  test.each([
    [4, 2027, '04/2027'],
    [12, 2030, '12/2030'],
  ])('that ends in %i of %i says %s [PAY-05, ACCT-62]', (expiryMonth, expiryYear, text) =>
    expect(cardExpiry({ expiryMonth, expiryYear })).toBe(text),
  )
})

describe('groupedOptions', () => {
  test('has what is paid now, cards first, and what later (decision 71)', () => {
    const { now, later } = groupedOptions(paymentOptions({ modes: [payPal, cash, card], means: [] }))
    expect([now, later].map((options) => options.map(({ key }) => key))).toEqual([
      ['card-new', 'payPal'],
      ['cash-cash'],
    ])
  })
})

describe('the way to pay of the last order', () => {
  const offer = { modes: [cash, card, payPal], means: [] }

  test.each(['cash-cash', 'card-new', 'payPal'])('is proposed again: %s (decision 71)', (key) => {
    const options = paymentOptions(offer)
    const last = options.find((option) => option.key === key)
    expect(last && usualOption(options, habitOf(last))?.key).toBe(key)
  })

  test('names no card: the first that can pay is proposed', () => {
    const options = paymentOptions({ ...offer, savedCards: [aCard('old', true), aCard('good'), aCard('other')] })
    expect(usualOption(options, 'card')?.key).toBe('card-good')
    expect(new Set(options.flatMap((option) => (option.kind === 'card' ? [habitOf(option)] : [])))).toEqual(
      new Set(['card']),
    )
  })

  test.each([null, 'payPal', 'something else'])('proposes nothing that is not offered: %s', (habit) => {
    expect(usualOption(paymentOptions({ modes: [cash], means: [] }), habit)).toBeNull()
  })
})
