import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { cachedRestaurant } from '#src/app/startup/startup.ts'
import { openWidget, refreshMs } from '#tests/app/open-widget.tsx'
import { nextFrame } from '#tests/support/render-widget.tsx'

const info = '/restaurant/get_restaurant_info'
const status = '/restaurant/get_status'
const venue12 = { venueId: 12 }

describe('startup', () => {
  test('shows the splash until the restaurant is known [SHELL-01]', async () => {
    const { instance, screen, events, service } = await openWidget('/', {
      ...venue12,
      prepare: (service, restaurantId) =>
        service.faults.next({ path: '/get_restaurant_info', kind: 'hold', restaurantId }),
    })
    const busy = () => instance.surface.root.querySelector('.splash-screen[aria-busy="true"]')
    expect(busy()).not.toBeNull()
    expect(screen.getByRole('button', { name: '✕' })).toBeTruthy()
    expect(events.some(({ name }) => name === 'ready')).toBe(false)
    service.faults.clear()
    expect(await screen.findByRole('heading', { name: 'Trattoria da Gino San Salvario' })).toBeTruthy()
    expect(busy()).toBeNull()
    expect(events.filter(({ name }) => name === 'ready')).toHaveLength(1)
  })

  test('applies language, status, first screen, counters, refresh in order [SHELL-02]', async () => {
    const { screen, calls, languages, events, wait, backgroundWork } = await openWidget('/', {
      ...venue12,
      language: 'de',
      isPlain: true,
      service: { restaurant: { languages: ['it', 'en'] } },
      prepare: (running, restaurantId) => {
        running.faults.next({ path: '/get_status', kind: '500', restaurantId })
        running.faults.next({ path: '/get_restaurant_info', kind: 'delay', ms: 100, restaurantId })
      },
    })
    const isReady = () => events.some(({ name }) => name === 'ready')
    expect(isReady()).toBe(false)
    // Nothing is said before it can be said in a language of the restaurant.
    const alert = await screen.findByRole('alertdialog', { name: /^(ATTENTION|ATTENZIONE)$/ })
    expect(within(alert).getByRole('alert').textContent).toMatch(/^(Connection error|Errore di connessione)$/)
    await waitFor(() => expect(calls.filter((call) => /count/i.test(call)).length).toBeGreaterThan(0))
    const counted = calls.findIndex((call) => /count/i.test(call))
    expect(counted).toBeGreaterThan(calls.indexOf(info))
    expect(languages[counted]).not.toBe('de')
    expect(isReady()).toBe(true)
    await backgroundWork()
    const before = calls.filter((call) => call === info).length
    await wait(refreshMs)
    expect(calls.filter((call) => call === info)).toHaveLength(before + 1)
  })

  test('can be left while the splash shows', async () => {
    const { instance, screen, user } = await openWidget('/', {
      prepare: (service, restaurantId) =>
        service.faults.next({ path: '/get_restaurant_info', kind: 'hold', restaurantId }),
    })
    await user.click(screen.getByRole('button', { name: '✕' }))
    expect(instance.surface.isOpen).toBe(false)
  })

  test('survives a device that sleeps longer than answers are kept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const { instance, screen, service } = await openWidget('/', {
      ...venue12,
      isPlain: true,
      prepare: (running, restaurantId) => running.faults.next({ path: '/get_status', kind: 'hold', restaurantId }),
    })
    await waitFor(() => expect(cachedRestaurant(instance)).not.toBeNull())
    await nextFrame()
    // Every timer that was due while the device slept fires at once when it wakes.
    vi.advanceTimersByTime(60 * 60_000)
    service.faults.clear()
    expect(await screen.findByRole('heading', { name: 'Trattoria da Gino San Salvario' })).toBeTruthy()
  })

  test('shows why it failed and tries again when asked to [SHELL-05]', async () => {
    const { screen, user, calls, expectAccessible } = await openWidget('/', {
      ...venue12,
      prepare: (service, restaurantId) =>
        service.faults.next({ path: '/get_restaurant_info', kind: '500', restaurantId }),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toBe('Connection error')
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
    await expectAccessible()
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Trattoria da Gino San Salvario' })).toBeTruthy()
    expect(calls.filter((call) => call === info)).toHaveLength(2)
  })

  test('asks for a venue when none is chosen [SHELL-06, VENUE-40]', async () => {
    const { screen, path, instance } = await openWidget('/')
    expect(await screen.findByRole('heading', { name: 'Choose a restaurant' })).toBeTruthy()
    expect(path()).toBe('/locali')
    expect(instance.location.entries).toHaveLength(1)
  })

  test('goes home where there is only one venue [VENUE-40]', async () => {
    const { screen, path, instance } = await openWidget('/', { service: { like: 6 } })
    expect(await screen.findByRole('heading', { name: 'Grande Mensa' })).toBeTruthy()
    expect([path(), instance.stores.place.state.venueId]).toEqual(['/', 61])
  })

  test('drops venues that are flagged as dead [SHELL-09]', async () => {
    const { screen } = await openWidget('/', { service: { venueId: 13, venue: { isDead: true } } })
    await screen.findByRole('heading', { name: 'Choose a restaurant' })
    const venues = within(screen.getByRole('main')).getAllByRole('button')
    expect(venues.map((venue) => venue.querySelector('.name')?.textContent)).toEqual([
      'Trattoria da Gino Centro',
      'Trattoria da Gino San Salvario',
    ])
  })

  test('changes nothing on the host page [SHELL-37]', async () => {
    const before = [window.location.href, window.history.length]
    const { screen, user, path } = await openWidget('/', venue12)
    await user.click(await screen.findByRole('button', { name: 'Order now' }))
    expect(path()).toBe('/ordine')
    expect([window.location.href, window.history.length]).toEqual(before)
  })
})

