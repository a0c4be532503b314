import { describe, expect, test } from 'vitest'

import { hasInvoice, tableInstructions } from '#src/domain/orders/order-notices.ts'
import { anOrder } from '#tests/support/order-builders.ts'

describe('tableInstructions', () => {
  const text = 'Pay at the counter'
  const asked = { orderType: 'table', status: 'new', paymentMode: 'cash', tableInstructions: text } as const

  test.each([
    [{}, text],
    [{ status: 'waiting' }, text],
    [{ paymentMode: 'other' }, text],
    [{ tableInstructions: null }, null],
    [{ status: 'confirmed' }, null],
    [{ status: 'refused' }, null],
    [{ status: 'cancelled' }, null],
    [{ paymentMode: 'card' }, null],
    [{ paymentMode: 'payPal' }, null],
    [{ orderType: 'takeAway' }, null],
    [{ orderType: 'eatIn' }, null],
  ] as const)('of a waiting cash table order with %j: %s [ORD-24]', (fields, expected) => {
    expect(tableInstructions(anOrder({ ...asked, ...fields }))).toBe(expected)
  })
})

describe('hasInvoice', () => {
  test.each([
    [{}, false],
    [{ wantsInvoice: true }, true],
    [{ invoiceCompanyName: 'Rossi srl' }, true],
    [{ invoiceTaxCode: 'RSSNNA80A01L219X' }, true],
    [{ invoiceVatNumber: '' }, false],
  ])('with %j is %s [ORD-15]', (fields, expected) => {
    expect(hasInvoice(anOrder(fields))).toBe(expected)
  })
})
