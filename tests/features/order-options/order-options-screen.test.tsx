import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { lunch, margherita, openOrder, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const seeMenu = { name: 'See the menu' }
const today = /^today, Friday/
const tomorrow = /^tomorrow, Saturday/
/** A starter of the evening menu only. */
const battuta = { productId: 102 }

const openWizard = (setup: OrderSetup = {}) => openOrder('/ordine', { draft: null, ...setup })
type Opened = Awaited<ReturnType<typeof openWizard>>

const isDisabled = ({ screen }: Opened) => screen.getByRole('button', seeMenu).hasAttribute('disabled')
const choose = async ({ screen, user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }))
const times = ({ screen }: Opened) =>
  screen
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent ?? '')
    .filter((text) => /^\d\d:\d\d/.test(text))

/** Not in the bar, which says the chosen time too. */
const inWizard = { ignore: '.options-line *' }

describe('OrderOptionsScreen', () => {
  test('leads a guest from type to menu, saving the draft [WIZ-01, WIZ-34, WIZ-38, WIZ-40]', async () => {
    const wizard = await openWizard()
    await wizard.screen.findByRole('heading', { level: 1, name: 'How and when?' })
    await wizard.screen.findByRole('radio', { name: tomorrow })
    expect(isDisabled(wizard)).toBe(true)
    await wizard.expectAccessible()
    await choose(wizard, tomorrow)
    expect(isDisabled(wizard)).toBe(true)
    await choose(wizard, '19:30')
    expect(isDisabled(wizard)).toBe(false)
    await wizard.expectAccessible()
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    expect(wizard.instance.stores.draft.state).toMatchObject({
      type: 'takeAway',
      venueId: 12,
      menuId: 1,
      timetableId: 122,
      slotStart: '2026-11-21 19:30:00',
      slotEnd: null,
      people: null,
      timeLimitMs: null,
    })
  })

  test('has the only active type chosen, with nothing to change [WIZ-04]', async () => {
    const { screen } = await openWizard()
    const step = (await screen.findByRole('heading', { name: 'How' })).closest('section')
    expect(step?.textContent).toBe('HowTake-away')
  })

  test('offers today’s slots from now on, folding the day [WIZ-27]', async () => {
    const wizard = await openWizard()
    await choose(wizard, today)
    expect(times(wizard)[0]).toBe('12:30')
    expect(times(wizard)).not.toContain('12:15')
    expect(times(wizard).every((text) => /^\d\d:\d\d$/.test(text))).toBe(true)
    expect(wizard.screen.queryByRole('radio', { name: tomorrow })).toBeNull()
    wizard.screen.getByText(today)
  })

  test('clears the time only when the day changes', async () => {
    const wizard = await openWizard()
    await choose(wizard, tomorrow)
    await choose(wizard, '19:30')
    const change = () => wizard.user.click(wizard.screen.getByRole('button', { name: 'Change' }))
    await change()
    await wizard.user.click(wizard.screen.getByRole('radio', { name: tomorrow }))
    await wizard.user.keyboard(' ')
    expect(isDisabled(wizard)).toBe(false)
    await change()
    await choose(wizard, today)
    expect(isDisabled(wizard)).toBe(true)
  })

  test('ignores arrow keys on days, folds up on Enter', async () => {
    const wizard = await openWizard()
    const first = await wizard.screen.findByRole('radio', { name: today })
    const second = wizard.screen.getByRole('radio', { name: tomorrow })
    // What browsers do for an arrow key: the key goes down on one radio, the next one is clicked.
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    act(() => second.click())
    expect(second).toHaveProperty('checked', true)
    expect(times(wizard)[0]).toBe('11:45')
    fireEvent.keyDown(second, { key: 'Enter' })
    expect(wizard.screen.queryByRole('radio', { name: tomorrow })).toBeNull()
    const heading = wizard.screen.getByRole('heading', { name: 'Time' })
    expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading)
  })

  test('shows a started order’s choices, each changeable [WIZ-45]', async () => {
    const { screen, user, path, instance } = await openOrder('/ordine')
    await screen.findByText('19:00', inWizard)
    screen.getByText(today)
    expect(screen.getAllByRole('button', { name: 'Change' })).toHaveLength(2)
    await user.click(screen.getByRole('button', seeMenu))
    await waitFor(() => expect(path()).toBe('/menu'))
    expect(instance.stores.draft.state.slotStart).toBe('2026-11-20 19:00:00')
  })

  test('drops a lapsed time when the page returns', async () => {
    const wizard = await openOrder('/ordine')
    await wizard.screen.findByText('19:00', inWizard)
    await wizard.service.changeRestaurant(wizard.restaurantId, { timetable: { capacity: 0 } })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await wizard.screen.findByText('No time slot available')
    expect(wizard.screen.queryByText('19:00', inWizard)).toBeNull()
  })

  test('says that there is no slot without any day [WIZ-25]', async () => {
    const { screen } = await openWizard({ service: { timetable: { weekdays: [] } } })
    await screen.findByText('No time slot available')
    expect(screen.queryByRole('button', seeMenu)).toBeNull()
  })

  test.each([
    ['blocked', { isBlocked: true }],
    ['inactive', { isActive: false }],
  ])('shows the blocked message alone for a type %s [WIZ-07]', async (_state, service) => {
    const { screen, calls } = await openOrder('/ordine', { service: { service } })
    await screen.findByText('Orders are temporarily blocked. Please try again later.')
    expect(screen.queryByRole('heading', { name: 'Day' })).toBeNull()
    expect(calls).not.toContain('/restaurant/shifts/lv2')
  })

  test('says until when a type is blocked [WIZ-52]', async () => {
    const blockedUntil = new Date('2026-11-20T20:30:00+01:00')
    const { screen } = await openOrder('/ordine', { service: { service: { isBlocked: true, blockedUntil } } })
    const notice = await screen.findByText('Orders are paused until today 20:30.')
    expect(notice.closest('[role="status"]')).not.toBeNull()
  })

  test('silently uses the venue’s types when loading fails [WIZ-43, ERR-14]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const { screen, instance } = await openWizard({ fails: '/restaurant/shifts/lv1' })
    await screen.findByRole('radio', { name: tomorrow })
    expect(instance.stores.dialogs.state.queue).toEqual([])
    expect(log).toHaveBeenCalledWith('Comanda: order types could not be loaded')
  })

  test('only logs failed days, and retries on request [WIZ-44]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const { screen, user, instance } = await openWizard({ fails: '/restaurant/shifts/lv2' })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('radio', { name: tomorrow })
    expect(instance.stores.dialogs.state.queue).toEqual([])
    expect(log).toHaveBeenCalledWith('Comanda: days could not be loaded')
  })

  test('takes out and names what the new menu lacks [WIZ-38, WIZ-42, CART-17]', async () => {
    const wizard = await openOrder('/ordine', { lines: [battuta, margherita] })
    await wizard.screen.findByText('19:00', inWizard)
    const [, changeTime] = wizard.screen.getAllByRole('button', { name: 'Change' })
    if (changeTime) await wizard.user.click(changeTime)
    await choose(wizard, '13:00')
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    expect(wizard.instance.stores.cart.state.cart.lines.map(({ item }) => item.name)).toEqual(['Margherita'])
    expect(wizard.instance.stores.draft.state).toMatchObject(lunch)
    const dialog = await wizard.screen.findByRole('alertdialog', { name: 'Your order has changed' })
    const names = 'Piedmontese beef tartare was removed: it is not available at the new time.'
    expect(within(dialog).getByRole('alert').textContent).toBe(names)
  })

  test('prices again: one call for plain lines, one per other [WIZ-38, PRICE-45]', async () => {
    const wizard = await openOrder('/ordine', {
      lines: [margherita, tiramisu, { productId: 203, size: 0, additions: 1 }],
    })
    await wizard.screen.findByText('19:00', inWizard)
    await wizard.service.changeRestaurant(wizard.restaurantId, { product: { id: 801, price: 575 as never } })
    const before = wizard.calls.length
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    const asked = wizard.calls.slice(before).filter((call) => /get_product/.test(call))
    expect(asked.slice(0, 2).sort()).toEqual(['/restaurant/get_product', '/restaurant/get_products_list'])
    expect(wizard.instance.stores.cart.state.cart.lines.map(({ unitPrice }) => unitPrice)[1]).toBe(575)
  })

  test('changes nothing, and says so, when products fail', async () => {
    const wizard = await openOrder('/ordine', { lines: [margherita] })
    await wizard.screen.findByText('19:00', inWizard)
    wizard.service.faults.next({ path: '/restaurant/get_products_list', kind: '500' })
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await wizard.screen.findByRole('alertdialog')
    expect(wizard.path()).toBe('/ordine')
    expect(wizard.instance.stores.cart.state.cart.lines).toHaveLength(1)
  })
})
