import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { id, moment, price } from '#tests/support/builders.ts'

import { anOrderOfToday, openOrders } from './open-orders.tsx'

const storico = '/ordine/storico'

const rows = [
  anOrderOfToday({
    id: id(10_059),
    status: 'confirmed',
    orderType: 'dil',
    servicePoint: { name: 'Pier 4', deliveryPointLabel: null, typeLabel: 'To the boat' },
    slotEnd: moment('2026-11-20 19:15:00'),
    paymentMode: 'card',
    paymentStatus: 'paid',
    total: price('1234.50'),
    courierCompany: 'PonyU',
    courierName: 'Luca',
    courierPhone: '+39 333 1',
    courierStatus: 'ON_DELIVERY',
    rows: [],
  }),
  anOrderOfToday({
    id: id(10_058),
    status: 'refused',
    slotStart: moment('2026-10-25 02:30:00'),
    slotEnd: moment('2026-10-25 02:45:00'),
    courierName: 'Nobody',
    courierStatus: 'DELIVERED',
    rows: [],
  }),
]

describe('HistoryScreen', () => {
  test('says why the service ended an order [ORD-32, ORD-34]', async () => {
    const ended = anOrderOfToday({ id: id(10_060), status: 'refused', endReason: 'unanswered', rows: [] })
    const late = { ...ended, id: id<'Order'>(10_061), status: 'cancelled', endReason: 'tooLate' } as const
    const { screen } = await openOrders(storico, [ended, late])
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toContain(
      'Trattoria da Gino San Salvario did not answer in time. You have not been charged. Call them: +39 011 555 0112',
    )
    expect(second?.textContent).toContain(
      'Your payment came after the time of your order. Your money is on its way back',
    )
  })

  test('says what the restaurant removed from an order [ORD-67]', async () => {
    const removal = { at: moment('2026-11-20 18:00:00'), amount: price('5.50'), isPaidBack: true, paidBack: null }
    const removals = [{ ...removal, rows: [{ quantity: 1, name: 'Tiramisu' }] }]
    const { screen } = await openOrders(storico, [anOrderOfToday({ id: id(10_060), removals, rows: [] })])
    expect((await screen.findByRole('listitem')).textContent).toContain('Removed: 1 × Tiramisu')
  })

  test.each([
    ['5.50', true, null, '5,50\u00a0€ go back to you'],
    ['5.50', false, null, '5,50\u00a0€ less to pay'],
    ['5.50', false, '1.50', '1,50\u00a0€ go back to you · 4,00\u00a0€ less to pay'],
    ['5.50', true, '5.50', '5,50\u00a0€ go back to you'],
  ])('its page says what becomes of %s, %s, %s [ORD-67, ORD-100]', async (amount, isPaidBack, back, said) => {
    const rows = [{ quantity: 1, name: 'Tiramisu' }]
    const paidBack = back === null ? null : price(back)
    const removal = { at: moment('2026-11-20 18:00:00'), amount: price(amount), isPaidBack, paidBack, rows }
    const order = anOrderOfToday({ id: id(10_060), removals: [removal] })
    const { screen } = await openOrders(`/ordine/dettaglio/${order.id}`, [order])
    const row = (await screen.findByText('1 × Tiramisu')).closest('li')
    expect(row?.textContent).toMatch(new RegExp(`18:00 · ${said}$`))
  })

  test('says why the restaurant refused an order [ORD-65]', async () => {
    const refused = anOrderOfToday({
      id: id(10_060),
      status: 'refused',
      message: 'The kitchen has closed early.',
      rows: [],
    })
    const { screen, expectAccessible } = await openOrders(storico, [refused])
    const row = await screen.findByRole('listitem')
    expect(row.textContent).toContain('Reason: The kitchen has closed early.')
    await expectAccessible()
  })

  test('shows status, type, date, mode, total and details [ORD-04]', async () => {
    const { screen, calls, expectAccessible } = await openOrders(storico, rows)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your orders' })).toBeTruthy()
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toBe(
      'Order #10059ConfirmedTo the boat · Trattoria da Gino San SalvarioFri 20/11/2026, 19:00–19:15' +
        'Courier: Luca · +39 333 1 · On deliveryCard1.234,50\u00a0€DetailsOrder again',
    )
    expect(second?.textContent).toBe(
      'Order #10058RejectedTake-away · Trattoria da Gino San SalvarioSun 25/10/2026, 02:30' +
        'Cash6,50\u00a0€DetailsOrder again',
    )
    expect(calls.filter((call) => call === '/account/get_order_history')).toHaveLength(1)
    await expectAccessible()
  })

  test('mentions couriers only where a company delivers [ORD-05]', async () => {
    const { screen } = await openOrders(storico, rows)
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toContain('Courier: Luca')
    expect(second?.textContent).not.toContain('Courier')
    expect(second?.textContent).not.toContain('Nobody')
  })

  test('says that there is no order, and links to ordering [ORD-04]', async () => {
    const { screen, user, path, expectAccessible } = await openOrders(storico, [])
    expect(await screen.findByText('There is no order yet.')).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Order now' }))
    expect(path()).toBe('/ordine')
  })

  test('leads to the details of an order and back [ORD-07]', async () => {
    const { screen, user, path } = await openOrders(storico, rows)
    await user.click(await screen.findByRole('button', { name: 'Details of order #10058' }))
    expect(path()).toBe('/ordine/dettaglio/10058')
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #10058' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Back to your orders' }))
    expect(path()).toBe(storico)
    expect(await screen.findByRole('button', { name: 'Details of order #10058' })).toBeTruthy()
  })

  test('says why it failed, and retries [ERR-03]', async () => {
    const { screen, user, breakDown, instance } = await openOrders('/', rows)
    await screen.findByRole('button', { name: 'Order now' })
    breakDown(true)
    act(() => instance.location.navigate(storico))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    breakDown(false)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Details of order #10058' })).toBeTruthy()
  })

  test('sends a visitor to the login and back [ORD-03]', async () => {
    const { screen, user, instance, path, service, restaurantId } = await openOrders(storico, rows, {
      isSignedIn: false,
    })
    const sheet = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    expect(instance.location.entry).toMatchObject({ path: '/utente/login', search: `back=${storico}` })
    const { email } = await service.newCustomer(restaurantId)
    await user.type(sheet.getByRole('textbox', { name: 'E-mail or user name' }), email)
    await user.type(sheet.getByLabelText('Password'), 'buonappetito')
    await user.click(sheet.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('button', { name: 'Details of order #10058' })).toBeTruthy()
    expect(path()).toBe(storico)
  })

  test('asks a visitor opening an order to sign in [ORD-03]', async () => {
    const { screen, instance } = await openOrders('/ordine/dettaglio/10058', rows, { isSignedIn: false })
    await screen.findByRole('dialog', { name: 'Sign in' })
    expect(instance.location.entry.search).toBe('back=/ordine/dettaglio/10058')
  })

  test('is gone with the session', async () => {
    const { screen, instance, path } = await openOrders(storico, rows)
    await screen.findByRole('button', { name: 'Details of order #10058' })
    act(() => instance.endSession())
    await waitFor(() => expect(path()).toBe('/utente/login'))
    expect(screen.queryByText('Order #10058')).toBeNull()
  })
})

describe('the way to the history', () => {
  test('is on account screen and navigation when signed in', async () => {
    const { screen, user, path, instance } = await openOrders('/utente', rows)
    await user.click(await screen.findByRole('button', { name: 'Your orders' }))
    expect(path()).toBe(storico)
    act(() => instance.location.navigate('/'))
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await user.click(sheet.getByRole('button', { name: 'Your orders' }))
    expect(path()).toBe(storico)
  })

  test('is not there for a visitor', async () => {
    const { screen, user } = await openOrders('/', rows, { isSignedIn: false })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(sheet.getByRole('button', { name: 'Register' })).toBeTruthy()
    expect(sheet.queryByRole('button', { name: 'Your orders' })).toBeNull()
  })
})
