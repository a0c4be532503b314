import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { callStaff } from '#src/contract/dining-table.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { aCounter, clientOf, minute, noon, tiramisu } from '#tests/server/support/diner.ts'
import { aTable } from '#tests/server/support/table-bills.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Wish = { nowMs?: number; confirmedFor?: LocalDateTime; quantity?: number }

/** A desk at noon with one order for this evening. */
async function openRoom({ nowMs = noon, confirmedFor, quantity = 1 }: Wish = {}) {
  const counter = await aCounter(service)
  const { restaurantId } = counter
  const { id: orderId } = await counter.place({ dishes: [{ id: tiramisu, quantity }] })
  const desk = deskOf(service, restaurantId)
  if (confirmedFor) {
    await desk.post(`orders/${orderId}/confirm`)
    await desk.post(`orders/${orderId}/expected`, { expected: { from: confirmedFor, to: null } })
  }
  const view = await renderDesk('/', { service, restaurantId, nowMs })
  const heading = await view.screen.findByRole('heading', { name: `Order ${orderId}` })
  const card = within(heading.closest<HTMLElement>('.desk-order')!)
  const stored = async () => {
    const { orders } = await desk.read<{ orders: DeskOrder[] }>('orders')
    return orders.find((order) => order.id === orderId)
  }
  const titles = () => view.screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  const title = view.screen.getByRole('heading', { level: 1 })
  return { ...view, ...counter, orderId, card, stored, titles, title }
}