describe('maintenance', () => {
  test('shows the first venue’s text when the service says so [SHELL-12, SHELL-15]', async () => {
    const { screen, expectAccessible } = await openWidget('/', { service: { like: 5 } })
    expect(await screen.findByRole('heading', { name: 'No orders for now' })).toBeTruthy()
    expect(screen.getByText(/We are renewing our kitchen/)).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
    await expectAccessible()
  })

  test('has its own text when the venue has none [SHELL-15]', async () => {
    const { screen } = await openWidget('/', { service: { restaurant: { isUnderMaintenance: true } } })
    expect((await screen.findByText('The site is under maintenance.')).closest('[role=status]')).toBeTruthy()
  })

  test('shows when no venue is left [SHELL-13]', async () => {
    const { screen } = await openWidget('/', { service: { venue: { isDead: true } } })
    expect(await screen.findByRole('heading', { name: 'No orders for now' })).toBeTruthy()
  })

  test('shows when no license is active [SHELL-14]', async () => {
    const { screen } = await openWidget('/', { service: { venue: { isLicensed: false } } })
    expect(await screen.findByRole('heading', { name: 'No orders for now' })).toBeTruthy()
  })

  test('comes and goes with the refresh, without a reload [SHELL-16]', async () => {
    const { screen, change, wait, path } = await openWidget('/ordine', venue12)
    await screen.findByRole('heading', { level: 1 })
    await change({ restaurant: { isUnderMaintenance: true } })
    await wait(refreshMs)
    expect(await screen.findByRole('heading', { name: 'No orders for now' })).toBeTruthy()
    await change({ restaurant: { isUnderMaintenance: false } })
    await wait(refreshMs)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'No orders for now' })).toBeNull())
    expect(path()).toBe('/ordine')
  })

  test('leads home again when the only venue comes back', async () => {
    const { screen, change, wait } = await openWidget('/', { service: { like: 6, venue: { isLicensed: false } } })
    await screen.findByRole('heading', { name: 'No orders for now' })
    await change({ venue: { isLicensed: true } })
    await wait(refreshMs)
    expect(await screen.findByRole('heading', { name: 'Grande Mensa' })).toBeTruthy()
  })

  test('does not follow a failed get_status, which alerts [SHELL-17]', async () => {
    const { screen, user } = await openWidget('/', {
      ...venue12,
      isPlain: true,
      prepare: (service, restaurantId) => service.faults.next({ path: '/get_status', kind: '500', restaurantId }),
    })
    const alert = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(alert.getByRole('alert').textContent).toBe('Connection error')
    await user.click(alert.getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('heading', { name: 'Trattoria da Gino San Salvario' })).toBeTruthy()
  })
})

