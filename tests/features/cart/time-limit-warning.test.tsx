import { describe, expect, test } from 'vitest'

import { margherita, noon, openOrder } from '#tests/support/open-order.tsx'

const minute = 60_000

describe('TimeLimitWarning', () => {
  test('tells at 10, 5 and 2 minutes without focus [SHELL-51, CART-27]', async () => {
    const { screen, user, advance, backgroundWork } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
      timeLimitMs: noon + 12 * minute,
    })
    const heading = await screen.findByRole('heading', { level: 1 })
    await backgroundWork()
    const focused = () => (heading.getRootNode() as ShadowRoot).activeElement
    const before = focused()
    for (const [wait, left] of [
      [2, 10],
      [5, 5],
      [3, 2],
    ] as const) {
      advance(wait * minute)
      const text = await screen.findByText(`${left} minutes left to complete your order`)
      expect(text.closest('[role=status]')).not.toBeNull()
    }
    expect(focused()).toBe(before)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/left to complete your order/)).toBeNull()
  })
})
