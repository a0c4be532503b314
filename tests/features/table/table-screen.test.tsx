import { act, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { visitMs } from '#src/domain/tables/visit.ts'
import { logOut } from '#src/features/account/log-out.ts'
import { id } from '#tests/support/builders.ts'
import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'

import { minute, openTable, plainTotal, staffOf, textOf, third } from './open-table.tsx'
import type { StoredRound, TableSetup } from './open-table.tsx'

const twice = { rounds: [{}, { dishes: [{ id: 801, quantity: 2 }] }] }

describe('the rounds of a visit', () => {
  test('are listed with state, sum and running total', async () => {
    const { listed, total, placed, screen, expectAccessible } = await openTable(twice)
    const [second, first] = placed.map(({ orderId }) => `Order #${orderId}`)
    expect(await listed(2)).toEqual([
      [second, 'Waiting', '15,00 €'],
      [first, 'Waiting', plainTotal],
    ])
    expect(total()).toBe('24,50 €')
    expect(screen.getByText('2 orders so far')).toBeTruthy()
    expect(screen.getByText('2 × Tiramisu')).toBeTruthy()
    await expectAccessible()
  })

  test('follow the staff; what is refused does not count', async () => {
    // With bills what is left to pay is followed too.
    const table = await openTable({ ...twice, service: { type: 'table', service: { hasBills: false } } })
    const { listed, total, wait, placed, calls } = table
    await listed(2)
    const [second, first] = placed.map(({ orderId }) => orderId)
    await staffOf(table).post(`orders/${first}/confirm`)
    await staffOf(table).post(`orders/${second}/refuse`)
    await wait(15_000)
    expect((await listed(2)).map(([, state]) => state)).toEqual(['Rejected', 'Confirmed'])
    expect(total()).toBe(plainTotal)
    const asked = calls.length
    await wait(4 * minute)
    expect(calls.slice(asked).filter((path) => path === '/account/get_order')).toEqual([])
  })

  test('are there after a reload', async () => {
    const { unmount, options } = await openTable(twice)
    unmount()
    const { screen } = await renderWidget('/tavolo', options)
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Details of order/ })).toHaveLength(2))
  })

  test.each<[string, (entry: StoredRound) => StoredRound]>([
    ['at another table', ({ round, ...entry }) => ({ ...entry, round: round && { ...round, tableId: 4 } })],
    ['at another venue', (entry) => ({ ...entry, venueId: 11 })],
    ['before the visit', ({ round, ...entry }) => ({ ...entry, round: round && { ...round, atMs: round.atMs - 1 } })],
    ['of an older version', (entry) => ({ ...entry, round: null })],
  ])('do not include an order %s', async (_which, asStored) => {
    const { screen, settled } = await openTable({ rounds: [{}], asStored })
    await screen.findByText('Nothing has been ordered yet.')
    await settled()
    expect(screen.queryByRole('heading', { name: 'Ordered on this device' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Split the bill' })).toBeNull()
  })

  test('lead to the order with its token', async () => {
    const { screen, user, instance, placed } = await openTable({ rounds: [{}] })
    await user.click(await screen.findByRole('button', { name: /^Details of order/ }))
    const [order] = placed
    expect(instance.location.entry).toMatchObject({
      path: `/ordine/riepilogo/${order?.orderId}`,
      search: `token=${order?.round?.token}`,
    })
    await screen.findByRole('region', { name: 'You are at table 3' })
  })

  test('say which one cannot be loaded, and try again', async () => {
    const isBroken = { now: true }
    const { screen, user, total, listed, expectAccessible } = await openTable({
      rounds: [{}],
      answer: (path) =>
        isBroken.now && path === '/account/get_order'
          ? Response.json({ success: false, data: null, messages: ['Busy'] })
          : null,
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText('Some orders could not be loaded and are not in the sum.')).toBeTruthy()
    expect(total()).toBe('0,00 €')
    await expectAccessible()
    isBroken.now = false
    await user.click(retry)
    await listed(1)
    expect(total()).toBe(plainTotal)
  })

  test('stay on screen when they cannot be asked again', async () => {
    const isBroken = { now: false }
    const { screen, wait, listed } = await openTable({
      rounds: [{}],
      answer: (path) =>
        isBroken.now && path === '/account/get_order'
          ? Response.json({ success: false, data: null, messages: ['Busy'] })
          : null,
    })
    await listed(1)
    isBroken.now = true
    await wait(15_000)
    expect(screen.getByText(/^Last known at \d\d:\d\d$/)).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('say whether an online payment has come', async () => {
    const { screen, wait, listed, service, placed } = await openTable({ rounds: [{}] })
    await listed(1)
    expect(screen.getByText('Cash')).toBeTruthy()
    const [order] = placed
    const paid = { paymentMode: 'card', paymentStatus: 'paid' } as const
    await service.db
      .update(orders)
      .set(paid)
      .where(eq(orders.id, order?.orderId ?? id(0)))
    await wait(15_000)
    expect(screen.getByText('Card, Paid')).toBeTruthy()
  })

  test('are forgotten when a customer signs out', async () => {
    const { screen, instance, listed } = await openTable(twice)
    await listed(2)
    await act(() => logOut(instance))
    act(() => instance.location.navigate('/tavolo'))
    expect(await screen.findByText('Nothing has been ordered yet.')).toBeTruthy()
  })

  test('end with the visit', async () => {
    const { screen, advance, listed } = await openTable(twice)
    await listed(2)
    advance(4 * 60 * minute)
    expect(await screen.findByText(/We do not know your table yet/)).toBeTruthy()
  })
})

describe('the next round', () => {
  test('is one tap from the menu, without a scan', async () => {
    const { screen, user, path, instance, calls } = await openTable({ rounds: [{}] })
    const more = await screen.findByRole('button', { name: 'Order more' })
    await waitFor(() => expect(more.getAttribute('aria-busy')).toBeNull())
    await user.click(more)
    await waitFor(() => expect(path()).toBe('/menu'))
    expect(instance.stores.draft.state).toMatchObject({
      type: 'table',
      venueId: 21,
      table: third,
      slotStart: '2026-11-20 12:00:00',
      people: 1,
    })
    expect(calls.filter((call) => call.endsWith('/decode'))).toEqual([])
  })

  test('asks where nothing can be ordered now', async () => {
    const { screen, user, path } = await openTable({ service: { type: 'table', service: { isBlocked: true } } })
    const more = await screen.findByRole('button', { name: 'Order more' })
    await waitFor(() => expect(more.getAttribute('aria-busy')).toBeNull())
    await user.click(more)
    expect(path()).toBe('/ordine')
    await screen.findByRole('heading', { name: 'How' })
  })
})

describe('without a table', () => {
  test('the page offers to scan', async () => {
    const { screen, user, path, instance, expectAccessible } = await openTable({ isSeated: false })
    const scan = await screen.findByRole('button', { name: 'Scan the code' })
    await expectAccessible()
    await user.click(scan)
    expect(path()).toBe('/ordine')
    expect(instance.stores.draft.state.defaultType).toBe('table')
    await screen.findByRole('heading', { name: 'Table' })
  })

  test('it offers to scan before a venue is chosen', async () => {
    const { screen } = await openTable({ isSeated: false, options: { venueId: null } })
    expect(await screen.findByRole('button', { name: 'Scan the code' })).toBeTruthy()
  })

  test('it leads home where there are none', async () => {
    const service = { type: 'table', service: { isActive: false } } as const
    const { screen, user, path } = await openTable({ isSeated: false, service })
    await screen.findByText('Orders at the table are not offered here.')
    await user.click(screen.getByRole('button', { name: 'Go to the start' }))
    expect(path()).toBe('/')
  })
})

describe('the card of the table', () => {
  const named = { name: 'You are at table 3' }

  test('stands on home and leads to the page', async () => {
    const { screen, user, path, expectAccessible } = await openTable({ ...twice, route: '/' })
    const card = await screen.findByRole('region', named)
    await waitFor(() => expect(textOf(card)).toContain('2 orders, 24,50 €'))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Your table' }))
    expect(path()).toBe('/tavolo')
  })

  test('says that nothing was ordered yet', async () => {
    const { screen } = await openTable({ route: '/' })
    expect((await screen.findByRole('region', named)).textContent).toContain('Nothing has been ordered yet.')
  })

  test.each<[string, TableSetup]>([
    ['without a table', { isSeated: false }],
    ['after the visit', { options: { nowMs: noon + visitMs } }],
    ['at another venue', { seatedAt: 11 }],
  ])('is not there %s', async (_when, setup) => {
    const { screen, settled } = await openTable({ route: '/', ...setup })
    await screen.findByRole('region', { name: 'Opening hours' })
    await settled()
    expect(screen.queryByRole('region', named)).toBeNull()
  })
})
