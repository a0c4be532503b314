import { describe, expect, test } from 'vitest'

import { draftFingerprint, orderRequest } from '#src/domain/checkout/order-request.ts'
import { aLine, moment } from '#tests/support/builders.ts'
import type { DraftFields } from '#tests/support/order-draft.ts'
import { aDraft } from '#tests/support/order-draft.ts'

describe('draftFingerprint', () => {
  const of = (fields: DraftFields = {}) => draftFingerprint(orderRequest(aDraft(fields)))

  test('is the same at another moment', () => {
    expect(of({ now: moment('2026-05-31 19:09:00') })).toBe(of())
  })

  test('does not depend on the order of keys', () => {
    const request = orderRequest(aDraft())
    const turned = Object.fromEntries(Object.entries(request).reverse()) as typeof request
    expect(draftFingerprint(turned)).toBe(draftFingerprint(request))
  })

  test.each([
    ['a quantity', { lines: [aLine({ quantity: 4 })] }],
    ['the slot', { slotStart: moment('2026-05-31 20:15:00') }],
    ['the note', { notes: 'ring' }],
    ['the payment mode', { paymentMode: 'card' }],
  ] satisfies [string, DraftFields][])('changes with %s', (_what, fields) => {
    expect(of(fields)).not.toBe(of())
  })
})
