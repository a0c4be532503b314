import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { watchPush } from '#src/app/background/watch-push.ts'
import { openNavigation } from '#tests/app/open-navigation.ts'
import { deskOf } from '#tests/support/desk.ts'
import { expectConsole } from '#tests/support/setup.ts'

import { browser, firebase, openPush } from './open-push.tsx'

describe('push', () => {
  test('asks permission only after a tap, then registers [PUSH-01, PUSH-02, PUSH-04, API-45]', async () => {
    const { turnOn, tokens, notifyMe, sent, instance, restaurantId, calls } = await openPush()
    expect([browser.asked.mock.calls.length, browser.registered, firebase.asked]).toEqual([0, [], []])
    expect(calls.some((call) => call.includes('/static/push/'))).toBe(false)
    await turnOn()
    expect(browser.asked).toHaveBeenCalledTimes(1)
    expect(browser.registered).toEqual([
      { url: expect.stringContaining('/push.js?page=') as string, scope: `/comanda-push/${restaurantId}/` },
    ])
    expect(firebase.asked).toEqual([
      {
        app: {
          config: expect.objectContaining({ projectId: 'example' }) as object,
          name: expect.any(String) as string,
        },
        vapidKey: 'BExampleKey',
      },
    ])
    expect(sent('/account/set_firebase_token')).toMatchObject({
      token: 'fcm-1',
      type: 'FCM',
      unique_id: instance.stores.session.state.deviceId,
    })
    expect(await tokens()).toEqual(['fcm-1'])
    expect(notifyMe()).toBeNull()
  })

  test('runs again at the next visit without another question [PUSH-01]', async () => {
    const { instance, turnOn, count } = await openPush()
    await turnOn()
    onTestFinished(watchPush(instance))
    await waitFor(() => expect(count('/account/set_firebase_token')).toBe(2))
    expect(browser.asked).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the page names no worker', { options: {} }],
    ['the provider has no configuration', { service: {} }],
  ])('is not offered where %s [PUSH-04]', async (_where, setup) => {
    const { notifyMe } = await openPush(setup)
    expect(notifyMe()).toBeNull()
  })

  test('is not offered where unsupported or denied', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' })
    const { notifyMe } = await openPush()
    expect(notifyMe()).toBeNull()
  })

  test('does nothing more once the diner says no', async () => {
    const { user, screen, notifyMe } = await openPush()
    browser.asked.mockResolvedValue('denied')
    await user.click(screen.getByRole('button', { name: 'Notify me' }))
    await waitFor(() => expect(notifyMe()).toBeNull())
    expect(firebase.asked).toEqual([])
  })

  test('that cannot be set up shows nothing [PUSH-03]', async () => {
    const { user, screen, wait, count } = await openPush()
    firebase.isBroken = true
    await user.click(screen.getByRole('button', { name: 'Notify me' }))
    await waitFor(() => expect(firebase.asked).toHaveLength(1))
    await wait(0)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(count('/account/set_firebase_token')).toBe(0)
  })

  test('CHAT_MESSAGE adds an unread message and a short notification [PUSH-05, PUSH-09]', async () => {
    const { turnOn, aMessage, screen, go } = await openPush()
    await turnOn()
    go('/')
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    await bar.findByRole('button', { name: 'Menu' })
    browser.tell('push', aMessage(901, 'x'.repeat(60)))
    expect(await bar.findByRole('button', { name: 'Menu 1 unread message' })).toBeTruthy()
    expect(browser.notifications).toEqual([
      {
        title: 'Da Gino',
        options: expect.objectContaining({ body: 'x'.repeat(50), tag: 'comanda-chat-77' }) as object,
      },
    ])
  })

  test('MARK_MESSAGES sets the read time [PUSH-06]', async () => {
    const { turnOn, aMessage, screen, go } = await openPush()
    await turnOn()
    go('/')
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    browser.tell('push', aMessage(901))
    browser.tell('push', aMessage(902))
    await bar.findByRole('button', { name: 'Menu 2 unread messages' })
    const marks = { type: 'MARK_MESSAGES', id_chat: '77', ids: '[901]', data_ora_lettura: '2026-11-20 12:01:00' }
    browser.tell('push', marks)
    expect(await bar.findByRole('button', { name: 'Menu 1 unread message' })).toBeTruthy()
    expect(browser.notifications).toHaveLength(2)
  })

  test('CODICE_SCONTO counts one code more at a venue it names [PUSH-07]', async () => {
    const widget = await openPush()
    await widget.turnOn()
    widget.go('/')
    const sheet = await openNavigation(widget)
    const codes = await sheet.findByRole('button', { name: /^Codes \d+ items$/ })
    const before = Number(codes.querySelector('.count-badge > span')?.textContent)
    const code = { type: 'CODICE_SCONTO', title: 'New', body: '10 %', id: '5' }
    browser.tell('push', { ...code, mask_locali: '[11,13]' })
    expect(sheet.getByRole('button', { name: `Codes ${before} items` })).toBeTruthy()
    browser.tell('push', { ...code, mask_locali: '[12]' })
    expect(await sheet.findByRole('button', { name: `Codes ${before + 1} items` })).toBeTruthy()
  })

  test('ignores other kinds with a console warning [PUSH-08]', async () => {
    const { turnOn } = await openPush()
    await turnOn()
    browser.tell('push', { type: 'SOMETHING', title: 'T', body: 'B' })
    expect(expectConsole()).toEqual(['console.warn: Comanda: type not recognized'])
    expect(browser.notifications).toEqual([])
  })

  test('a click opens the conversation, or the list [PUSH-10]', async () => {
    const { turnOn, aMessage, path, instance, orderId, go } = await openPush()
    await turnOn()
    go('/')
    act(() => instance.surface.close())
    browser.tell('click', aMessage(901))
    expect([instance.surface.isOpen, path()]).toEqual([true, `/messaggistica/ordine/${orderId}`])
    act(() => instance.location.back())
    expect(path()).toBe('/messaggistica')
    go('/')
    browser.tell('click', { type: 'CHAT_MESSAGE' })
    expect(path()).toBe('/messaggistica')
  })

  test('STATO_ORDINE shows a notification, and a click opens the order', async () => {
    const { turnOn, path, instance, orderId, go, screen } = await openPush()
    await turnOn()
    go('/')
    await screen.findByRole('navigation', { name: 'Main navigation' })
    const news = { type: 'STATO_ORDINE', title: 'Da Gino', body: `Order ${orderId} confirmed`, id: String(orderId) }
    browser.tell('push', news)
    expect(browser.notifications).toEqual([
      {
        title: 'Da Gino',
        options: expect.objectContaining({ body: news.body, tag: `comanda-order-${orderId}` }) as object,
      },
    ])
    act(() => instance.surface.close())
    browser.tell('click', news)
    expect([instance.surface.isOpen, path()]).toEqual([true, `/ordine/dettaglio/${orderId}`])
  })

  test('STATO_ORDINE updates the shown order without notification', async () => {
    const { turnOn, orderId, go, screen, service, restaurantId } = await openPush()
    await turnOn()
    go(`/ordine/dettaglio/${orderId}`)
    await screen.findByText('Waiting')
    await deskOf(service, restaurantId).post(`orders/${orderId}/confirm`)
    browser.tell('push', { type: 'STATO_ORDINE', title: 'Da Gino', body: 'Confirmed', id: String(orderId) })
    expect((await screen.findAllByText('Confirmed')).length).toBeGreaterThan(0)
    expect(browser.notifications).toEqual([])
  })

  test('refetches the open conversation instead of notifying', async () => {
    const { turnOn, aMessage, open, answer } = await openPush()
    await turnOn()
    const sheet = await open()
    await sheet.findByText(/No messages yet/)
    await answer('On its way')
    browser.tell('push', aMessage(901, 'On its way'))
    expect(await sheet.findByText('On its way')).toBeTruthy()
    expect(browser.notifications).toEqual([])
  })

  test('leaves what is for another widget alone', async () => {
    const { turnOn, aMessage } = await openPush()
    await turnOn()
    browser.tell('push', aMessage(901), '/comanda-push/1/')
    expect(browser.notifications).toEqual([])
  })

  test('ends with the session and drops the token [PUSH-01]', async () => {
    const { turnOn, aMessage, instance, storage } = await openPush()
    await turnOn()
    act(() => instance.endSession())
    await waitFor(() => expect(firebase.forgotten).toBe(1))
    browser.tell('push', aMessage(901))
    expect(browser.notifications).toEqual([])
    expect(JSON.stringify([...storage.map.values()])).not.toContain('"isWanted":true')
  })
})
