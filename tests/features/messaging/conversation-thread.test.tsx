import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { refreshUnread } from '#src/app/background/watch-unread.ts'
import { noon } from '#tests/support/open-order.tsx'

import { endsAt, openMessages } from './open-messages.tsx'

const chat = '/account/chat/get'
const send = '/account/chat/send_message'
const mark = '/account/chat/mark_messages'

const setVisible = (isVisible: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

type Sheet = Awaited<ReturnType<Awaited<ReturnType<typeof openMessages>>['open']>>
const box = (sheet: Sheet) => sheet.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const sendButton = (sheet: Sheet) => sheet.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const texts = (sheet: Sheet) =>
  sheet.queryAllByRole('listitem').map((item) => item.querySelector('.text')?.textContent ?? '')

describe('a conversation', () => {
  test('opens empty, and says so', async () => {
    const { open, expectAccessible, sent, orderId, customer, restaurantId } = await openMessages()
    const sheet = await open()
    expect(await sheet.findByText('No messages yet. Write to the restaurant here.')).toBeTruthy()
    expect(sent(chat)).toEqual({
      versione: '3.5.2',
      id_ristorante: restaurantId,
      email: customer?.email,
      api_key: customer?.apiKey,
      chatable_type: 'ORDINE',
      chatable_id: orderId,
    })
    await expectAccessible()
  })

  test('a sent message joins the list and empties the box [MSG-06, API-47]', async () => {
    const { open, user, sent, written, instance } = await openMessages()
    const sheet = await open()
    await user.type(await sheet.findByRole('textbox', { name: 'Your message' }), '  No onions, please ')
    await user.click(sendButton(sheet))
    await waitFor(() => expect(texts(sheet)).toEqual(['No onions, please']))
    expect(box(sheet).value).toBe('')
    expect(sent(send)).toMatchObject({ chatable_type: 'ORDINE', message: 'No onions, please' })
    expect(await written()).toEqual(['No onions, please'])
    // The button is off while there is nothing to send: the focus stays where the next message is written.
    expect(instance.surface.root.activeElement).toBe(box(sheet))
  })

  test('Enter sends, with Shift it breaks the line', async () => {
    const { open, user, written } = await openMessages()
    const sheet = await open()
    await user.type(await sheet.findByRole('textbox', { name: 'Your message' }), 'One{Shift>}{Enter}{/Shift}two{Enter}')
    await waitFor(() => expect(texts(sheet)).toEqual(['One\ntwo']))
    expect(await written()).toEqual(['One\ntwo'])
  })

  test('a failed message keeps its text; retry sends it [MSG-06, ERR-03]', async () => {
    const { open, user, service, restaurantId, written } = await openMessages()
    const sheet = await open()
    await user.type(await sheet.findByRole('textbox', { name: 'Your message' }), 'No onions')
    service.faults.next({ path: send, kind: '500', restaurantId })
    await user.click(sendButton(sheet))
    expect((await sheet.findByText('Connection error')).closest('[role=alert]')).toBeTruthy()
    expect(box(sheet).value).toBe('No onions')
    await user.click(sendButton(sheet))
    await waitFor(() => expect(texts(sheet)).toEqual(['No onions']))
    expect(sheet.queryByText('Connection error')).toBeNull()
    expect(await written()).toEqual(['No onions'])
  })

  test('a message with a lost reply is sent once', async () => {
    const { open, user, service, restaurantId, written } = await openMessages()
    const sheet = await open()
    await user.type(await sheet.findByRole('textbox', { name: 'Your message' }), 'No onions')
    service.faults.next({ path: send, kind: 'lose-reply', restaurantId })
    await user.click(sendButton(sheet))
    await waitFor(() => expect(texts(sheet)).toEqual(['No onions']))
    expect(box(sheet).value).toBe('')
    expect(await written()).toEqual(['No onions'])
  })

  test('a double press sends once', async () => {
    const { open, user, count, written } = await openMessages()
    const sheet = await open()
    await user.type(await sheet.findByRole('textbox', { name: 'Your message' }), 'No onions')
    act(() => {
      sendButton(sheet).click()
      sendButton(sheet).click()
    })
    await waitFor(() => expect(texts(sheet)).toEqual(['No onions']))
    expect(count(send)).toBe(1)
    expect(await written()).toEqual(['No onions'])
  })

  test('cannot send nothing, nor while it sends [MSG-07]', async () => {
    const { open, user, service, restaurantId } = await openMessages()
    const sheet = await open()
    await sheet.findByRole('textbox', { name: 'Your message' })
    expect(sendButton(sheet).disabled).toBe(true)
    await user.type(box(sheet), '   ')
    expect(sendButton(sheet).disabled).toBe(true)
    await user.type(box(sheet), 'Hello')
    expect(sendButton(sheet).disabled).toBe(false)
    service.faults.next({ path: send, kind: 'delay', ms: 100, restaurantId })
    await user.click(sendButton(sheet))
    expect(sendButton(sheet).getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(texts(sheet)).toEqual(['Hello']))
  })

  test('has no box while it loads [MSG-07]', async () => {
    const { service, restaurantId, open } = await openMessages()
    service.faults.next({ path: chat, kind: 'delay', ms: 150, restaurantId })
    const sheet = await open()
    expect(sheet.queryByRole('button', { name: 'Send' })).toBeNull()
    expect(await sheet.findByRole('button', { name: 'Send' })).toBeTruthy()
  })

  test('distinguishes sides and shows text as typed [MSG-05, MSG-15]', async () => {
    const { open, answer, user } = await openMessages()
    const sheet = await open()
    await user.type(await sheet.findByRole('textbox', { name: 'Your message' }), '<b>Hi</b> & bye')
    await user.click(sendButton(sheet))
    await waitFor(() => expect(texts(sheet)).toEqual(['<b>Hi</b> & bye']))
    await answer('<img src=x onerror=alert(1)>')
    setVisible(true)
    await waitFor(() => expect(texts(sheet)).toEqual(['<b>Hi</b> & bye', '<img src=x onerror=alert(1)>']))
    expect(sheet.getAllByRole('listitem').map((item) => item.querySelector('.who')?.textContent)).toEqual([
      'You',
      'Restaurant',
    ])
    expect(sheet.queryByRole('img')).toBeNull()
  })

  test('marks messages as read and lowers the badges [MSG-10, API-48]', async () => {
    const { open, answer, screen, sent, wait, about, count } = await openMessages()
    await answer('No, none.')
    await answer('Anything else?')
    await wait(100_000)
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    expect(await bar.findByRole('button', { name: 'Menu 2 unread messages' })).toBeTruthy()
    const sheet = await open()
    await waitFor(() => expect(texts(sheet)).toEqual(['No, none.', 'Anything else?']))
    await waitFor(() => expect(count(mark)).toBe(1))
    expect(sent(mark)).toMatchObject({ chatable_type: 'ORDINE', chatable_id: about.subjectId })
    expect((sent(mark) as { ids: number[] }).ids).toHaveLength(2)
    expect(bar.getByRole('button', { name: 'Menu', hidden: true })).toBeTruthy()
    await wait(100_000)
    expect(count(mark)).toBe(1)
  })

  test('is refetched when the unread number changes [MSG-11]', async () => {
    const { open, answer, instance, count } = await openMessages()
    const sheet = await open()
    await sheet.findByText(/No messages yet/)
    await answer('Hello')
    const before = count(chat)
    // The clock stands still: only the unread messages are asked for.
    await act(() => refreshUnread(instance))
    await waitFor(() => expect(texts(sheet)).toEqual(['Hello']))
    expect(count(chat)).toBeGreaterThan(before)
  })

  test('is refetched when visible again, not while hidden [MSG-12]', async () => {
    const { open, answer, wait, count } = await openMessages()
    const sheet = await open()
    await sheet.findByText(/No messages yet/)
    setVisible(false)
    try {
      await answer('Are you there?')
      const before = count(chat)
      await wait(120_000)
      expect(count(chat)).toBe(before)
    } finally {
      setVisible(true)
    }
    await waitFor(() => expect(texts(sheet)).toEqual(['Are you there?']))
  })

  test('asks less and less often while nothing happens', async () => {
    const { open, wait, count } = await openMessages()
    const sheet = await open()
    await sheet.findByText(/No messages yet/)
    const first = count(chat)
    for (let turn = 0; turn < 6; turn += 1) await wait(5000)
    expect(count(chat)).toBe(first + 6)
    await wait(5000)
    expect(count(chat)).toBe(first + 6)
    await wait(5000)
    expect(count(chat)).toBe(first + 7)
  })

  test('scrolls to its end 300 ms after it was drawn [MSG-13]', async () => {
    const { open, answer, wait } = await openMessages()
    await answer('Hello')
    const sheet = await open()
    await waitFor(() => expect(texts(sheet)).toEqual(['Hello']))
    const log = sheet.getByRole('log', { name: 'Messages' })
    expect(log.className).toBe('message-log')
    Object.defineProperty(log, 'scrollHeight', { value: 700 })
    await wait(299)
    expect(log.scrollTop).toBe(0)
    await wait(1)
    expect(log.scrollTop).toBe(700)
  })

  test('that has ended stays readable without a box [MSG-08, MSG-09, MSG-16]', async () => {
    const { open, answer, at, expectAccessible } = await openMessages()
    await answer('See you')
    at(endsAt)
    const sheet = await open()
    expect(await sheet.findByText('The time limit for messaging has ended.')).toBeTruthy()
    expect(texts(sheet)).toEqual(['See you'])
    expect(sheet.queryByRole('textbox')).toBeNull()
    await expectAccessible()
  })

  test('ending while typing keeps the text, sends nothing [MSG-08, MSG-09]', async () => {
    const { open, user, at, written } = await openMessages()
    const sheet = await open()
    await user.type(await sheet.findByRole('textbox', { name: 'Your message' }), 'One more thing')
    at(endsAt)
    await user.click(sendButton(sheet))
    expect(await sheet.findByText('The time limit for messaging has ended.')).toBeTruthy()
    await waitFor(() => expect(sendButton(sheet).disabled).toBe(true))
    expect(box(sheet).value).toBe('One more thing')
    expect(sheet.queryByRole('alert')?.textContent).toBe('')
    at(noon)
    expect(await written()).toEqual([])
  })

  test('keeps old messages when a refetch fails, saying so', async () => {
    const { open, answer, service, restaurantId, wait, user } = await openMessages()
    await answer('Hello')
    const sheet = await open()
    await waitFor(() => expect(texts(sheet)).toEqual(['Hello']))
    service.faults.next({ path: chat, kind: 'garbage', restaurantId, times: 99 })
    await wait(10_000)
    expect(await sheet.findByText('New messages could not be fetched.')).toBeTruthy()
    expect(texts(sheet)).toEqual(['Hello'])
    service.faults.clear(restaurantId)
    await user.click(sheet.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sheet.queryByText('New messages could not be fetched.')).toBeNull())
  })

  test('says why it failed, and retries [ERR-03]', async () => {
    const { open, service, restaurantId, user } = await openMessages()
    service.faults.next({ path: chat, kind: 'garbage', restaurantId })
    const sheet = await open()
    await user.click(await sheet.findByRole('button', { name: 'Try again' }))
    expect(await sheet.findByText(/No messages yet/)).toBeTruthy()
  })

  test('asks a visitor to sign in, goes with the session', async () => {
    const { open, instance, path, screen } = await openMessages()
    await open()
    act(() => instance.endSession())
    await waitFor(() => expect(path()).toBe('/utente/login'))
    expect(instance.location.entry.search).toMatch(/^back=\/messaggistica\/ordine\/\d+$/)
    expect(screen.queryByRole('log')).toBeNull()
  })

  test.each(['/messaggistica/ordine/none', '/messaggistica/carrello/3', '/messaggistica/ordine/0'])(
    'of a wrong path leads to the list: %s',
    async (wrong) => {
      const { go, path } = await openMessages()
      go(wrong)
      await waitFor(() => expect(path()).toBe('/messaggistica'))
    },
  )
})
