import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { margherita, noon, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const minute = 60_000

/** The cart with ten minutes left, which the warning says. */
async function openWarned(setup: OrderSetup = {}) {
  const opened = await openOrder('/carrello', {
    lines: [margherita],
    isSignedIn: true,
    timeLimitMs: noon + 12 * minute,
    ...setup,
  })
  const { screen, advance, backgroundWork, service, restaurantId, instance } = opened
  const heading = await screen.findByRole('heading', { level: 1 })
  await backgroundWork()
  advance(2 * minute)
  service.clock.set(noon + 2 * minute, restaurantId)
  await screen.findByText('10 minutes left to complete your order')
  const root = heading.getRootNode() as ShadowRoot
  return {
    ...opened,
    heading,
    focused: () => root.activeElement,
    limit: () => instance.stores.draft.state.timeLimitMs,
    moreTime: () => screen.getByRole('button', { name: 'I need more time' }),
  }
}

function untilReleased() {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release: () => release() }
}

const spoken = (text: HTMLElement) => text.closest('[role=status]')?.textContent ?? null

describe('TimeLimitWarning', () => {
  test('tells at 10, 5 and 2 minutes without focus [SHELL-51, CART-27]', async () => {
    const { screen, user, advance, backgroundWork } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
      timeLimitMs: noon + 12 * minute,
    })
    const heading = await screen.findByRole('heading', { level: 1 })
    await backgroundWork()
    const focused = () => (heading.getRootNode() as ShadowRoot).activeElement
    const before = focused()
    for (const [wait, left] of [
      [2, 10],
      [5, 5],
      [3, 2],
    ] as const) {
      advance(wait * minute)
      const text = await screen.findByText(`${left} minutes left to complete your order`)
      expect(text.closest('[role=status]')).not.toBeNull()
    }
    expect(focused()).toBe(before)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/left to complete your order/)).toBeNull()
  })

  test('renews the limit, announces it and goes [SHELL-68]', async () => {
    const { screen, user, calls, limit, moreTime, heading, focused, advance, expectAccessible } = await openWarned()
    await expectAccessible()
    heading.focus()
    moreTime().focus()
    await user.keyboard('{Enter}')
    const given = await screen.findByText('You now have 15 minutes to complete your order')
    expect(spoken(given)).toBe('You now have 15 minutes to complete your order')
    expect(calls.filter((path) => path === '/account/set_order_time')).toHaveLength(1)
    expect(limit()).toBe(noon + 17 * minute)
    expect(screen.queryByText(/minutes left to complete/)).toBeNull()
    expect(focused()).toBe(heading)
    advance(5 * minute)
    expect(await screen.findByText('10 minutes left to complete your order')).toBeTruthy()
  })

  test('moves the focus to the heading without an origin', async () => {
    const { screen, user, heading, focused } = await openWarned()
    if (focused() instanceof HTMLElement) (focused() as HTMLElement).blur()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(focused()).toBe(heading)
  })

  test('is in reach while a sheet is open', async () => {
    const { screen, user, moreTime, limit, instance } = await openWarned()
    act(() => instance.stores.dialogs.alert(() => ['Sold out']))
    await screen.findByRole('alertdialog')
    expect(moreTime().closest('[inert]')).toBeNull()
    await user.click(moreTime())
    await waitFor(() => expect(limit()).toBe(noon + 17 * minute))
  })

  test('says why no more time is possible [SHELL-68]', async () => {
    const { screen, user, service, restaurantId, limit, moreTime } = await openWarned()
    await service.changeRestaurant(restaurantId, { timetable: { capacity: 0 } })
    await user.click(moreTime())
    const text = await screen.findByText('More time is not possible for this order.')
    expect(spoken(text)).toBe(text.textContent)
    expect(limit()).toBe(noon + 12 * minute)
    expect(screen.queryByRole('dialog', { name: 'Cart expired' })).toBeNull()
  })

  test('says it in the language chosen now [I18N-31]', async () => {
    const { screen, user, service, restaurantId, instance, moreTime } = await openWarned()
    await service.changeRestaurant(restaurantId, { timetable: { capacity: 0 } })
    await user.click(moreTime())
    await screen.findByText('More time is not possible for this order.')
    await act(() => instance.changeLanguage('it'))
    expect(await screen.findByText('Per questo ordine non è possibile avere più tempo.')).toBeTruthy()
  })

  test('asks again after a failure [SHELL-68]', async () => {
    const { screen, user, limit, moreTime } = await openWarned({ fails: '/account/set_order_time' })
    await user.click(moreTime())
    await screen.findByText('Connection error')
    expect(limit()).toBe(noon + 12 * minute)
    await user.click(moreTime())
    await waitFor(() => expect(limit()).toBe(noon + 17 * minute))
    expect(screen.queryByText('Connection error')).toBeNull()
  })

  test('takes a limit given after the old one passed', async () => {
    const held = untilReleased()
    const { screen, user, advance, limit, moreTime } = await openWarned({
      answer: (path, _body, ask) => (path === '/account/set_order_time' ? held.promise.then(ask) : null),
    })
    await user.click(moreTime())
    advance(10 * minute)
    await screen.findByRole('dialog', { name: 'Cart expired' })
    held.release()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cart expired' })).toBeNull())
    expect(limit()).toBe(noon + 17 * minute)
  })

  test('keeps a session ended meanwhile without limit', async () => {
    const held = untilReleased()
    const { user, settled, limit, moreTime, instance } = await openWarned({
      answer: (path, _body, ask) => (path === '/account/set_order_time' ? held.promise.then(ask) : null),
    })
    await user.click(moreTime())
    act(() => instance.endSession())
    held.release()
    await settled()
    expect(limit()).toBeNull()
  })
})
