import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { addToCart } from '#src/domain/cart/change-cart.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { aLine, id, moment } from '#tests/support/builders.ts'
import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'

const minuteMs = 60_000

/** The checkout of a guest at table 4 whose slot began at noon. */
async function openCheckout(menuId = 1) {
  const service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant({ like: 2 })
  const draft = {
    type: 'table' as const,
    venueId: id<'Venue'>(21),
    table: { id: id<'Table'>(4), name: '4', code: 'stella-4-b4Tn' },
    timetableId: id<'Timetable'>(214),
    menuId: id<'Menu'>(menuId),
    slotStart: moment('2026-11-20 12:00:00'),
    slotEnd: null,
    asSoonAsPossible: false,
    people: 1,
  }
  const widget = await renderWidget('/ordine', { fetch: service.fetch, restaurantId, venueId: 21, nowMs: noon, draft })
  const { screen, instance, advance } = widget
  await screen.findByRole('heading', { level: 1 })
  act(() => instance.stores.cart.change(addToCart, aLine()))
  act(() => instance.location.navigate('/carrello/riepilogo?guest=1'))
  await screen.findByRole('heading', { name: 'Checkout' })
  await widget.settled()
  return { instance, pass: (minutes: number) => advance(minutes * minuteMs), draft: instance.stores.draft.state }
}

test('at a table the order moves to the current slot', async () => {
  const { pass, draft } = await openCheckout()
  expect(draft.slotStart).toBe('2026-11-20 12:00:00')
  pass(14)
  expect(draft.slotStart).toBe('2026-11-20 12:00:00')
  pass(1)
  await waitFor(() => expect(draft.slotStart).toBe('2026-11-20 12:15:00'))
  expect(draft).toMatchObject({ table: { id: 4 }, timetableId: 214, menuId: 1 })
})

test('an order of unknown fate stays unchanged', async () => {
  const { instance, pass, draft } = await openCheckout()
  act(() => void instance.stores.of(createJournalStore).begin('as sent', id<'Venue'>(21)))
  pass(20)
  pass(1)
  expect(draft.slotStart).toBe('2026-11-20 12:00:00')
})

test('an order from another menu stays, to be reviewed', async () => {
  const { pass, draft } = await openCheckout(2)
  pass(20)
  pass(1)
  expect(draft.slotStart).toBe('2026-11-20 12:00:00')
})