describe('timed refresh', () => {
  test('runs every 100 s until the element is removed [SHELL-07]', async () => {
    const { screen, calls, wait, unmount } = await openWidget('/', venue12)
    await screen.findByRole('button', { name: 'Order now' })
    const asked = () => [info, status].map((path) => calls.filter((call) => call === path).length)
    // The first status came with the restaurant.
    expect(asked()).toEqual([1, 0])
    await wait(refreshMs - 1)
    expect(asked()).toEqual([1, 0])
    await wait(1)
    expect(asked()).toEqual([2, 1])
    await wait(refreshMs)
    expect(asked()).toEqual([3, 2])
    unmount()
    await wait(3 * refreshMs)
    expect(asked()).toEqual([3, 2])
  })

  test('rests while closed or hidden, then catches up [SHELL-07]', async () => {
    const { screen, calls, wait, advance, settled, instance } = await openWidget('/', venue12)
    await screen.findByRole('button', { name: 'Order now' })
    const asked = () => calls.filter((call) => call === status).length
    await wait(refreshMs)
    expect(asked()).toBe(1)

    act(() => instance.surface.close())
    await wait(3 * refreshMs)
    expect(asked()).toBe(1)
    act(() => instance.surface.open(null))
    advance(0)
    await settled()
    expect(asked()).toBe(2)

    const show = (state: DocumentVisibilityState) =>
      act(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
    show('hidden')
    await wait(3 * refreshMs)
    expect(asked()).toBe(2)
    show('visible')
    advance(0)
    await settled()
    expect(asked()).toBe(3)
    // Not yet another time: the interval has not passed.
    show('hidden')
    show('visible')
    await wait(refreshMs - 1)
    expect(asked()).toBe(3)
    await wait(1)
    expect(asked()).toBe(4)
  })

  test('only logs a failure, and the last good data stays [SHELL-08, SHELL-17, ERR-14]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {})
    const { screen, service, restaurantId, wait, instance } = await openWidget('/', venue12)
    await screen.findByRole('button', { name: 'Order now' })
    for (const path of ['/get_restaurant_info', '/get_status']) service.faults.next({ path, kind: '500', restaurantId })
    await wait(refreshMs)
    const notAReply = 'expected an object with success, data and messages; got no JSON'
    const lines = [
      `Comanda: /restaurant/get_restaurant_info: ${notAReply}`,
      `Comanda: /restaurant/get_status: ${notAReply}`,
      'Comanda: restaurant information could not be refreshed',
      'Comanda: maintenance request failed',
    ]
    await waitFor(() => expect(log.mock.calls.flat()).toEqual(lines))
    expect(instance.stores.dialogs.state.queue).toEqual([])
    expect(screen.getByRole('heading', { name: 'Trattoria da Gino San Salvario' })).toBeTruthy()
  })

  test('replaces the venue by the refreshed one [SHELL-10]', async () => {
    const { screen, change, wait } = await openWidget('/', venue12)
    await screen.findByRole('heading', { name: 'Trattoria da Gino San Salvario' })
    await change({ venueId: 12, venue: { name: 'Da Gino Nuovo' } })
    await wait(refreshMs)
    expect(await screen.findByRole('heading', { name: 'Da Gino Nuovo' })).toBeTruthy()
  })
})
