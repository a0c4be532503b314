import { act, fireEvent, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'

import { orderLines } from '#server/platform/db/schema/order-tables.ts'
import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Id } from '#src/contract/values.ts'
import { openOrder } from '#tests/support/open-order.tsx'

import { openConfirmation, waiting } from './open-confirmation.tsx'

function setVisibility(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  fireEvent(document, new Event('visibilitychange'))
}

afterEach(() => setVisibility('visible'))

describe('ConfirmationScreen', () => {
  test('says when it is ready, waiting, and how confirmed [ORD-02, ORD-28]', async () => {
    const { screen, id, expectAccessible } = await openConfirmation()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Order #${id}`)
    expect(screen.getByText('today').parentElement?.textContent).toBe('today 19:00')
    expect(screen.getByText('Waiting').dataset.kind).toBe('warn')
    expect(screen.getByText(waiting).closest('[role=status]')).toBeTruthy()
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.map((step) => [step.dataset.state, step.textContent])).toEqual([
      ['done', 'Order sent12:00'],
      ['current', 'Waiting for the restaurant'],
      ['future', 'Ready to collect19:00'],
    ])
    await expectAccessible()
  })

  test('shows type, time, place, payment, notes, rows and total [ORD-16, ORD-22, ORD-23]', async () => {
    const { screen } = await openConfirmation()
    const card = screen.getByRole('region', { name: 'Your order' })
    const terms = within(card).getAllByRole('term')
    const facts = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Take-away', 'Friday 20 November, 19:00'],
      ['Where', 'Trattoria da Gino San Salvario, Via Saluzzo 44, Torino'],
      ['Payment', 'Cash'],
      ['Notes', 'Ring at the window'],
      ['Do you need cutlery and napkins?', 'No'],
      ['Name of the person collecting', 'Anna'],
      ['PackagingCompostable containers; free from 40 euros.', '1,00\u00a0€'],
      ['Total', expect.stringMatching(/^\d+,\d\d\u00a0€$/)],
      ['Left to pay', facts.at(-2)?.[1]],
    ])
    const [first, second] = within(card).getAllByRole('listitem')
    expect(first?.textContent).toBe('2 ×MargheritaRegular (6,50\u00a0€)Contains: gluten, milk13,00\u00a0€')
    expect(second?.textContent).toMatch(
      /^1 ×DiavolaRegular \(.*\) · Wholemeal \(.*\) · \+\u00a0.* · “well done”Contains: gluten, milk\d+,\d\d\u00a0€$/,
    )
  })

  test('shows each row with note, choices and prices [ORD-17]', async () => {
    const { screen, user, service, orderId } = await openConfirmation()
    const lines = await service.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const item = lines.find(({ position }) => position === 1)?.item
    if (!item) throw new Error('the second line is missing')
    const picks = [{ id: 1, groupId: 1, name: 'Basil', price: 50 }] as unknown as typeof item.picks
    await service.db
      .update(orderLines)
      .set({ item: { ...item, picks } })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, 1)))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    const row = await screen.findByText(/Basil/)
    const shown = row.closest('li')?.textContent?.replaceAll(/\d+,\d\d\u00a0€/g, 'N')
    expect(shown).toMatch(
      /^1 ×DiavolaRegular \(N\) · Wholemeal \(N\) · Basil \(N\) · \+\u00a0[^·]+ \(N\) · “well done”Contains: gluten, milkN$/,
    )
  })

  test('names mode and means, and status except for cash [ORD-13, ORD-14]', async () => {
    const { screen, user, change, facts, settled } = await openConfirmation()
    const look = async (row: Parameters<typeof change>[0]) => {
      await change(row)
      await user.click(screen.getByRole('button', { name: 'Refresh' }))
      await settled()
      const { Payment, 'You pay with': means, 'Payment status': status } = facts()
      return [Payment, means, status]
    }
    expect(await look({ paymentMode: 'cash', cashMeans: 'cardAtDoor' })).toEqual(['Cash', 'card', undefined])
    expect(await look({ cashMeans: 'mealVouchers' })).toEqual(['Cash', 'meal vouchers', undefined])
    expect(await look({ cashMeans: 'cash' })).toEqual(['Cash', undefined, undefined])
    expect(await look({ paymentMode: 'card', cashMeans: null })).toEqual(['Card', undefined, 'N/A'])
    expect(await look({ paymentMode: 'payPal' })).toEqual(['PayPal', undefined, 'N/A'])
  })

  test('cannot be cancelled here; shows the venue’s phone [ORD-08]', async () => {
    const { screen } = await openConfirmation()
    expect(screen.queryByRole('button', { name: /cancel|delete|annul/i })).toBeNull()
    const help = screen.getByRole('region', { name: 'Need to change something?' })
    expect(help.textContent).toContain('Orders can be changed or cancelled only by phone.')
    const call = within(help).getByRole<HTMLAnchorElement>('link', { name: 'Call +39 011 555 0112' })
    expect(call.href).toBe('tel:+390115550112')
  })

  test('follows until confirmed, says so once, then stops [ORD-26]', async () => {
    const { screen, decide, wait, asked, statuses } = await openConfirmation()
    const before = asked()
    await wait(14_000)
    expect(asked()).toBe(before)
    await decide('confirm')
    await wait(1_000)
    await screen.findByText('Trattoria da Gino San Salvario has confirmed your order.')
    expect(screen.getByText('Confirmed').dataset.kind).toBe('ok')
    expect(statuses()).toEqual(['Trattoria da Gino San Salvario has confirmed your order.'])
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.map((step) => step.dataset.state)).toEqual(['done', 'done', 'current'])
    const after = asked()
    await wait(3_600_000)
    expect(asked()).toBe(after)
  })

  test('asks four times after 15 s, three after 30 s', async () => {
    const { wait, asked } = await openConfirmation()
    const pauses: number[] = []
    for (let seconds = 0, last = 0; seconds < 330; seconds += 5) {
      const before = asked()
      await wait(5_000)
      if (asked() > before) {
        pauses.push(seconds + 5 - last)
        last = seconds + 5
      }
    }
    expect(pauses).toEqual([15, 15, 15, 15, 30, 30, 30, 60, 60, 60])
  })

  test('pauses while hidden or closed, asks at once after', async () => {
    const { wait, asked, instance } = await openConfirmation()
    const before = asked()
    setVisibility('hidden')
    await wait(600_000)
    expect(asked()).toBe(before)
    setVisibility('visible')
    await wait(0)
    expect(asked()).toBe(before + 1)
    act(() => instance.surface.close())
    await wait(600_000)
    expect(asked()).toBe(before + 1)
    act(() => instance.surface.open(null))
    await wait(0)
    expect(asked()).toBe(before + 2)
  })

  test('says why an order is refused, and its money back [ORD-26, ORD-65]', async () => {
    const { screen, decide, change, wait } = await openConfirmation()
    await change({ paymentMode: 'card', paymentStatus: 'paid' })
    await decide('refuse', { reason: 'soldOut' })
    await wait(15_000)
    await screen.findByText('Reason: A dish of your order is sold out.')
    expect(await screen.findByText(/Your money is on its way back/)).toBeTruthy()
    expect(screen.queryByText(/Nothing will be charged/)).toBeNull()
  })

  test('says what the restaurant removed [ORD-67]', async () => {
    const { screen, remove, wait, expectAccessible } = await openConfirmation()
    await remove()
    await wait(15_000)
    await screen.findByRole('heading', { name: 'Removed by the restaurant' })
    const row = screen.getByText('1 × Margherita').closest('li')
    expect(row?.textContent).toMatch(/^1 × Margherita.* \d{2}:\d{2} · 6,50\u00a0€ less to pay$/)
    await expectAccessible()
  })

  test('shows a refused order in red with ways on [ORD-26]', async () => {
    const { screen, user, decide, wait, path, expectAccessible } = await openConfirmation()
    await decide('refuse')
    await wait(15_000)
    await screen.findByText('Trattoria da Gino San Salvario could not accept your order.')
    expect(screen.getAllByText('Rejected').map(({ dataset }) => dataset.kind)).toContain('error')
    expect(screen.getByText(/Nothing will be charged/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Call +39 011 555 0112' })).toHaveLength(2)
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual(['Order sent12:00', expect.stringMatching(/^Rejected/)])
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Order again' }))
    expect(path()).toBe('/ordine')
  })

  test.each([
    ['not charged', null, 'You have not been charged.'],
    ['paid', 'paid', 'Your money is on its way back (card refunds can take up to 10 working days).'],
  ] as const)('says that nobody answered, %s [ORD-32]', async (_how, paymentStatus, money) => {
    const { screen, service, restaurantId, change, wait, expectAccessible } = await openConfirmation()
    if (paymentStatus) await change({ paymentStatus, paymentMode: 'card' })
    service.clock.set(service.clock.now(restaurantId) + 20 * 60_000, restaurantId)
    await service.sweep()
    await wait(15_000)
    await screen.findByText('Trattoria da Gino San Salvario did not answer in time.')
    expect(screen.getByText(money)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Call +39 011 555 0112' })).toHaveLength(2)
    await expectAccessible()
  })

  test('shows a cancelled order in grey, and stops asking [ORD-27]', async () => {
    const { screen, change, wait, asked } = await openConfirmation()
    await change({ status: 'cancelled' })
    await wait(15_000)
    await screen.findByText(/could not accept your order/)
    expect(screen.getAllByText('Rejected').map(({ dataset }) => dataset.kind)).toContain('neutral')
    const after = asked()
    await wait(600_000)
    expect(asked()).toBe(after)
  })

  test('keeps the order when refetching fails, with its age', async () => {
    const { screen, user, service, restaurantId, wait, decide } = await openConfirmation()
    expect(screen.getByText(/^Updated at \d\d:\d\d$/)).toBeTruthy()
    service.faults.next({ path: '/get_order', kind: '500', restaurantId })
    await wait(15_000)
    expect(await screen.findByText(/^Last known at \d\d:\d\d$/)).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await decide('confirm')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/has confirmed your order/)).toBeTruthy()
  })

  test('shows the order’s venue, not the one chosen since', async () => {
    const { screen, instance } = await openConfirmation()
    act(() => instance.stores.place.choose(11 as Id<'Venue'>))
    expect(screen.getByText(waiting)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call +39 011 555 0112' })).toBeTruthy()
  })
})

