import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openWidget } from '#tests/app/open-widget.tsx'
import type { WidgetSetup } from '#tests/app/open-widget.tsx'

const sagra = { like: 4 } as const
const quartiere = { like: 7 } as const

/** The names of the tiles or venues on the screen. */
async function openChoice(route: string, setup: WidgetSetup, title: string) {
  const widget = await openWidget(route, setup)
  const { screen, user, instance } = widget
  await screen.findByRole('heading', { name: title })
  const tiles = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('listitem')
      .map((tile) => tile.querySelector('.name')?.textContent)
  return {
    ...widget,
    tiles,
    choose: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    place: () => `${instance.location.entry.path}?${instance.location.entry.search}`,
    draft: instance.stores.draft.state,
  }
}

describe('TypeScreen', () => {
  const title = 'What would you like?'

  test('lets the diner choose an offered service in order [VENUE-12]', async () => {
    const { tiles, expectAccessible } = await openChoice('/locali/servizi', { service: { like: 2 } }, title)
    expect(tiles()).toEqual([
      'Take-away',
      'Delivery',
      'Eat at the restaurant',
      'Order at the table',
      'Table reservation',
    ])
    await expectAccessible()
  })

  test('sets the default type; DIL continues to the zone [VENUE-13]', async () => {
    const { choose, screen, place, draft, user } = await openChoice('/', { service: sagra }, title)
    await choose('Delivery to a service point')
    await screen.findByRole('heading', { name: 'Where are you?' })
    expect([place(), draft.defaultType]).toEqual(['/locali/zone?canGoBack=1&service=DIL', 'dil'])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  })

  test('continues to the venues when several have it [VENUE-13]', async () => {
    const { choose, screen, place, draft, tiles } = await openChoice('/', { service: sagra }, title)
    await choose('Take-away')
    await screen.findByRole('heading', { name: 'Choose a restaurant' })
    expect([place(), draft.defaultType]).toEqual(['/locali?canGoBack=1&service=TAKEAWAY', 'takeAway'])
    expect(tiles()).toEqual(['Stand Pizza', 'Stand Piemonte', 'Stand Burger'])
  })

  test('goes on to the address for DELIVERY by coordinates [VENUE-13]', async () => {
    const { choose, screen, place } = await openChoice('/locali/servizi', { service: { like: 3 } }, title)
    await choose('Delivery')
    await screen.findByRole('heading', { name: 'Where should we deliver?' })
    expect(place()).toBe('/locali/indirizzo?canGoBack=1&service=DELIVERY')
  })

  test('goes home with the only venue where there is one [VENUE-13]', async () => {
    const { choose, screen, place, instance } = await openChoice('/locali/servizi', { service: { like: 2 } }, title)
    await choose('Delivery')
    expect(await screen.findByRole('button', { name: 'Order now' })).toBeTruthy()
    expect([place(), instance.stores.place.state.venueId]).toEqual(['/?', 21])
  })

  test('says why it cannot go on', async () => {
    const { choose, screen, service, restaurantId, place } = await openChoice(
      '/locali/servizi',
      { service: { like: 3 } },
      title,
    )
    service.faults.next({ path: '/get_mixed_info', kind: '500', restaurantId })
    await choose('Delivery')
    expect((await screen.findByRole('alert')).textContent).toBe('Connection error')
    expect(place()).toBe('/locali/servizi?')
  })
})

describe('ZoneScreen', () => {
  const title = 'Where are you?'

  test('lets the diner choose a point by name [VENUE-14]', async () => {
    const { tiles, expectAccessible } = await openChoice('/locali/zone?service=DIL', { service: sagra }, title)
    expect(tiles()).toEqual(['Lawn', 'Concert area', 'East entrance'])
    await expectAccessible()
  })

  test('sets the default point; several venues are listed [VENUE-15, VENUE-03, HOME-02]', async () => {
    const { choose, screen, place, draft, tiles } = await openChoice(
      '/locali/zone?service=DIL',
      { service: sagra },
      title,
    )
    await choose('Lawn')
    await screen.findByRole('heading', { name: 'Choose a restaurant' })
    expect([place(), draft.defaultServicePointId]).toEqual(['/locali?canGoBack=1&service=DIL&pointId=401', 401])
    expect(tiles()).toEqual(['Stand Pizza', 'Stand Piemonte'])
    await choose(/^Stand Piemonte/)
    expect(await screen.findByRole('button', { name: 'Order now' })).toBeTruthy()
    expect([draft.defaultType, draft.defaultServicePointId]).toEqual(['dil', 401])
    expect(within(screen.getByRole('main')).getByText('Lawn')).toBeTruthy()
  })

  test('goes home with the point’s only venue [VENUE-15]', async () => {
    const { choose, screen, place, instance } = await openChoice('/', { service: quartiere }, title)
    await choose('Library')
    expect(await screen.findByRole('button', { name: 'Order now' })).toBeTruthy()
    expect([place(), instance.stores.place.state.venueId]).toEqual(['/?', 71])
  })
})

describe('VenuesScreen', () => {
  const title = 'Choose a restaurant'

  test('shows the venues that pass every filter of the query [VENUE-02, VENUE-03]', async () => {
    const { tiles, instance, screen } = await openChoice('/locali?rooms_id=13,11', {}, title)
    expect(tiles()).toEqual(['Trattoria da Gino Centro', 'Trattoria da Gino Lingotto'])
    act(() => instance.location.navigate('/locali?rooms_id=13,11&service=ORDINA_TAVOLO'))
    expect(await screen.findByText('There is no restaurant here.')).toBeTruthy()
    expect(tiles()).toEqual([])
  })

  test('says whether each is open, once closures are known [VENUE-01]', async () => {
    const { screen } = await openChoice('/locali', { service: { venueId: 13, venue: { isLicensed: false } } }, title)
    await waitFor(() => {
      const states = within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map((venue) => venue.querySelector('.state')?.textContent)
      expect(states).toEqual(['Open until 15:30', 'Open until 15:00', 'Not available now'])
    })
  })

  test('marks the chosen venue', async () => {
    const { screen } = await openChoice('/locali?canGoBack=1', { venueId: 12 }, title)
    const current = within(screen.getByRole('main'))
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-current') === 'true')
    expect(current.map((button) => button.querySelector('.name')?.textContent)).toEqual([
      'Trattoria da Gino San Salvario',
    ])
  })
})
