import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { ListedConversation } from '#src/contract/conversation.ts'
import { getConversations } from '#src/contract/conversation.ts'
import { successReply } from '#src/contract/envelope.ts'
import { id, moment, price } from '#tests/support/builders.ts'

import { endsAt, openMessages } from './open-messages.tsx'

const list = '/messaggistica'
const asked = '/account/get_messaging'

/** A conversation about a reservation, as a service with reservations lists it. */
const ofReservation: ListedConversation = {
  id: id(78),
  kind: 'reservation',
  subjectId: id(5501),
  isEnabled: true,
  unreadCount: null,
  subject: {
    id: null,
    venueId: id(12),
    status: 'cancelled',
    orderType: null,
    slotStart: null,
    slotEnd: null,
    paymentMode: null,
    total: null,
    people: 4,
    reservedFor: moment('2026-11-21 20:30:00'),
  },
}
const ofOrder: ListedConversation = {
  ...ofReservation,
  id: id(77),
  kind: 'order',
  subjectId: id(10_057),
  subject: {
    ...ofReservation.subject,
    status: 'cancelled',
    orderType: 'delivery',
    slotStart: moment('2026-11-20 19:00:00'),
    slotEnd: moment('2026-11-20 19:15:00'),
    paymentMode: 'card',
    total: price('1234.50'),
    people: null,
    reservedFor: null,
  },
}

const openListed = (...conversations: readonly ListedConversation[]) =>
  openMessages(list, { answer: (path) => (path === asked ? reply(conversations) : null) })

function reply(conversations: readonly ListedConversation[]): Response {
  return Response.json(successReply(z.encode(getConversations.reply, { conversations })))
}

describe('MessagingScreen', () => {
  test('lists the active conversations [MSG-01, API-49]', async () => {
    const { screen, answer, go, sent, orderId, expectAccessible } = await openMessages()
    await answer('Hello')
    go(list)
    expect(await screen.findByRole('heading', { level: 2, name: `Order #${orderId}` })).toBeTruthy()
    expect(sent(asked)).toMatchObject({ f_active: true, counter_messaggi: false })
    await expectAccessible()
  })

  test('says that there is none, and Back goes home [MSG-01]', async () => {
    const { screen, user, path, expectAccessible } = await openMessages(list)
    expect(await screen.findByText('There is no open conversation.')).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(path()).toBe('/')
  })

  test('shows an order’s number, status, type, date, mode, total [MSG-02]', async () => {
    const { screen } = await openListed(ofOrder)
    const [row] = await screen.findAllByRole('listitem')
    expect(row?.textContent).toBe(
      'Order #10057RejectedDelivery · Trattoria da Gino San SalvarioFri 20/11/2026, 19:00–19:15' +
        'Card1.234,50\u00a0€Messages about order #10057',
    )
  })

  test('shows of a reservation number, status, people, date and time [MSG-03]', async () => {
    const { screen, expectAccessible } = await openListed(ofReservation)
    const [row] = await screen.findAllByRole('listitem')
    expect(row?.textContent).toBe(
      'Reservation #5501Cancelled4 people · Trattoria da Gino San SalvarioSat 21/11/2026, 20:30' +
        'Messages about reservation #5501',
    )
    await expectAccessible()
  })

  test('leaves out what it cannot name', async () => {
    const text = (await reply([ofOrder, ofReservation]).text()).replace('ORDINE', 'RECLAMO')
    const { screen } = await openMessages(list, { answer: (path) => (path === asked ? new Response(text) : null) })
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  })

  test('counts unread per row and opens the conversation [MSG-04]', async () => {
    const { screen, answer, go, user, path, orderId, wait } = await openMessages()
    await answer('One')
    await answer('Two')
    await wait(100_000)
    go(list)
    const link = await screen.findByRole('button', { name: `Messages about order #${orderId} 2 unread messages` })
    await user.click(link)
    const sheet = within(await screen.findByRole('dialog', { name: `Messages: Order #${orderId}` }))
    expect(path()).toBe(`/messaggistica/ordine/${orderId}`)
    expect(await sheet.findByText('Two')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Messages about order #${orderId}`, hidden: true })).toBeTruthy(),
    )
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    expect(path()).toBe(list)
  })

  test('loses a conversation that has ended once it was read [MSG-16]', async () => {
    const { screen, answer, at, go, user, orderId } = await openMessages()
    await answer('Your umbrella is here')
    at(endsAt)
    go(list)
    const row = within((await screen.findAllByRole('listitem'))[0] as HTMLElement)
    expect(row.getByText('Ended')).toBeTruthy()
    await user.click(row.getByRole('button', { name: new RegExp(`^Messages about order #${orderId}`) }))
    const sheet = within(await screen.findByRole('dialog', { name: `Messages: Order #${orderId}` }))
    expect(await sheet.findByText('Your umbrella is here')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('There is no open conversation.')).toBeTruthy()
  })

  test('stays where the chosen venue has no messaging [MSG-14]', async () => {
    const { screen } = await openMessages(list, { service: { venue: { hasMessaging: false } } })
    expect(await screen.findByText('There is no open conversation.')).toBeTruthy()
  })

  test('says why it failed, and retries [ERR-03]', async () => {
    const { screen, user, service, restaurantId, go } = await openMessages()
    service.faults.next({ path: asked, kind: '500', restaurantId })
    go(list)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('There is no open conversation.')).toBeTruthy()
  })

  test('is for customers [SHELL-41]', async () => {
    const { instance, path } = await openMessages(list)
    act(() => instance.endSession())
    await waitFor(() => expect(path()).toBe('/utente/login'))
    expect(instance.location.entry.search).toBe('back=/messaggistica')
  })
})
