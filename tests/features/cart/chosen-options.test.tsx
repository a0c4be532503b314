import { act, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { gelato, openProduct, pizzaMenu } from '#tests/features/product/open-product.tsx'

describe('a line of the cart', () => {
  test.each([
    ['free picks', gelato, ['Custard', 'Custard', 'Lemon'], '2 × Custard · Lemon'],
    ['the contents of a combo', pizzaMenu, ['Margherita', 'Blond beer 33 cl'], 'Margherita · Blond beer 33 cl'],
  ])('names %s [CART-02]', async (_what, [path, name], picks, text) => {
    const { screen, sheet, user, submit, instance } = await openProduct(path, name)
    for (const pick of picks) await user.click(sheet.getByRole('button', { name: `One ${pick} more` }))
    await user.click(submit())
    act(() => instance.location.navigate('/carrello'))
    const list = within(await screen.findByRole('list', { name: 'Items in your order' }))
    expect(within(list.getByRole('listitem')).getByText(text)).toBeDefined()
  })
})
