import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { margherita, noon, openOrder, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const minute = 60_000
const confirm = /^Confirm the new time/

/** At noon the limit is over; the order was for 13:00 or whatever `draft` says. */
async function openExpired(setup: OrderSetup = {}) {
  const opened = await openOrder('/carrello', {
    lines: [margherita],
    isSignedIn: true,
    timeLimitMs: noon - minute,
    ...setup,
  })
  const dialog = within(await opened.screen.findByRole('dialog', { name: 'Cart expired' }))
  return { ...opened, dialog }
}

const chosenTime = (dialog: ReturnType<typeof within>) =>
  dialog.queryByRole('radio', { checked: true })?.closest('label')?.textContent ?? null

describe('TimeLimitDialog', () => {
  test('opens at once for a past limit [CART-29, CART-31, SHELL-53, ERR-12, ERR-15]', async () => {
    const { dialog, expectAccessible } = await openExpired()
    const text = dialog.getByText(/choose a new time slot/).closest('p')?.textContent
    expect(text).toMatch(/^The time to complete the order ran out, .* may no longer be available\.$/)
    await expectAccessible()
  })

  test('opens at the limit; a new limit replaces timers [CART-29]', async () => {
    const { screen, instance, advance, settled, backgroundWork } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
      timeLimitMs: noon + 3 * minute,
    })
    const isOpen = () => screen.queryByRole('dialog', { name: 'Cart expired' }) !== null
    await screen.findByText('Total')
    // The watch over the limit is part of it.
    await backgroundWork()
    act(() => {
      instance.stores.draft.state.timeLimitMs = noon + 30 * minute
    })
    await settled()
    // The old limit passes, and whatever it might open has been drawn.
    advance(4 * minute)
    await settled()
    expect([isOpen(), instance.stores.dialogs.state.queue]).toEqual([false, []])
    advance(25 * minute)
    await settled()
    expect(isOpen()).toBe(false)
    advance(minute)
    await screen.findByRole('dialog', { name: 'Cart expired' })
  })

  test('chooses the day’s first slot from now on [CART-32, SHELL-55]', async () => {
    const { dialog, calls } = await openExpired()
    await dialog.findByRole('radio', { name: '12:30' })
    expect(calls).toContain('/restaurant/shifts/lv3')
    // Noon and the 20 minutes the kitchen needs: 12:30 is the first.
    expect(chosenTime(dialog)).toBe('12:30')
  })

  test('keeps the time of a later day while offered [SHELL-55]', async () => {
    const { dialog } = await openExpired({ draft: { slotStart: '2026-11-21 19:00:00' as never } })
    await waitFor(() => expect(chosenTime(dialog)).toBe('19:00'))
  })

  test('chooses a later day’s first when the time is gone [SHELL-55]', async () => {
    const { dialog } = await openExpired({ draft: { slotStart: '2026-11-21 19:05:00' as never } })
    const [first] = await dialog.findAllByRole('radio', { name: /:/ })
    await waitFor(() => expect(chosenTime(dialog)).toBe(first?.closest('label')?.textContent))
    expect(chosenTime(dialog)).not.toBe('19:15')
  })

  test('chooses nothing without slots and offers the wizard [CART-33, SHELL-59]', async () => {
    const { dialog, screen, user, path, instance } = await openExpired({
      draft: { slotStart: '2026-11-19 19:00:00' as never },
    })
    await dialog.findByText('No time slot available')
    expect(dialog.getByRole('button', { name: confirm })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('button', { name: 'Choose another day or time' }))
    expect(path()).toBe('/ordine')
    expect(screen.queryByRole('dialog', { name: 'Cart expired' })).toBeNull()
    expect(instance.stores.draft.state.timeLimitMs).toBeNull()
  })

  test('says nothing about slots that could not be loaded [CART-33, SHELL-58]', async () => {
    const { dialog, screen } = await openExpired({ fails: '/restaurant/shifts/lv3' })
    await dialog.findByText('No time slot available')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(dialog.getByRole('alert').textContent).toBe('')
  })

  test('cannot be closed by Escape or a button [SHELL-59]', async () => {
    const { dialog, screen, user } = await openExpired()
    await dialog.findByRole('radio', { name: '12:30' })
    await user.keyboard('{Escape}')
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(screen.queryByRole('dialog', { name: 'Cart expired' })).not.toBeNull()
  })

  test('moves the order, restarts the limit and closes [CART-34, CART-35, CART-36, SHELL-56]', async () => {
    const { dialog, screen, user, calls, instance } = await openExpired()
    await user.click(await dialog.findByRole('radio', { name: '13:15' }))
    await user.click(dialog.getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cart expired' })).toBeNull())
    expect(calls).toContain('/account/set_order_time')
    expect(instance.stores.draft.state).toMatchObject({
      slotStart: '2026-11-20 13:15:00',
      timetableId: 121,
      menuId: 2,
      timeLimitMs: noon + 15 * minute,
    })
  })

  test('prices the cart for the new slot, names changes [CART-35, CART-17, WIZ-42]', async () => {
    const { dialog, screen, user, service, restaurantId } = await openExpired({ lines: [margherita, tiramisu] })
    await service.changeRestaurant(restaurantId, { product: { id: 801, price: 600 as never, menuIds: [2 as never] } })
    await service.changeRestaurant(restaurantId, { product: { id: 201, menuIds: [1 as never] } })
    await dialog.findByRole('radio', { name: '12:30' })
    await user.click(dialog.getByRole('button', { name: confirm }))
    const notice = await screen.findByText('Your order has changed')
    const texts = within(notice.closest('.notice') as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(texts).toEqual([
      'Margherita was removed: it is no longer available.',
      'Tiramisu now costs 6,00\u00a0€ instead of 5,50\u00a0€.',
    ])
    expect(screen.queryByRole('button', { name: 'Margherita, change' })).toBeNull()
  })

  test('stays open with the reason when refused [SHELL-57, CART-36]', async () => {
    const { dialog, screen, user, service, restaurantId, instance } = await openExpired()
    await dialog.findByRole('radio', { name: '12:30' })
    await service.changeRestaurant(restaurantId, { timetable: { capacity: 0 } })
    await user.click(dialog.getByRole('button', { name: confirm }))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/time|slot/i))
    const open = screen.getByRole('dialog', { name: 'Cart expired' })
    expect(within(open).getByRole('alert').textContent).toMatch(/time|slot/i)
    expect(instance.stores.draft.state.timeLimitMs).toBe(noon - minute)
    await service.changeRestaurant(restaurantId, { timetable: { capacity: 6 } })
    await user.click(dialog.getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cart expired' })).toBeNull())
  })
})
