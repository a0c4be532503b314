import { describe, expect, test } from 'vitest'

import { dessert, openProduct } from '#tests/features/product/open-product.tsx'
import { margherita, openOrder } from '#tests/support/open-order.tsx'

const sentence =
  'Not added: an order takes at most 300 lines and 1000 pieces. Place a second order, or call the restaurant.'

describe('a full order', () => {
  test('takes no more by plus, but can be made smaller [CART-38]', async () => {
    const { screen, user, instance } = await openOrder('/carrello', { lines: [{ ...margherita, quantity: 1000 }] })
    const quantities = () => instance.stores.cart.state.cart.lines.map(({ quantity }) => quantity)
    await user.click(await screen.findByRole('button', { name: 'One Margherita more' }))
    await screen.findByText(sentence)
    expect(quantities()).toEqual([1000])
    await user.click(screen.getByRole('button', { name: 'One Margherita less' }))
    expect(quantities()).toEqual([999])
  })

  test('takes no further dish from its sheet, which says so [CART-38]', async () => {
    const { screen, user, sheet, lines } = await openProduct(...dessert, {
      lines: [{ ...margherita, quantity: 1000 }],
    })
    await user.click(sheet.getByRole('button', { name: /^Add to order/ }))
    await screen.findByText(sentence)
    expect(lines().map(({ quantity }) => quantity)).toEqual([1000])
  })
})
