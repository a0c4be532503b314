import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { getOrder } from '#src/contract/placed-order.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { moment } from '#tests/support/builders.ts'

import { anOrderOfToday, openOrders } from './open-orders.tsx'

const late = anOrderOfToday({
  status: 'confirmed',
  slotStart: moment('2026-11-20 19:00:00'),
  expected: { from: moment('2026-11-20 19:40:00'), to: null },
})

describe('an order that is expected later', () => {
  test('shows that time large, the chosen one beside [ORD-38]', async () => {
    const { screen } = await openOrders(`/ordine/dettaglio/${late.id}`, [late])
    const time = (await screen.findByText('instead of 19:00')).closest('.time')
    expect(time?.querySelector('.slot')?.textContent).toBe('19:40')
  })

  test('stands in the history and its steps at that time [ORD-38]', async () => {
    const { screen, instance } = await openOrders('/ordine/storico', [late])
    const [row] = await screen.findAllByRole('listitem')
    expect(row?.textContent).toContain('Fri 20/11/2026, 19:40')
    act(() => instance.location.navigate(`/ordine/dettaglio/${late.id}`))
    expect((await screen.findByText('Ready to collect')).closest('li')?.textContent).toContain('19:40')
  })
})

describe('what is printed of an order', () => {
  test('says what is owed, who sells, what it is not [ORD-37, TAX-14]', async () => {
    const { screen, facts } = await openOrders(`/ordine/dettaglio/${late.id}`, [late])
    const seller = await screen.findByText(/VAT number/)
    expect(facts()['Left to pay']).toBe('6,50\u00a0€')
    expect(seller.closest('.printed')?.textContent).toContain('Left to pay')
    expect(seller.closest('.printed')?.textContent).toContain('This is not a fiscal receipt')
  })
})

test('a guest’s link without a token finds the order here [ORD-39]', async () => {
  const { screen, instance, sent } = await openOrders('/', [late], { isSignedIn: false })
  const journal = instance.stores.of(createJournalStore)
  journal.begin('x', late.venueId)
  journal.placed(late.id, 't0')
  act(() => instance.location.navigate(`/ordine/riepilogo/${late.id}`))
  await waitFor(() => expect(screen.getByText('instead of 19:00')).toBeTruthy())
  expect(sent(getOrder.path)?.token).toBe('t0')
})
