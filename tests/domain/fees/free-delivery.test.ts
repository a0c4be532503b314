import { describe, expect, test } from 'vitest'

import { freeDeliveryProgress } from '#src/domain/fees/free-delivery.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { aLine, aProduct, aServiceConfig, price } from '#tests/support/builders.ts'

const config = aServiceConfig({ freeDeliveryFrom: price('30.00') })
const order = (products: string, fields: Partial<Parameters<typeof orderTotal>[0]> = {}) => ({
  lines: [aLine({ product: aProduct({ price: price(products) }) })],
  orderType: 'delivery' as const,
  config,
  people: null,
  deliveryFee: price('3.50'),
  ...fields,
})
const progress = (amounts: ReturnType<typeof order>) => freeDeliveryProgress(amounts, orderTotal(amounts))

describe('freeDeliveryProgress', () => {
  test('says what is missing up to the threshold [PRICE-30]', () => {
    expect(progress(order('29.99'))).toEqual({ threshold: 3000, missing: 1 })
    expect(progress(order('30.00'))).toBeNull()
  })

  test('counts before the fee is known, too [PRICE-33]', () => {
    expect(progress(order('20.00', { deliveryFee: null }))?.missing).toBe(1000)
  })

  test.each([
    ['where nothing is delivered', { orderType: 'takeAway' as const }],
    ['without a threshold', { config: aServiceConfig({ freeDeliveryFrom: null }) }],
    ['when a code has freed the delivery', { freesDelivery: true }],
    ['when the delivery is free at that address', { deliveryFee: price('0.00') }],
  ])('has nothing to say %s', (_where, fields) => {
    expect(progress(order('20.00', fields))).toBeNull()
  })
})