describe('the room of orders', () => {
  test('accepts ten minutes later by one button [ORD-63]', async () => {
    const { screen, user, card, stored, titles, title, expectAccessible } = await openRoom()
    expect(titles()).toEqual(['New1'])
    card.getByText('in 7 h 30 min')
    await expectAccessible()
    await user.click(card.getByRole('button', { name: 'Confirm, 10 minutes later' }))
    await vi.waitFor(() => expect(titles()).toEqual(['Next, today1']))
    expect(await stored()).toMatchObject({ status: 'confirmed', expected: { from: '2026-03-10 19:40:00', to: null } })
    expect(document.activeElement).toBe(title)
    screen.getByText('No order is waiting. New ones appear here by themselves.')
    card.getByText('ordered for 19:30')
    await expectAccessible()
  })

  test('a filter says how many waiting orders it hides [VENUE-49]', async () => {
    const { screen, user, orderId, title, expectAccessible } = await openRoom()
    const order = () => screen.queryByRole('heading', { name: `Order ${orderId}` })
    const chip = screen.getByRole('button', { name: 'Trattoria da Gino San Salvario' })
    await user.click(chip)
    expect(order()).toBeNull()
    screen.getByText('1 order that waits for an answer is hidden.')
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: /^Menu/ }))
    await user.click(screen.getByRole('link', { name: /^Orders/ }))
    await screen.findByText('1 order that waits for an answer is hidden.')
    screen.getByRole('button', { name: 'Show all' }).focus()
    await user.keyboard('{Enter}')
    expect(order()).not.toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(title.isConnected).toBe(false)
  })

  test('a refusal with a reason can be taken back [ORD-64, ORD-65]', async () => {
    const { screen, user, card, stored, titles, advance, expectAccessible } = await openRoom()
    card.getByRole('button', { name: 'Refuse' }).focus()
    await user.keyboard('{Enter}')
    await expectAccessible()
    expect(document.activeElement?.textContent).toMatch(/^Why\?/)
    await user.keyboard('{Tab}{Enter}')
    const takeBack = card.getByRole('button', { name: 'Take back' })
    expect(document.activeElement).toBe(takeBack)
    card.getByText('Refused in 10 s')
    expect(card.queryByRole('button', { name: 'Confirm' })).toBeNull()
    await expectAccessible()
    // Each second is drawn by itself.
    for (let second = 0; second < 9; second += 1) advance(1_000)
    advance(999)
    card.getByText('Refused in 1 s')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    advance(10_000)
    expect(await stored()).toMatchObject({ status: 'new' })
    await user.click(card.getByRole('button', { name: 'Refuse' }))
    await user.click(card.getByRole('button', { name: 'Back' }))
    expect(document.activeElement).toBe(card.getByRole('button', { name: 'Refuse' }))
    await user.keyboard('{Enter}')
    expect(card.queryByRole('button', { name: 'Cannot deliver there' })).toBeNull()
    await user.type(card.getByLabelText('In your own words'), 'Sorry!')
    await user.click(card.getByRole('button', { name: 'Too busy' }))
    advance(10_000)
    await vi.waitFor(() => expect(titles()).toEqual(['Done1']))
    expect(await stored()).toMatchObject({ status: 'refused' })
    card.getByText('We have too many orders for this time. Sorry!')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test.each([
    ['page', () => window.dispatchEvent(new Event('pagehide'))],
    ['room', null],
  ])('leaving the %s sends what waits [ORD-64]', async (_what, leave) => {
    const { screen, user, card, stored } = await openRoom()
    await user.click(card.getByRole('button', { name: 'Refuse' }))
    await user.click(card.getByRole('button', { name: 'Refuse without a reason' }))
    if (leave) leave()
    else await user.click(screen.getByRole('link', { name: /Messages/ }))
    await vi.waitFor(async () => expect(await stored()).toMatchObject({ status: 'refused' }))
  })

  test('says what was not changed without a network', async () => {
    const { user, card, stored, advance, setOffline, title } = await openRoom()
    setOffline(true)
    await user.click(card.getByRole('button', { name: 'Refuse' }))
    await user.click(card.getByRole('button', { name: 'Refuse without a reason' }))
    advance(10_000)
    await card.findByText(/^Not done: refusing and giving money back need the network/)
    expect(document.activeElement).not.toBe(title)
    setOffline(false)
    await user.click(card.getByRole('button', { name: 'Confirm' }))
    await card.findByText('Confirmed')
    expect(await stored()).toMatchObject({ status: 'confirmed' })
  })

  test('says what was not refused, even elsewhere', async () => {
    const { screen, user, orderId, card, stored, setOffline } = await openRoom()
    setOffline(true)
    await user.click(card.getByRole('button', { name: 'Refuse' }))
    await user.click(card.getByRole('button', { name: 'Refuse without a reason' }))
    await user.click(screen.getByRole('link', { name: /Messages/ }))
    await screen.findByText(`Order ${orderId} was neither refused nor cancelled`)
    expect(await stored()).toMatchObject({ status: 'new' })
  })

  test('removes pieces after saying what goes back [ORD-68]', async () => {
    const { user, card, stored, screen, expectAccessible } = await openRoom({ quantity: 2 })
    await user.click(card.getByText('Remove dishes'))
    await user.click(card.getByRole('button', { name: 'One more' }))
    const givenBack = () => document.querySelector('.given-back')?.textContent
    await vi.waitFor(() => expect(givenBack()).toBe('5,50\u00a0€ less to pay. New total: 5,50\u00a0€'))
    await expectAccessible()
    await user.click(card.getByRole('button', { name: 'One more' }))
    await card.findByText(/^Nothing would be left: cancel the order instead\./)
    await user.click(card.getByRole('button', { name: 'One less' }))
    await user.click(await card.findByRole('button', { name: 'Remove' }))
    await screen.findByText(/^Dishes removed from order/)
    expect(await stored()).toMatchObject({ totalCents: 550, lines: [{ quantity: 1 }] })
    expect(card.getByRole('list', { name: 'Removed' }).textContent).toMatch(
      /^1 × Tiramisu.* · 5,50\u00a0€ less to pay$/,
    )
    expect(document.activeElement?.textContent).toBe('Remove dishes')
    await expectAccessible()
  })

  test('says from which payments at a table pieces go back [ORD-100]', async () => {
    const table = await aTable(service)
    const order = await table.round({ dishes: [{ id: tiramisu, quantity: 3 }] })
    await table.payByCard(await table.open([order], 1700))
    const { user, screen, expectAccessible } = await renderDesk('/', { service, restaurantId: table.restaurantId })
    const heading = await screen.findByRole('heading', { name: `Order ${order.id}` })
    const card = within(heading.closest<HTMLElement>('.desk-order')!)
    await user.click(card.getByText('Remove dishes'))
    await user.click(card.getByRole('button', { name: 'One more' }))
    const said = () => [...document.querySelectorAll('.given-back p')].map(({ textContent }) => textContent)
    await vi.waitFor(() => expect(said()).toHaveLength(2))
    expect(said()[0]).toMatch(/^2,00\u00a0€ from the payment at the table of 10 Mar.* \(Card\)$/)
    expect(said()[1]).toBe('3,50\u00a0€ less to pay. New total: 15,00\u00a0€')
    await expectAccessible()
    await user.click(card.getByRole('button', { name: 'Remove and give back' }))
    await screen.findByText(/^Dishes removed from order/)
    expect([await table.pay.money(), await table.paidOf(order)]).toEqual([1500, 1500])
  })

  test('an order that moves keeps what was typed [ORD-62]', async () => {
    const wish = { nowMs: noon + 9 * minute + 40_000, confirmedFor: moment('2026-03-10 12:40:00') }
    const { user, card, titles, advance, tell, settled, place } = await openRoom(wish)
    expect(titles()).toEqual(['Next, today1'])
    await user.click(card.getByText('Write to the customer'))
    const message = card.getByLabelText('Message')
    await user.type(message, 'Almost')
    advance(20_000)
    expect(titles()).toEqual(['Now1'])
    await place({ slotStart: moment('2026-03-10 20:00:00') })
    tell()
    await settled()
    await vi.waitFor(() => expect(titles()).toEqual(['New1', 'Now1']))
    expect(card.getByLabelText('Message')).toBe(message)
    expect(document.activeElement).toBe(message)
    await user.type(message, ' ready')
    await user.click(card.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(message).toHaveProperty('value', ''))
  })

  test('the expected time is typed, and judged by the service [ORD-35]', async () => {
    const { user, card, stored } = await openRoom()
    await user.click(card.getByText('Expected time'))
    await user.type(card.getByLabelText('From'), '20:10')
    await user.type(card.getByLabelText('To'), '20:00')
    const form = within(card.getByRole('form', { name: 'Expected time' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Not saved: the expected time ends before it begins.')
    await user.clear(card.getByLabelText('To'))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await card.findByText('ordered for 19:30')
    expect(await stored()).toMatchObject({ expected: { from: '2026-03-10 20:10:00', to: null } })
  })

  test('finds orders of all days while somebody types [ORD-61]', async () => {
    const { screen, user, orderId, advance, titles, expectAccessible } = await openRoom()
    const field = screen.getByLabelText('Search the orders of all days')
    await user.type(field, 'tiram')
    advance(300)
    await screen.findByText('1 order found')
    screen.getByRole('heading', { name: `Order ${orderId}` })
    await expectAccessible()
    await user.type(field, 'x/?')
    advance(300)
    await screen.findByText('No order has “tiramx/?” in its number, name, telephone or dishes.')
    await user.clear(field)
    expect(titles()).toEqual(['New1'])
  })

  test('prints one card alone', async () => {
    const { user, card, orderId, prints } = await openRoom()
    await user.click(card.getByRole('button', { name: 'Print' }))
    expect(prints).toEqual([expect.stringContaining(`Order ${orderId}`)])
    expect(document.querySelector('[data-printed]')).toBeNull()
  })
})

test('a table that calls stands above the orders until done', async () => {
  const restaurantId = await service.newRestaurant({ like: 2 })
  await clientOf(service, restaurantId).call(callStaff, {
    venueId: id<'Venue'>(21),
    tableId: id<'Table'>(3),
    tableCode: 'stella-3-v9Lp',
    reasonId: id<'CallReason'>(2),
  })
  const { screen, user, expectAccessible } = await renderDesk('/', { service, restaurantId, nowMs: noon })
  await screen.findByRole('heading', { name: /^Table .*: The bill$/ })
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Called to a table' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
