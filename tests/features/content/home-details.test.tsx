import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { texts } from '#server/platform/texts/localized.ts'
import { day, id, moment } from '#tests/support/builders.ts'

import { openHome } from './open-home.tsx'

describe('what the venue tells on home', () => {
  const told = 'Words. '.repeat(60).trim()

  test('begins with words of 295 characters, photo and link [HOME-08]', async () => {
    const { card, user, path, screen } = await openHome({
      service: {
        venue: { descriptions: texts(`<b>Cosy</b> &amp; warm.\n${told}`), photos: ['venue-12-1', 'venue-12-2'] },
      },
    })
    const about = card('About us')
    const text = about.getByText(/^Cosy & warm\./)
    expect(text.textContent).toBe(`Cosy & warm.\n${'Words. '.repeat(40).trim()}...`)
    const photo = text.parentElement?.querySelector('img')
    expect(photo?.getAttribute('src')).toMatch(/\/get_image\/\d+\/venue-12-2$/)
    expect(photo?.getAttribute('loading')).toBe('lazy')
    await user.click(about.getByRole('button', { name: 'Read more about us' }))
    expect(path()).toBe('/presentazione')
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeTruthy()
  })

  test('says all of a short text, without dots [HOME-08]', async () => {
    const { card } = await openHome({ service: { venue: { descriptions: texts('Open since 1962.'), photos: [] } } })
    expect(card('About us').getByText('Open since 1962.')).toBeTruthy()
  })

  test('says nothing about a venue that tells nothing of itself [HOME-08]', async () => {
    const { screen } = await openHome({ service: { venue: { descriptions: texts(''), photos: [] } } })
    expect(screen.queryByRole('region', { name: 'About us' })).toBeNull()
  })

  test('shows the latest news alone and links to all [HOME-09, API-14]', async () => {
    const { card, user, path, sent, screen } = await openHome({
      service: {
        news: [
          {
            id: 21,
            createdAt: moment('2027-01-02 10:00:00'),
            titles: texts('New year'),
            bodies: texts('We open.'),
          },
          { id: 22, createdAt: moment('2027-01-01 10:00:00'), titles: texts('Old year') },
        ],
      },
    })
    expect(sent('/restaurant/get_mixed_info')).toMatchObject({ news: true, news_limit: 1, info_locale: true })
    const news = card('Latest news')
    expect(news.getAllByRole('article').map((one) => one.textContent)).toEqual(['New year02/01/2027We open.'])
    await user.click(news.getByRole('button', { name: 'See all news' }))
    expect(path()).toBe('/news')
    expect(await screen.findByRole('button', { name: 'Old year' })).toBeTruthy()
  })

  test('hides the news where there is none [HOME-09]', async () => {
    const { screen } = await openHome({ service: { like: 2 }, draft: { venueId: id(21), timetableId: id(211) } })
    expect(screen.getByRole('region', { name: 'Contacts' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Latest news' })).toBeNull()
  })

  test.each([
    [id<'ServicePoint'>(401), 1],
    [null, 0],
  ])('names the service point only when one is chosen: %s [HOME-02]', async (servicePointId, times) => {
    const { screen } = await openHome({
      service: { like: 4 },
      draft: { venueId: id(41), timetableId: id(412), type: 'dil', servicePointId },
    })
    expect(within(screen.getByRole('main')).queryAllByText('Lawn')).toHaveLength(times)
  })

  test.each([
    ['named where the venue serves it', 402, 'Concert area', 1],
    ['not named where the venue does not serve it', 403, 'East entrance', 0],
  ])('a point chosen before the order is %s [HOME-02]', async (_which, pointId, name, times) => {
    const { screen, instance } = await openHome({ service: { like: 4 }, draft: null, options: { venueId: id(41) } })
    await act(async () => instance.stores.draft.setDefaults({ defaultServicePointId: id(pointId) }))
    expect(within(screen.getByRole('main')).queryAllByText(name)).toHaveLength(times)
  })
})

describe('the map', () => {
  const map = /^Map of/

  test('is built from the address, after a tap only [HOME-14, HOME-15]', async () => {
    const { screen, user, expectAccessible } = await openHome()
    expect(screen.queryByTitle(map)).toBeNull()
    const place = screen.getByRole('group', { name: map })
    await expectAccessible()
    await user.click(within(place).getByRole('button', { name: 'Show the map' }))
    const frame = screen.getByTitle('Map of Trattoria da Gino San Salvario')
    expect(frame.tagName).toBe('IFRAME')
    const { host, searchParams } = new URL(frame.getAttribute('src') ?? '')
    expect([host, searchParams.get('q'), searchParams.get('z')]).toEqual([
      'www.google.com',
      'Via Saluzzo 44, 10125 Torino (TO)',
      '14',
    ])
    expect(['height', 'loading', 'referrerpolicy'].map((name) => frame.getAttribute(name))).toEqual([
      '200',
      'lazy',
      'no-referrer',
    ])
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    expect((screen.getByRole('group', { name: map }).getRootNode() as ShadowRoot).activeElement).toBe(place)
  })

  test.each([{ latitude: null }, { longitude: null }])(
    'is not there for a venue without %j [HOME-14]',
    async (venue) => {
      const { screen } = await openHome({ service: { venue } })
      expect(screen.getByRole('region', { name: 'Contacts' })).toBeTruthy()
      expect(screen.queryByRole('group', { name: map })).toBeNull()
      expect(screen.queryByRole('link', { name: /^Open the map/ })).toBeNull()
    },
  )

  test('comes from the tag’s provider, at once with map="auto" [HOME-15]', async () => {
    const mapUrl = 'https://tiles.example/{latitude},{longitude}/{zoom}.png'
    const { screen } = await openHome({ options: { mapUrl, drawsMap: true } })
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: map })
    expect(picture.getAttribute('src')).toBe('https://tiles.example/45.0573,7.6808/14.png')
    expect(picture.getAttribute('loading')).toBe('lazy')
    fireEvent.error(picture)
    expect(await screen.findByText('The map cannot be shown on this page.')).toBeTruthy()
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Open the map/ }).href).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=45\.0573&mlon=7\.6808/,
    )
  })

  test('is a plain link where the template is no address', async () => {
    const { screen } = await openHome({ options: { mapUrl: 'javascript:alert(1)', drawsMap: true } })
    expect(screen.queryByRole('group', { name: map })).toBeNull()
    expect(screen.getByRole('link', { name: /^Open the map/ })).toBeTruthy()
  })
})

