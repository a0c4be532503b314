import { act, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { openNavigation } from '#tests/app/open-navigation.ts'

import { openMessages } from './open-messages.tsx'

const status = '/account/status'

type Widget = Awaited<ReturnType<typeof openMessages>>
const bar = async ({ screen }: Widget) => within(await screen.findByRole('navigation', { name: 'Main navigation' }))

describe('the unread messages', () => {
  test('are asked for at startup by customers with messaging [SHELL-04, API-43]', async () => {
    const widget = await openMessages()
    await bar(widget)
    const { wait, count, sent, customer, restaurantId } = widget
    await wait(0)
    expect(count(status)).toBe(1)
    expect(sent(status)).toEqual({
      versione: '3.5.2',
      id_ristorante: restaurantId,
      email: customer?.email,
      api_key: customer?.apiKey,
      with_chat: true,
    })
  })

  test('are not asked for where there is none [SHELL-04, MSG-14]', async () => {
    const widget = await openMessages('/', { service: { venue: { hasMessaging: false } } })
    await bar(widget)
    await widget.wait(100_000)
    expect(widget.count(status)).toBe(0)
  })

  test('are asked for after sign-in, not for visitors [SHELL-04]', async () => {
    const widget = await openMessages()
    await bar(widget)
    const { instance, wait, count, customer } = widget
    act(() => instance.endSession())
    await wait(100_000)
    const before = count(status)
    act(() => instance.stores.session.signIn(customer?.apiKey ?? '', customer?.email ?? ''))
    await wait(0)
    expect(count(status)).toBe(before + 1)
  })

  test('are refetched every 100 s; failures are only logged [API-08, SHELL-07, SHELL-08]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {})
    const widget = await openMessages()
    await bar(widget)
    const { wait, count, service, restaurantId, screen, answer } = widget
    await wait(0)
    service.faults.next({ path: status, kind: '500', restaurantId })
    await wait(100_000)
    expect(count(status)).toBe(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const lines = log.mock.calls.flat().join('\n')
    expect(lines).toMatch(/^Comanda: \S/)
    expect(lines).not.toContain(widget.customer?.apiKey)
    await answer('Hello')
    await wait(100_000)
    expect(await (await bar(widget)).findByRole('button', { name: 'Menu 1 unread message' })).toBeTruthy()
  })

  test('that fail at startup are in the alert [ERR-03]', async () => {
    const { screen } = await openMessages('/', { fails: status })
    expect(within(await screen.findByRole('alertdialog')).getByText('Connection error')).toBeTruthy()
  })
})

describe('the way to the messages', () => {
  test('shows the unread number in bar and menu [SHELL-25]', async () => {
    const widget = await openMessages()
    const { answer, wait, user, path } = widget
    await answer('Hello')
    await wait(100_000)
    expect(await (await bar(widget)).findByRole('button', { name: 'Menu 1 unread message' })).toBeTruthy()
    const sheet = await openNavigation(widget)
    await user.click(sheet.getByRole('button', { name: 'Messages 1 item' }))
    expect(path()).toBe('/messaggistica')
  })

  test('is not there for a visitor [SHELL-25]', async () => {
    const widget = await openMessages()
    act(() => widget.instance.endSession())
    expect((await openNavigation(widget)).queryByRole('button', { name: /^Messages/ })).toBeNull()
  })

  test('is not there at a venue without messaging [SHELL-25, MSG-14]', async () => {
    const widget = await openMessages('/', { service: { venue: { hasMessaging: false } } })
    const sheet = await openNavigation(widget)
    expect(sheet.queryByRole('button', { name: /^Messages/ })).toBeNull()
  })

  test('shows an order’s unread number on order and history [ORD-06]', async () => {
    const { answer, go, screen, orderId, place, wait } = await openMessages()
    const other = await place()
    await answer('Hello')
    await wait(100_000)
    go('/ordine/storico')
    const named = (which: number, rest: string) => ({ name: `Messages about order #${which}${rest}` })
    expect(await screen.findByRole('button', named(orderId, ' 1 unread message'))).toBeTruthy()
    expect(screen.getByRole('button', named(other, ''))).toBeTruthy()
    go(`/ordine/dettaglio/${orderId}`)
    expect(await screen.findByRole('button', named(orderId, ' 1 unread message'))).toBeTruthy()
    go(`/ordine/riepilogo/${other}`)
    expect(await screen.findByRole('button', named(other, ''))).toBeTruthy()
  })

  test('uses the list’s numbers where nothing is polled [ORD-06]', async () => {
    const silent = { venueId: 12, venue: { hasMessaging: false } }
    const { answer, go, screen, orderId, count } = await openMessages('/', { service: silent })
    await answer('Hello')
    go('/ordine/storico')
    const name = `Messages about order #${orderId} 1 unread message`
    expect(await screen.findByRole('button', { name })).toBeTruthy()
    expect(count(status)).toBe(0)
  })
})
