import { within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { margherita, openOrder, tiramisu } from '#tests/support/open-order.tsx'

describe('OrderBar', () => {
  test('shows count and total and leads to the cart', async () => {
    const { screen, user, path } = await openOrder('/menu', { lines: [{ ...margherita, quantity: 2 }, tiramisu] })
    await user.click(await screen.findByRole('button', { name: /^3 items View order 19,50\s€$/ }))
    expect(path()).toBe('/carrello')
  })

  test('is not there without items', async () => {
    const { screen } = await openOrder('/menu')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: /View order/ })).toBeNull()
  })
})

describe('CartColumn', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('continues from beside the menu; a guest signs in [CART-20]', async () => {
    // There is no layout here: every element claims to be as wide as a desk.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        private readonly tell: (entries: { contentRect: { width: number } }[]) => void
        constructor(tell: (entries: { contentRect: { width: number } }[]) => void) {
          this.tell = tell
        }
        observe = () => this.tell([{ contentRect: { width: 1280 } }])
        unobserve = () => undefined
        disconnect = () => undefined
      },
    )
    const { screen, user, path, instance } = await openOrder('/menu', { lines: [margherita] })
    const column = within(await screen.findByRole('region', { name: 'Your order' }))
    column.getByRole('button', { name: 'Margherita, change' })
    await column.findByText('Packaging')
    await user.click(column.getByRole('button', { name: /^Go to checkout/ }))
    expect(path()).toBe('/utente/login')
    expect(instance.location.entries.map((entry) => entry.path)).toEqual(['/menu', '/carrello', '/utente/login'])
  })
})
