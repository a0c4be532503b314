import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { createOrder } from '#src/contract/order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { unitPrice } from '#src/domain/product/unit-price.ts'
import { at, price } from '#tests/support/builders.ts'
import { sampleOf } from '#tests/support/wire-samples.ts'

test('the contract’s example order costs what our rules say', () => {
  const order = z.decode(createOrder.request, sampleOf('orders/order-example').request as never)
  const { product } = z.decode(getProduct.reply, sampleOf('menu/get_product-example').reply as never)
  const [line] = order.lines
  const configuration = {
    ...emptyConfiguration(product),
    sizeId: line!.item.size!.id,
    variantId: line!.item.variant!.id,
    additions: line!.item.additions,
  }
  expect(unitPrice(product, configuration, at('delivery'))).toBe(price('12.00'))
  expect(line!.unitPrice).toBe(price('12.00'))
  expect(productsTotal(order.lines)).toBe(price('29.00'))
})
