import { describe, expect, test } from 'vitest'

import { paymentState } from '#src/domain/payments/payable.ts'

describe('paymentState', () => {
  test.each([
    ['cash', 'waiting', null, null],
    ['other', 'waiting', 'paid', null],
    ['card', 'waiting', 'pending', 'waiting'],
    ['card', 'new', null, 'waiting'],
    ['payPal', 'waiting', 'other', 'waiting'],
    ['card', 'waiting', 'paid', 'paid'],
    ['payPal', 'confirmed', 'paid', 'paid'],
    ['card', 'confirmed', null, 'paid'],
    // Refused after it was paid: what was paid is not "not paid in time".
    ['card', 'refused', 'paid', 'paid'],
    ['card', 'cancelled', 'failed', 'lapsed'],
    ['card', 'waiting', 'failed', 'lapsed'],
    ['payPal', 'cancelled', null, 'lapsed'],
  ] as const)('of %s, %s, %s is %s', (paymentMode, status, paymentStatus, expected) => {
    expect(paymentState({ paymentMode, status, paymentStatus })).toBe(expected)
  })
})
