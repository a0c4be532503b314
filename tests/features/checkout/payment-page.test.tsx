import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { createJournalStore } from '#src/state/journal-store.ts'
import { margherita } from '#tests/support/open-order.tsx'

import { openCheckout } from './open-checkout.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Leaves for another page; here only where to. */
function watchLeaving() {
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
}

describe('payment on a page of the provider', () => {
  test('orders, then leaves with order and way back', async () => {
    const left = watchLeaving()
    // Venue 13 has a page of the service for cards; this site wants no script of a provider.
    const { screen, user, press, instance, orders } = await openCheckout({
      lines: [margherita],
      draft: { venueId: 13 as never, timetableId: 132 as never },
      options: { paymentSurface: 'page' },
    })
    await user.click(await screen.findByRole('radio', { name: 'Card' }))
    expect(screen.queryByRole('button', { name: 'Enter a card now' })).toBeNull()
    const questions = screen.queryAllByRole('group', { name: /cutlery/ })
    expect(questions).toEqual([])
    await press()
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
    const url = new URL(String(left.mock.calls[0]?.[0]))
    const { entry } = instance.stores.of(createJournalStore).state
    expect(entry).toMatchObject({ step: 'unpaid' })
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      entita_tipo: 'ORDINE',
      entita_id: String(entry?.orderId),
    })
    expect(url.searchParams.get('token')).toMatch(/^pi_.+_secret_/)
    const back = new URL(url.searchParams.get('return_url') ?? '')
    expect(back.searchParams.get('ordering_route')).toMatch(new RegExp(`^/ordine/riepilogo/${entry?.orderId}`))
    expect(await orders()).toEqual([])
    expect('Stripe' in window).toBe(false)
  })
})
