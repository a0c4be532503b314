import { act } from '@testing-library/react'
import { expect, test } from 'vitest'

import { diavola, openOrder, tiramisu } from '#tests/support/open-order.tsx'

test('the cart speaks the language chosen now [CART-50]', async () => {
  const { screen, instance } = await openOrder('/carrello', { lines: [diavola, tiramisu] })
  const names = () => instance.stores.cart.state.cart.lines.map(({ item }) => [item.name, item.size?.name])
  await screen.findByRole('button', { name: 'Diavola, change' })
  expect(names()).toEqual([
    ['Diavola', 'Regular'],
    ['Tiramisu', undefined],
  ])
  await act(() => instance.changeLanguage('it'))
  await screen.findByRole('button', { name: 'Tiramisù, modifica' })
  expect(names()).toEqual([
    ['Diavola', 'Normale'],
    ['Tiramisù', undefined],
  ])
})
