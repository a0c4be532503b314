import { act, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { writeAbout } from '#server/messaging/answer-chat.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { getReservation, reserve } from '#src/contract/reservation.ts'
import type { WidgetSetup } from '#tests/app/open-widget.tsx'
import { openWidget } from '#tests/app/open-widget.tsx'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'

const listPath = '/prenotazioni'

/** The reservations of a customer who has booked these at venue 12, which is asked first. */
async function openReservations(people: readonly number[], service: WidgetSetup['service'] = {}) {
  const widget = await openWidget('/', { venueId: 12, customer: {}, service })
  const { instance } = widget
  const ids: number[] = []
  for (const count of people) {
    const request: RequestOf<typeof reserve> = {
      id: null,
      venueId: id(12),
      name: 'Anna Rossi',
      phone: '+39 333 555 0199',
      contactEmail: 'anna.rossi@example.com',
      notes: null,
      people: count,
      startsAt: moment('2026-11-21 20:30:00'),
      hasAcceptedPrivacy: true,
      device: 'site',
    }
    ids.push((await instance.api.call(reserve, request, { idempotencyKey: `key-${count}` })).id)
  }
  return {
    ...widget,
    ids,
    open: (path: string) => act(() => instance.location.navigate(path)),
    /** The staff writes about a reservation. */
    async write(reservationId: number | undefined, text: string) {
      await writeAbout(widget.service.db, about(reservationId), text, widget.service.clock.now)

      function about(subject: number | undefined) {
        return {
          kind: 'reservation',
          subjectId: id<'Subject'>(subject ?? 0),
          restaurantId: widget.restaurantId,
        } as const
      }
    },
    async decide(reservationId: number | undefined, action: string, message: string | null = null) {
      await deskOf(widget.service, widget.restaurantId).post(`reservations/${reservationId}/${action}`, { message })
    },
  }
}

describe('ReservationsScreen', () => {
  test('lists number, people, date, status, unread and details [RESV-28, RESV-29, RESV-36]', async () => {
    const { screen, user, ids, open, decide, write, path, expectAccessible } = await openReservations([1, 4])
    await decide(ids[0], 'confirm')
    await write(ids[0], 'Do you need a high chair?')
    await write(ids[0], 'The terrace is open.')
    open(listPath)
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      `Reservation #${ids[1]}`,
      `Reservation #${ids[0]}`,
    ])
    const [waiting, confirmed] = rows as [HTMLElement, HTMLElement]
    expect(within(waiting).getByText('4 people')).toBeTruthy()
    expect(within(waiting).getByText('Waiting').closest('[data-kind]')?.getAttribute('data-kind')).toBe('wait')
    expect(within(confirmed).getByText('1 person')).toBeTruthy()
    expect(within(confirmed).getByText('Confirmed').closest('[data-kind]')?.getAttribute('data-kind')).toBe('ok')
    expect(within(confirmed).getByText(/^Saturday.*21.*, 20:30$/)).toBeTruthy()
    const messages = (row: HTMLElement) => within(row).getByRole('button', { name: /^Messages/ })
    // The number stands twice: as it is seen, and as it is read out.
    expect(messages(confirmed).textContent).toBe(`Messages about reservation #${ids[0]}22 unread messages`)
    expect(messages(waiting).textContent).toBe(`Messages about reservation #${ids[1]}`)
    await expectAccessible()
    await user.click(within(confirmed).getByRole('button', { name: /^Details/ }))
    expect(path()).toBe(`/prenotazioni/dettaglio/${ids[0]}`)
  })

  test('has no messages where the venue takes none [RESV-29]', async () => {
    const { screen, open } = await openReservations([2], { venue: { hasMessaging: false } })
    open(listPath)
    expect(await screen.findByRole('button', { name: /^Details/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Messages/ })).toBeNull()
  })

  test('says when there is none, and goes back [RESV-28, RESV-30]', async () => {
    const { screen, user, path, expectAccessible } = await openWidget(listPath, { venueId: 12, customer: {} })
    expect(await screen.findByText('There is no reservation yet.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Book a table' })).toBeTruthy()
    await expectAccessible()
    const bar = screen.getByRole('heading', { name: 'Your reservations' }).closest('header') as HTMLElement
    await user.click(within(bar).getByRole('button', { name: 'Back' }))
    expect(path()).toBe('/utente')
  })

  test('is for customers only [SHELL-41]', async () => {
    const { screen, path } = await openWidget(listPath, { venueId: 12 })
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
    expect(path()).toBe('/utente/login')
  })
})

describe('ReservationScreen', () => {
  test('shows everything with the restaurant’s line breaks [RESV-31, RESV-32]', async () => {
    const { screen, user, ids, open, decide, path, expectAccessible } = await openReservations([4])
    await decide(ids[0], 'confirm', 'By the window.\nSee you!')
    open(listPath)
    open(`/prenotazioni/dettaglio/${ids[0]}`)
    expect((await screen.findByText(/By the window/)).textContent).toBe('By the window.\nSee you!')
    for (const text of ['4 people', 'Confirmed', 'Anna Rossi', '+39 333 555 0199', 'anna.rossi@example.com']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Back to your reservations' }))
    expect(path()).toBe(listPath)
  })

  test('leaves nothing behind once the customer has signed out [ACCT-07]', async () => {
    const { screen, ids, open, instance } = await openReservations([4])
    const kept = () => instance.queryClient.getQueryCache().getAll().filter(isReservation)
    open(`/prenotazioni/dettaglio/${ids[0]}`)
    await screen.findByText('4 people')
    open('/')
    expect(kept()).toHaveLength(1)
    act(() => instance.endSession())
    expect(kept()).toEqual([])

    function isReservation({ queryKey }: { queryKey: readonly unknown[] }) {
      return queryKey[1] === getReservation.path
    }
  })

  test('tells to phone the restaurant, and cancels nothing itself [RESV-33, RESV-34, RESV-35]', async () => {
    const { screen, user, ids, open, calls, expectAccessible } = await openReservations([4])
    open(`/prenotazioni/dettaglio/${ids[0]}`)
    await user.click(await screen.findByRole('button', { name: 'Cancel the reservation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the reservation' }))
    expect(dialog.getByText('To cancel your reservation, phone the restaurant.')).toBeTruthy()
    expect(dialog.getByRole<HTMLAnchorElement>('link', { name: /^Call/ }).href).toMatch(/^tel:\+39011/)
    await expectAccessible()
    expect(calls.filter((path) => /cancel|annulla/.test(path))).toEqual([])
  })

  test.each([
    ['refuse', 'Rejected', 'error'],
    ['cancel', 'Cancelled', 'neutral'],
  ])('has no cancel button after %s [RESV-33, RESV-36]', async (action, word, colour) => {
    const { screen, ids, open, decide } = await openReservations([4])
    await decide(ids[0], action)
    open(`/prenotazioni/dettaglio/${ids[0]}`)
    expect((await screen.findByText(word)).closest<HTMLElement>('[data-kind]')?.dataset.kind).toBe(colour)
    expect(screen.queryByRole('button', { name: 'Cancel the reservation' })).toBeNull()
  })

  test('alerts when it cannot be read [ERR-03]', async () => {
    const { screen, open } = await openReservations([])
    open('/prenotazioni/dettaglio/999999')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This reservation does not exist.')
  })
})
