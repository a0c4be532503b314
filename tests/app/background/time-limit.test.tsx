import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { margherita, noon, openOrder } from '#tests/support/open-order.tsx'

const minuteMs = 60_000

describe('the time limit after a reload', () => {
  test('continues: warnings to come fire, past ones do not [PERSIST-04, SHELL-52]', async () => {
    const { screen, advance, backgroundWork, instance } = await openOrder('/carrello', {
      lines: [margherita],
      timeLimitMs: noon + 6 * minuteMs,
    })
    await screen.findByText('6 minutes left to place the order')
    await backgroundWork()
    expect(instance.stores.dialogs.state.timeLimitWarning).toBeNull()
    advance(minuteMs)
    expect(await screen.findByText('5 minutes left to complete your order')).toBeTruthy()
    expect(instance.stores.dialogs.state.timeLimitWarning).toBe(5)
  })

  test('opens the expired dialog when it has passed meanwhile [PERSIST-04]', async () => {
    const { screen } = await openOrder('/carrello', { lines: [margherita], timeLimitMs: noon - minuteMs })
    const dialog = within(await screen.findByRole('dialog', { name: 'Cart expired' }))
    expect(dialog.getByText(/ran out, choose a new time slot/)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})

describe('the time limit of who signs out', () => {
  test('is gone with its dialog and warnings [CART-30]', async () => {
    const { screen, instance, advance, backgroundWork } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
      timeLimitMs: noon + 6 * minuteMs,
    })
    await screen.findByText('6 minutes left to place the order')
    await backgroundWork()
    advance(6 * minuteMs)
    await screen.findByRole('dialog', { name: 'Cart expired' })
    act(() => instance.endSession())
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cart expired' })).toBeNull())
    expect(instance.stores.draft.state.timeLimitMs).toBeNull()
    act(() => instance.stores.draft.setTimeLimit(instance.clock.now() + 6 * minuteMs))
    act(() => instance.endSession())
    advance(6 * minuteMs)
    expect(instance.stores.dialogs.state).toMatchObject({ queue: [], timeLimitWarning: null })
  })
})
