import { act, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { closures, openingHours } from '#server/platform/db/schema/venue-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { openCheckout } from '#tests/features/checkout/open-checkout.tsx'
import { id, time } from '#tests/support/builders.ts'
import { dinner, noon } from '#tests/support/open-order.tsx'

import { openHome } from './open-home.tsx'

const hourMs = 3_600_000
type Row = readonly [weekday: number, from: string, to: string]

/** Opening hours of venue 12, which the widget reads anew in Italian. */
async function openWithHours(rows: readonly Row[]) {
  const home = await openHome()
  const { service, restaurantId, instance } = home
  const of = { restaurantId, venueId: id<'Venue'>(12) }
  await service.db.delete(openingHours).where(eq(openingHours.restaurantId, restaurantId))
  const hours = rows.map(([weekday, from, to]) => ({ ...of, weekday, from: time(from), to: time(to) }))
  await service.db.insert(openingHours).values(hours.map((row, index) => ({ ...row, shift: `F${index + 1}` })))
  await act(() => instance.changeLanguage('it'))
  return home
}

describe('HomeScreen', () => {
  test('welcomes by venue name and leads to order options [HOME-01]', async () => {
    const { screen, user, path, expectAccessible } = await openHome()
    expect(screen.getByText('Welcome to').closest('p')?.nextElementSibling?.textContent).toBe(
      'Trattoria da Gino San Salvario',
    )
    expect(screen.getByText('Via Saluzzo 44, Torino')).toBeTruthy()
    await screen.findByText(/^until \d/)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Order now' }))
    expect(path()).toBe('/ordine')
  })

  test.each([
    ['a photo', ['facade'], 1],
    ['no photo', [], 0],
  ])('shows a venue with %s, and no empty box', async (_what, photos, pictures) => {
    const { screen } = await openHome({ service: { venue: { photos } } })
    expect(screen.getByText('Welcome to').closest('section')?.querySelectorAll('.picture')).toHaveLength(pictures)
  })

  test('leads to the menu when an order is started', async () => {
    const { screen, user, path } = await openHome({ draft: dinner })
    await user.click(screen.getByRole('button', { name: 'Order now' }))
    expect(path()).toBe('/menu')
  })

  test('shows the week from Monday with today marked [HOME-10, HOME-11]', async () => {
    const { screen, card, instance } = await openHome()
    const days = () =>
      card('Opening hours')
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => [...cell.childNodes].map((node) => node.textContent).join(' ')))
    expect(days()).toEqual([
      ['Monday', '12:00 - 15:00'],
      ...['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
        day,
        '12:00 - 15:00 18:30 - 23:00',
      ]),
    ])
    const today = card('Opening hours')
      .getAllByRole('row')
      .filter((row) => row.hasAttribute('aria-current'))
    expect(today.map((row) => row.firstChild?.textContent)).toEqual(['Friday'])
    act(() => instance.stores.place.choose(13 as Id<'Venue'>))
    await screen.findByRole('heading', { name: 'Trattoria da Gino Lingotto' })
    expect(days()[6]).toEqual(['Sunday', 'closed'])
    expect(screen.getByText('closed').closest('.closed')).toBeTruthy()
  })

  test.each([
    [0, 'Open until 15:00'],
    [4 * hourMs, 'Dining room closed opens today 18:30'],
    [11 * hourMs, 'Dining room closed opens tomorrow 12:00'],
  ])('says whether the venue is open, %d ms after noon', async (ms, expected) => {
    const { screen, instance, advance } = await openHome()
    advance(ms)
    act(() => instance.location.navigate('/ordine'))
    act(() => instance.location.back())
    const state = await screen.findByText(/^(until|opens)/)
    expect(state.closest('.open-now')?.textContent).toBe(expected)
  })

  test.each<[string, Row[], string, string[]]>([
    ['to midnight', [[5, '11:00', '00:00']], 'Aperto fino alle 24:00', ['11:00 - 24:00']],
    ['all day', [1, 2, 3, 4, 5, 6, 7].map((weekday): Row => [weekday, '00:00', '00:00']), 'Aperto', ['00:00 - 24:00']],
    [
      'over midnight in two rows',
      [
        [5, '11:00', '00:00'],
        [6, '00:00', '02:00'],
      ],
      'Aperto fino alle 02:00',
      ['11:00 - 24:00', '00:00 - 02:00'],
    ],
  ])('shows hours %s [HOME-17]', async (_what, rows, state, shown) => {
    const { screen, card } = await openWithHours(rows)
    await screen.findByRole('region', { name: 'Orari di apertura' })
    const times = () =>
      card('Orari di apertura')
        .queryAllByText(/ - /)
        .map(({ textContent }) => textContent)
    await waitFor(() => expect([...new Set(times())]).toEqual(shown))
    expect(screen.getByText('Aperto').closest('.open-now')?.textContent?.trim()).toBe(state)
  })

  test('says from when a closed venue takes orders', async () => {
    const { screen, instance, advance } = await openHome()
    advance(4 * hourMs)
    act(() => instance.location.navigate('/ordine'))
    act(() => instance.location.back())
    await screen.findByText(/^opens today/)
    act(() => instance.stores.of(createFirstScreenStore).touch())
    const state = await screen.findByText(/^Take-away from/)
    expect(state.closest('.open-now')?.textContent).toBe('Dining room closed Take-away from 18:30')
  })

  test('shows the message of a closure without tags and entities [HOME-12]', async () => {
    const { card, service, restaurantId, instance, screen } = await openHome()
    await screen.findByRole('region', { name: 'Next closures' })
    const messages = { it: '<b>Chiusi</b> a Natale &amp; Capodanno' }
    await service.db.update(closures).set({ messages }).where(eq(closures.restaurantId, restaurantId))
    await act(() => instance.changeLanguage('it'))
    await screen.findByRole('region', { name: 'Prossime chiusure' })
    await waitFor(() =>
      expect(card('Prossime chiusure').getAllByRole('listitem')[0]?.textContent).toContain(
        'Chiusi a Natale & Capodanno',
      ),
    )
  })

  test('lists the next closures, hidden when there are none [HOME-12]', async () => {
    const { screen, service, restaurantId, card, instance, settled } = await openHome()
    await screen.findByRole('region', { name: 'Next closures' })
    const [first] = card('Next closures').getAllByRole('listitem')
    expect(first?.textContent).toBe('25/12/2026 – 26/12/2026Closed for Christmas. Happy holidays!')
    await service.db.delete(closures).where(eq(closures.restaurantId, restaurantId))
    await act(() => instance.changeLanguage('it'))
    await screen.findByRole('region', { name: 'Orari di apertura' })
    await settled()
    expect(screen.queryByRole('region', { name: 'Prossime chiusure' })).toBeNull()
  })

  test('shows how to reach the venue [HOME-13]', async () => {
    const { card } = await openHome()
    const contacts = card('Contacts')
    expect(contacts.getByText('Via Saluzzo 44, 10125 Torino (TO)')).toBeTruthy()
    expect(contacts.getByRole<HTMLAnchorElement>('link', { name: '+39 011 555 0112' }).href).toBe('tel:+390115550112')
    const mail = 'sansalvario@trattoria-da-gino.example'
    expect(contacts.getByRole<HTMLAnchorElement>('link', { name: mail }).href).toBe(`mailto:${mail}`)
    expect(
      contacts.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['Phone', '+39 011 555 0112'],
      ['E-mail', mail],
      ['Company', 'Da Gino S.r.l.'],
      ['VAT number', '00000000110'],
    ])
  })

  test('leaves out what the venue does not tell [HOME-13]', async () => {
    const { card } = await openHome({
      service: { venue: { companyName: null, vatNumber: null, email: '', postcode: '', province: '' } },
    })
    const contacts = card('Contacts')
    expect(contacts.getByText('Via Saluzzo 44, Torino')).toBeTruthy()
    expect(contacts.getAllByRole('term').map((term) => term.textContent)).toEqual(['Phone'])
  })

  test('alerts when venue information fails; the rest stays [HOME-16]', async () => {
    const { screen, user, card } = await openHome({ fails: '/get_mixed_info' })
    const alert = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(alert.getByRole('alert').textContent).toBe('Connection error')
    await user.click(alert.getByRole('button', { name: 'OK' }))
    expect(card('Contacts').getByText('+39 011 555 0112')).toBeTruthy()
    expect(screen.getByText(/^until \d/).closest('.open-now')?.textContent).toBe('Open until 15:00')
  })
})

