import { act, fireEvent, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { id } from '#tests/support/builders.ts'
import { dinner, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { nextFrame } from '#tests/support/render-widget.tsx'

const turnMs = 4000

/** Home with an order under way, and what the options bar says. */
async function openOptions(draft: OrderSetup['draft'] = {}, route = '/') {
  const order = await openOrder(route, { draft })
  const bar = await order.screen.findByRole('group', { name: 'Your order options' })
  await nextFrame()
  const entries = () => [...bar.querySelectorAll('.entry[data-turn="true"] .when')].map((entry) => entry.textContent)
  return { ...order, bar: within(bar), box: bar, entries }
}

/** The window of a device for which only the media queries of the pattern hold. */
function haveMediaMatch(pattern: RegExp) {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia.call(window, query), 'matches', { value: pattern.test(query) }),
  )
}

afterEach(() => vi.restoreAllMocks())

describe('the options bar', () => {
  test('shows its entries in turn, one every 4 s [SHELL-29]', async () => {
    const { entries, advance } = await openOptions({ asSoonAsPossible: true })
    const seen = [entries()]
    advance(turnMs - 1)
    seen.push(entries())
    for (const ms of [1, turnMs, turnMs]) {
      advance(ms)
      await nextFrame()
      seen.push(entries())
    }
    expect(seen).toEqual([
      ['Take-away ·today 19:00'],
      ['Take-away ·today 19:00'],
      ['As soon as possible'],
      ['See the menu'],
      ['Take-away ·today 19:00'],
    ])
  })

  test('stops on reset and restarts with the first entry [SHELL-30]', async () => {
    const { entries, advance, instance, screen } = await openOptions()
    advance(turnMs)
    expect(entries()).toEqual(['See the menu'])
    act(() => instance.stores.draft.reset())
    await nextFrame()
    expect(screen.queryByRole('group', { name: 'Your order options' })).toBeNull()
    advance(10 * turnMs)
    act(() => instance.stores.draft.choose({ ...instance.stores.draft.state, ...dinner, type: 'takeAway' }))
    const bar = await screen.findByRole('group', { name: 'Your order options' })
    expect(bar.querySelector('.when')?.textContent).toBe('Take-away ·today 19:00')
  })

  test('can be stopped and set going again with a button [SHELL-30]', async () => {
    const { entries, advance, user, bar, box } = await openOptions()
    await user.click(bar.getByRole('button', { name: 'Stop changing the options' }))
    fireEvent.blur(bar.getByRole('button', { name: 'Show the options in turn' }))
    fireEvent.mouseLeave(box)
    advance(3 * turnMs)
    expect(entries()).toEqual(['Take-away ·today 19:00'])
    fireEvent.click(bar.getByRole('button', { name: 'Show the options in turn' }))
    await nextFrame()
    advance(turnMs)
    expect(entries()).toEqual(['See the menu'])
  })

  test.each([
    ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('waits while %s is on it [SHELL-30]', async (_what, come, go) => {
    const { entries, advance, box } = await openOptions()
    act(() => void come(box))
    advance(5 * turnMs)
    expect(entries()).toEqual(['Take-away ·today 19:00'])
    act(() => void go(box))
    await nextFrame()
    advance(turnMs)
    expect(entries()).toEqual(['See the menu'])
  })

  test('shows all entries without rotation for reduced motion [SHELL-30]', async () => {
    haveMediaMatch(/reduced-motion|min-width/)
    const { entries, advance, bar } = await openOptions({ asSoonAsPossible: true })
    const all = ['Take-away ·today 19:00', 'As soon as possible', 'See the menu']
    expect(entries()).toEqual(all)
    advance(3 * turnMs)
    expect(entries()).toEqual(all)
    expect(bar.queryByRole('button', { name: 'Stop changing the options' })).toBeNull()
  })

  test('stands still below 600 px', async () => {
    haveMediaMatch(/^$/)
    const { screen, advance } = await openOrder('/', { draft: { asSoonAsPossible: true } })
    const line = await screen.findByRole('button', { name: /Change order options/ })
    advance(3 * turnMs)
    expect(line.textContent).toContain('today 19:00')
    expect(screen.queryByRole('group', { name: 'Your order options' })).toBeNull()
  })

  test('shows the service point’s label instead of the type [SHELL-31]', async () => {
    const { entries } = await openOptions({ type: 'dil', typeLabel: 'On the lawn' })
    expect(entries()).toEqual(['On the lawn ·today 19:00'])
  })

  test.each([
    [true, ['As soon as possible', 'See the menu']],
    [false, ['See the menu', 'Take-away ·today 19:00']],
  ])('hints at as soon as possible only when wanted: %s [SHELL-32]', async (asSoonAsPossible, expected) => {
    const { entries, advance } = await openOptions({ asSoonAsPossible })
    const seen = []
    for (const _turn of expected) {
      advance(turnMs)
      await nextFrame()
      seen.push(entries()[0])
    }
    expect(seen).toEqual(expected)
  })

  test.each([
    ['a DELIVERY to coordinates', 'delivery', 'coordinates', 'Via Po 1, Torino'],
    ['a DELIVERY to a zone', 'delivery', 'manual', 'See the menu'],
    ['another type', 'takeAway', 'coordinates', 'See the menu'],
  ] as const)('of %s shows the address or not [SHELL-33]', async (_what, type, zoneMode, second) => {
    const address = { ...zoneAddress({ id: id(301) }, null), zoneMode, formattedAddress: 'Via Po 1, Torino' }
    const { entries, advance } = await openOptions({ type, address })
    advance(turnMs)
    expect(entries()).toEqual([second])
  })

  test('links to the menu once an order is started [SHELL-34]', async () => {
    const { advance, user, bar, path, unmount } = await openOptions()
    advance(turnMs)
    await user.click(bar.getByRole('button', { name: /^See the menu/ }))
    expect(path()).toBe('/menu')
    unmount()
    const { screen } = await openOrder('/', { draft: null })
    await screen.findByRole('button', { name: 'Order now' })
    expect(screen.queryByRole('button', { name: /^See the menu/ })).toBeNull()
  })

  test('stands still on the menu, where there is one entry', async () => {
    const { screen } = await openOrder('/menu')
    expect(await screen.findByRole('button', { name: /Change order options$/ })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Your order options' })).toBeNull()
  })
})
