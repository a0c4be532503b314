import { act, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { consentRecords } from '#server/platform/db/schema/legal-tables.ts'
import { openNavigation } from '#tests/app/open-navigation.ts'
import { shownDocuments } from '#tests/server/support/legal-restaurant.ts'

import { openReservation } from './open-reservation.tsx'

afterEach(() => vi.restoreAllMocks())

describe('ReserveScreen', () => {
  test('spins until bookings are known, then shows the form [RESV-01, RESV-02, RESV-06]', async () => {
    const { screen, form, expectAccessible } = await openReservation()
    expect(await screen.findByText('Loading the reservation form')).toBeTruthy()
    const { getByRole, getAllByRole, findByRole } = await form()
    expect(getByRole('group', { name: 'How many people' })).toBeTruthy()
    expect(getAllByRole('group', { name: /^(Day|Time)$/ }).length).toBeGreaterThan(1)
    for (const name of [/^Name/, /^Phone/, /^E-mail/]) {
      expect(getByRole<HTMLInputElement>('textbox', { name }).required).toBe(true)
    }
    expect(getByRole('textbox', { name: /Notes/ })).toBeTruthy()
    expect(await findByRole('checkbox', { name: /privacy policy/ })).toBeTruthy()
    await expectAccessible()
  })

  test('says that reservations are blocked instead of the form [RESV-02, RESV-04]', async () => {
    const { screen } = await openReservation({ venueId: 13, language: 'it' })
    const said = await screen.findByText('Le prenotazioni sono momentaneamente bloccate.')
    expect(said.closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('says so too when they are switched off [RESV-03]', async () => {
    const service = { type: 'reservation', service: { isActive: false } } as const
    const { screen, expectAccessible } = await openReservation({ service })
    expect(await screen.findByText('Reservations are temporarily blocked.')).toBeTruthy()
    await expectAccessible()
  })

  test('says that no day is available [RESV-05]', async () => {
    const service = { type: 'reservation', timetable: { seats: 0 } } as const
    const { screen } = await openReservation({ service, language: 'it' })
    expect(await screen.findByText('Nessun giorno disponibile')).toBeTruthy()
  })

  test.each(['/restaurant/shifts/lv1', '/restaurant/shifts/lv2'])(
    'offers to retry when %s fails, which is logged [RESV-27]',
    async (path) => {
      const log = vi.spyOn(console, 'info').mockImplementation(() => {})
      const { screen, user, form } = await openReservation({
        prepare: ({ faults }, restaurantId) => faults.next({ path, kind: '500', restaurantId }),
      })
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(screen.queryByRole('alertdialog')).toBeNull()
      await form()
      expect(log).toHaveBeenCalled()
    },
  )

  test('counts people from 1 to the maximum or 20 [RESV-07]', async () => {
    const service = { type: 'reservation', service: { maxPeople: null } } as const
    const { screen, user, form } = await openReservation({ service })
    const { getByRole } = await form()
    expect(screen.getByText('At most 20')).toBeTruthy()
    const less = getByRole('button', { name: 'One person less' })
    for (let press = 0; press < 3; press += 1) await user.click(less)
    expect(getByRole('status', { name: '' }).textContent).toBe('How many people: 1')
  })

  test('offers the chosen day’s times; other days clear it [RESV-08]', async () => {
    const { user, form, chooseTime } = await openReservation()
    await chooseTime('20:30')
    const { getByRole, queryByRole } = await form()
    expect(getByRole<HTMLInputElement>('radio', { name: '20:30' }).checked).toBe(true)
    await user.click(getByRole('radio', { name: /^today/i }))
    expect(getByRole<HTMLInputElement>('radio', { name: '20:30' }).checked).toBe(false)
    expect(queryByRole('radio', { name: '12:00' })).toBeNull()
  })

  test('says what is missing before sending, leads there [RESV-09]', async () => {
    const { screen, form, book, calls, user } = await openReservation()
    const { findByRole, getByRole } = await form()
    await findByRole('checkbox', { name: /privacy policy/ })
    await user.type(getByRole('textbox', { name: /^E-mail/ }), 'anna')
    await book()
    for (const label of ['Day', 'Time', 'Name', 'Phone']) {
      expect(screen.getByText(`${label} is a mandatory field`)).toBeTruthy()
    }
    expect(screen.getByText('Enter a full e-mail address, such as name@example.com')).toBeTruthy()
    expect(screen.getByText('Tick this box to book')).toBeTruthy()
    expect(calls).not.toContain('/account/reserve')
  })

  test('takes the earliest time by one tap [SHELL-109, SHELL-105]', async () => {
    const { form, user } = await openReservation()
    const { getByRole, queryByRole, getAllByRole } = await form()
    expect(queryByRole('radio', { checked: true })).toBeNull()
    const earliest = getByRole('button', { name: /^Earliest, / })
    await user.click(earliest)
    const chosen = getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent)
    expect(earliest.textContent).toBe(`Earliest, ${chosen[1]}`)
  })

  test('judges what is typed when its field is left [SHELL-107, SHELL-108]', async () => {
    const { screen, form, user } = await openReservation()
    const { getByRole } = await form()
    await user.type(getByRole('textbox', { name: /^Phone/ }), '33312')
    expect(screen.queryByText(/^Enter a full phone number/)).toBeNull()
    await user.tab()
    screen.getByText(/^Enter a full phone number/)
    expect(screen.queryByText('Name is a mandatory field')).toBeNull()
  })

  test('books, and says that the table waits [RESV-02, RESV-15, RESV-16, RESV-18, RESV-20]', async () => {
    const { screen, user, form, chooseTime, sayWho, book, booked, expectAccessible } = await openReservation()
    await chooseTime('20:30')
    await sayWho()
    const { getByRole } = await form()
    await user.click(getByRole('button', { name: 'One more person' }))
    await user.type(getByRole('textbox', { name: /Notes/ }), ' A high chair ')
    await book()
    const heading = await screen.findByRole('heading', { name: 'Your table is booked' })
    await waitFor(() => expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading))
    expect(screen.getByText('See you soon.')).toBeTruthy()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByText('3 people')).toBeTruthy()
    expect(await booked()).toMatchObject([
      {
        status: 'confirmed',
        people: 3,
        startsAt: '2026-11-21 20:30:00',
        notes: 'A high chair',
        guest: { name: 'Anna Rossi', phone: '+39 333 555 0199', email: 'anna.rossi@example.com', isCustomer: false },
      },
    ])
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy()
    await expectAccessible()
  })

  test('sends the documents that could be read [LEGAL-08]', async () => {
    const { service, restaurantId, screen, chooseTime, sayWho, book } = await openReservation()
    await chooseTime('20:30')
    await sayWho()
    // A version of the policy that nobody has seen here.
    await service.changeRestaurant(restaurantId, { venue: { phone: '+39 011 555 0199' } })
    await book()
    await screen.findByText('See you soon.')
    const rows = await service.db.select().from(consentRecords).where(eq(consentRecords.restaurantId, restaurantId))
    expect(rows.map(({ document, version }) => [document, version])).toEqual([['privacy', 1]])
    expect(await shownDocuments(service, restaurantId)).toMatchObject({
      f_privacy: expect.stringMatching(/privacy\/2$/),
    })
  })

  test('says to await confirmation where somebody has to say yes [RESV-21]', async () => {
    const { screen, chooseTime, sayWho, book, booked } = await openReservation({ venueId: 12 })
    await chooseTime('20:30')
    await sayWho()
    await book()
    expect(await screen.findByText('Your request has been sent: await confirmation.')).toBeTruthy()
    expect(await booked()).toMatchObject([{ status: 'waiting' }])
  })

  test('knows a customer already [RESV-10]', async () => {
    const customer = { firstName: 'Anna', lastName: 'Bianchi', phone: '+39 011 555 0100' }
    const { form, user, screen, chooseTime, book, booked } = await openReservation({ customer })
    const { getByRole, findByRole } = await form()
    await waitFor(() => expect(getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Anna Bianchi'))
    expect(getByRole<HTMLInputElement>('textbox', { name: /^Phone/ }).value).toBe('+39 011 555 0100')
    await chooseTime('20:30')
    await user.click(await findByRole('checkbox', { name: /privacy policy/ }))
    await book()
    await screen.findByText('See you soon.')
    expect(await booked()).toMatchObject([{ guest: { name: 'Anna Bianchi', isCustomer: true } }])
    expect(screen.getByRole('button', { name: 'Your reservations' })).toBeTruthy()
  })

  test('books once when resent after a lost reply [ERR-02]', async () => {
    const { screen, user, chooseTime, sayWho, book, booked } = await openReservation({
      prepare: ({ faults }, restaurantId) =>
        faults.next({ path: '/account/reserve', kind: 'lose-reply', restaurantId }),
    })
    await chooseTime('20:30')
    await sayWho()
    await book()
    const dialog = await screen.findByRole('alertdialog', { name: 'RESERVATION' })
    const messages = within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent)
    expect(messages).toEqual(['Connection error', expect.stringContaining('cannot be booked twice')])
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await book()
    await screen.findByText('See you soon.')
    expect(await booked()).toHaveLength(1)
  })

  test('says a lost reply in the language chosen now [I18N-31]', async () => {
    const { screen, instance, chooseTime, sayWho, book } = await openReservation({
      prepare: ({ faults }, restaurantId) =>
        faults.next({ path: '/account/reserve', kind: 'lose-reply', restaurantId }),
    })
    await chooseTime('20:30')
    await sayWho()
    await book()
    await screen.findByRole('alertdialog', { name: 'RESERVATION' })
    await act(() => instance.changeLanguage('it'))
    expect((await screen.findByRole('alertdialog', { name: 'PRENOTAZIONE' })).textContent).toContain('Errore')
  })

  test('asks first when another reservation may have arrived already', async () => {
    const { screen, user, form, chooseTime, sayWho, book, booked } = await openReservation({
      prepare: ({ faults }, restaurantId) =>
        faults.next({ path: '/account/reserve', kind: 'lose-reply', restaurantId }),
    })
    await chooseTime('20:30')
    await sayWho()
    await book()
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await user.click((await form()).getByRole('button', { name: 'One more person' }))
    await book()
    await screen.findByRole('alertdialog', { name: 'Book once more?' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await booked()).toHaveLength(1)
  })

  test('shows why it is refused, keeping what was typed [ERR-02]', async () => {
    const { screen, form, change, chooseTime, sayWho, book } = await openReservation()
    await chooseTime('20:30')
    await sayWho()
    await change({ type: 'reservation', timetable: { seats: 1 } })
    await book()
    const dialog = await screen.findByRole('alertdialog', { name: 'RESERVATION' })
    expect(dialog.textContent).toContain('There are not enough seats at this time.')
    expect((await form()).getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Anna Rossi')
  })

  test('links to an external booking page in a tab [VENUE-11, SHELL-24]', async () => {
    const { screen, expectAccessible } = await openReservation({ venueId: 31, service: { like: 3 } })
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Go to the reservation page/ })
    expect([link.href, link.target, link.rel]).toEqual([
      'https://book.example.com/cucine-del-po-vittoria',
      '_blank',
      'noopener',
    ])
    expect(screen.queryByRole('form')).toBeNull()
    await expectAccessible()
  })

  test('asks for the venue first where there are several [VENUE-11]', async () => {
    const { screen, user, path, form } = await openReservation({ venueId: null })
    await waitFor(() => expect(path()).toBe('/locali'))
    await user.click(await screen.findByRole('button', { name: /Centro/ }))
    await waitFor(() => expect(path()).toBe('/prenotazioni/prenota-tavolo'))
    await form()
  })

  test('is led to by the bar, where reservations are taken [SHELL-23, SHELL-24, HOME-03, HOME-04]', async () => {
    const widget = await openReservation()
    const { screen, user, instance, path, change, wait } = widget
    const home = () => act(() => instance.location.navigate('/'))
    home()
    await user.click(await screen.findByRole('button', { name: 'Book a table' }))
    expect(path()).toBe('/prenotazioni/prenota-tavolo')
    home()
    const sheet = await openNavigation(widget)
    await user.click(sheet.getByRole('button', { name: 'Book a table' }))
    expect(path()).toBe('/prenotazioni/prenota-tavolo')
    await change({ type: 'reservation', service: { isActive: false } })
    home()
    await wait(100_000)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull())
  })
})