describe('the order of this device', () => {
  async function openAfterOrdering() {
    const order = await openCheckout()
    await order.fillIn()
    await order.press()
    await order.screen.findByRole('heading', { name: /^Order #/ })
    const confirmation = order.path()
    act(() => order.instance.location.back())
    await order.screen.findByRole('button', { name: 'Order now' })
    return { ...order, confirmation, id: confirmation.split('/').at(-1) }
  }

  test('begins home with state, time and place, and leads there [SHELL-92]', async () => {
    const { screen, user, id, path, confirmation, expectAccessible } = await openAfterOrdering()
    const card = within(await screen.findByRole('region', { name: `Your order #${id}` }))
    expect(card.getByText('Waiting')).toBeTruthy()
    expect(card.getByText('today 19:00')).toBeTruthy()
    expect(card.getByText('Trattoria da Gino San Salvario')).toBeTruthy()
    const title = screen.getByRole('heading', { level: 1 })
    expect(card.getByRole('heading').compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expectAccessible()
    await user.click(card.getByRole('button', { name: 'Follow your order' }))
    expect(path()).toBe(confirmation)
  })

  test('is gone from home when its day is over', async () => {
    const { screen, instance, id, advance, settled } = await openAfterOrdering()
    await screen.findByRole('region', { name: `Your order #${id}` })
    act(() => instance.location.navigate('/ordine'))
    advance(noon + 13 * hourMs - instance.clock.now())
    act(() => instance.location.back())
    await screen.findByRole('button', { name: 'Order now' })
    await settled()
    expect(screen.queryByRole('region', { name: `Your order #${id}` })).toBeNull()
    expect(instance.stores.of(createJournalStore).state.entry).toBeNull()
  })

  test('does not show to who is signed out', async () => {
    const { screen, instance, id } = await openAfterOrdering()
    await screen.findByRole('region', { name: `Your order #${id}` })
    act(() => instance.endSession())
    await waitFor(() => expect(screen.queryByRole('region', { name: `Your order #${id}` })).toBeNull())
  })
})
