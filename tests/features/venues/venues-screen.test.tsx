import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { dinner, margherita, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const centro = /^Trattoria da Gino Centro/
const lingotto = /^Trattoria da Gino Lingotto/
const sanSalvario = /^Trattoria da Gino San Salvario/

/** The venue choice of a diner who has chosen San Salvario before. */
async function openVenues(setup: OrderSetup = {}, route = '/locali') {
  const order = await openOrder(route, setup)
  await order.screen.findByRole('heading', { name: 'Choose a restaurant' })
  const { screen, user } = order
  return { ...order, choose: (name: RegExp) => user.click(screen.getByRole('button', { name })) }
}

describe('VenuesScreen', () => {
  test('shows photo, name and address of each venue [VENUE-01]', async () => {
    const { screen, expectAccessible } = await openVenues()
    const venues = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(venues.map((venue) => [...venue.querySelectorAll('.name, .address')].map((one) => one.textContent))).toEqual(
      [
        ['Trattoria da Gino Centro', 'Via Po 12, Torino'],
        ['Trattoria da Gino San Salvario', 'Via Saluzzo 44, Torino'],
        ['Trattoria da Gino Lingotto', 'Via Nizza 230, Torino'],
      ],
    )
    expect(venues.map((venue) => venue.querySelector('img')?.src)).toEqual([
      expect.stringMatching(/get_image\/\d+\/venue-11-1$/),
      expect.stringMatching(/get_image\/\d+\/venue-12-1$/),
      expect.stringMatching(/get_image\/\d+\/venue-13-1$/),
    ])
    await expectAccessible()
  })

  test('chooses a venue and goes home [VENUE-10]', async () => {
    const { screen, choose, path, instance } = await openVenues({ draft: null })
    await choose(lingotto)
    expect(await screen.findByRole('heading', { name: 'Trattoria da Gino Lingotto' })).toBeTruthy()
    expect([path(), instance.stores.place.state.venueId]).toEqual(['/', 13])
  })

  test('shows an inactive venue’s license text instead of choosing [VENUE-05]', async () => {
    const { screen, user, choose, path, instance } = await openVenues({
      service: { venueId: 13, venue: { isLicensed: false, licenseTexts: { en: 'Closed until spring' } } },
    })
    await choose(lingotto)
    const modal = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(modal.getByRole('alert').textContent).toBe('Closed until spring')
    await user.click(modal.getByRole('button', { name: 'OK' }))
    expect([path(), instance.stores.place.state.venueId]).toEqual(['/locali', 12])
  })

  test.each([
    ['', 'This restaurant is not taking orders at the moment.'],
    ['<p>Closed</p>Back in <b>May</b> &amp; June', 'Closed\nBack in May & June'],
  ])('says a sentence for the license text "%s" [VENUE-05]', async (text, expected) => {
    const { screen, choose } = await openVenues({
      service: { venueId: 13, venue: { isLicensed: false, licenseTexts: { en: text } } },
    })
    await choose(lingotto)
    const modal = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(modal.getByRole('alert').textContent).toBe(expected)
  })

  test('asks before emptying the cart for another venue [VENUE-06, VENUE-07, CART-19]', async () => {
    const { screen, user, choose, path, instance } = await openVenues({ lines: [margherita] })
    await choose(centro)
    const question = within(await screen.findByRole('alertdialog', { name: 'Change restaurant?' }))
    expect(question.getByText('Your cart will be emptied.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect([path(), instance.stores.place.state.venueId]).toEqual(['/locali', 12])
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    expect(instance.stores.draft.state.slotStart).toBe(dinner.slotStart)

    await choose(centro)
    await user.click(await screen.findByRole('button', { name: 'Empty and change' }))
    await waitFor(() => expect(path()).toBe('/'))
    expect(instance.stores.place.state.venueId).toBe(11)
    expect(instance.stores.cart.state.cart.lines).toEqual([])
    expect(instance.stores.draft.state.slotStart).toBeNull()
  })

  test('asks nothing for the same venue, and keeps the order [VENUE-08, VENUE-09]', async () => {
    const { choose, path, instance } = await openVenues({ lines: [margherita] })
    await choose(sanSalvario)
    await waitFor(() => expect(path()).toBe('/'))
    expect(instance.stores.dialogs.state.queue).toEqual([])
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    expect(instance.stores.draft.state.slotStart).toBe(dinner.slotStart)
  })

  test('asks nothing with an empty cart, restarts the order [VENUE-08, VENUE-09]', async () => {
    const { choose, path, instance } = await openVenues()
    await choose(centro)
    await waitFor(() => expect(path()).toBe('/'))
    expect(instance.stores.place.state.venueId).toBe(11)
    expect(instance.stores.draft.state.slotStart).toBeNull()
  })

  test('keeps the order when its lost venue returns [VENUE-09]', async () => {
    const { choose, path, instance } = await openVenues({ lines: [margherita] })
    act(() => instance.stores.place.choose(null))
    await choose(sanSalvario)
    await waitFor(() => expect(path()).toBe('/'))
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    expect(instance.stores.draft.state.slotStart).toBe(dinner.slotStart)
  })

  test('has no navigation, and Back only on request [VENUE-04]', async () => {
    const { screen, user, instance, path } = await openVenues()
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Back|Sign in|Menu)$/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
    act(() => instance.location.navigate('/'))
    await screen.findByRole('button', { name: 'Order now' })
    act(() => instance.location.navigate('/locali?canGoBack=1'))
    await screen.findByRole('heading', { name: 'Choose a restaurant' })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(path()).toBe('/')
  })
})