describe('the loyalty box', () => {
  const box = (screen: Awaited<ReturnType<typeof openHome>>['screen']) =>
    screen.queryByRole('region', { name: 'Loyalty card' })

  test('shows a customer’s progress and links to the card [HOME-06, HOME-07]', async () => {
    const { screen, user, path } = await openHome({ isSignedIn: true, card: { points: 51 } })
    const region = within(await screen.findByRole('region', { name: 'Loyalty card' }))
    expect(region.getByText('51 of 200 points, 25%')).toBeTruthy()
    expect(region.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
    await user.click(region.getByRole('button', { name: 'Details of your points and rewards' }))
    expect(path()).toBe('/fidelity')
  })

  test.each([
    ['a visitor', { isSignedIn: false }],
    ['a restaurant without cards', { isSignedIn: true, service: { restaurant: { hasLoyaltyCard: false } } }],
  ])('is not there for %s, and nothing is asked [HOME-06]', async (_who, setup) => {
    const { screen, calls } = await openHome(setup)
    expect(box(screen)).toBeNull()
    expect(calls).not.toContain('/restaurant/get_fidelity_card')
  })

  test('is not there without a promotion that runs [HOME-06]', async () => {
    const { screen, calls } = await openHome({
      isSignedIn: true,
      service: { promotion: { id: 1, to: day('2026-11-19') } },
    })
    await waitFor(() => expect(calls).toContain('/restaurant/get_fidelity_card'))
    await waitFor(() => expect(screen.getByRole('main').querySelector('.loyalty-box-place')).toBeNull())
    expect(box(screen)).toBeNull()
  })
})