describe('ConfirmationScreen without an order', () => {
  test('alerts why it could not be loaded, and retries [BERR-05]', async () => {
    const { screen, user, instance, path, service, restaurantId } = await openConfirmation()
    const route = path()
    act(() => instance.location.navigate('/', { replace: true }))
    await screen.findByRole('button', { name: 'Order now' })
    instance.queryClient.removeQueries()
    await instance.queryClient.fetchQuery(restaurantQuery(instance.api))
    service.faults.next({ path: '/get_order', kind: '500', restaurantId, times: 2 })
    act(() => instance.location.navigate(route))
    const alert = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(alert.getByRole('alert').textContent).toBe('Connection error')
    await user.click(alert.getByRole('button', { name: 'OK' }))
    service.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(waiting)).toBeTruthy()
  })

  test('says that there is no such order', async () => {
    const { screen } = await openOrder('/ordine/riepilogo/4711', { isSignedIn: true })
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByRole('alert').textContent).toBe('This order does not exist.')
  })

  test('takes a malformed number for a missing order', async () => {
    const { screen, user, path } = await openOrder('/ordine/riepilogo/abc', { isSignedIn: true })
    expect(await screen.findByText('We could not find this order.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Go to the start' }))
    expect(path()).toBe('/')
  })

  test('has no login guard: a visitor stays on the page [ORD-01]', async () => {
    const { screen, path } = await openOrder('/ordine/riepilogo/4711')
    await screen.findByRole('alertdialog')
    expect(path()).toBe('/ordine/riepilogo/4711')
  })
})
