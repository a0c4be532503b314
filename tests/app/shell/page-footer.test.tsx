import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import { openNavigation } from '#tests/app/open-navigation.ts'
import { openWidget } from '#tests/app/open-widget.tsx'

const svgUrl = 'https://service.test/logo.svg'
const pngUrl = 'https://service.test/logo.png'

/** Home of a restaurant, and what lets its service send other settings. */
async function openFooter(settings: Partial<Restaurant['settings']>) {
  const widget = await openWidget('/', { venueId: 12 })
  const { instance, screen } = widget
  const footer = await screen.findByRole('contentinfo')
  function send(sent: Partial<Restaurant['settings']>) {
    const { queryKey } = restaurantQuery(instance.api)
    const change = (known?: Restaurant) => known && { ...known, settings: { ...known.settings, ...sent } }
    act(() => void instance.queryClient.setQueryData(queryKey, change))
  }
  send(settings)
  return { ...widget, send, footer, logo: () => footer.querySelector('img') }
}

describe('PageFooter', () => {
  test('says who made it, in the words of the provider [SHELL-49, SHELL-50]', async () => {
    const { footer } = await openFooter({ poweredBy: { text: 'Powered by Acme', url: 'https://acme.example/' } })
    const link = await within(footer).findByRole('link', { name: 'Powered by Acme' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://acme.example/', 'noopener'])
  })

  test('shows the svg logo, else the png [SHELL-49]', async () => {
    const { logo } = await openFooter({ logo: { svgUrl, pngUrl } })
    await waitFor(() => expect(logo()?.src).toBe(svgUrl))
    fireEvent.error(logo() as HTMLElement)
    expect([logo()?.src, logo()?.hidden]).toEqual([pngUrl, false])
    fireEvent.error(logo() as HTMLElement)
    expect(logo()?.hidden).toBe(true)
  })

  test('shows the png without svg, nothing without logo [SHELL-49]', async () => {
    const { logo, send } = await openFooter({ logo: { svgUrl: null, pngUrl } })
    await waitFor(() => expect(logo()?.src).toBe(pngUrl))
    send({ logo: null })
    await waitFor(() => expect(logo()).toBeNull())
  })
})

describe('NavigationSheet', () => {
  test('holds hidden links, legal documents and the maker', async () => {
    const { screen, user, expectAccessible } = await openWidget('/', { venueId: 12 })
    const sheet = await openNavigation({ screen, user })
    expect(sheet.getAllByRole('listitem').map((item) => item.textContent?.replace(/\d.*/, ''))).toEqual([
      'Home',
      'Restaurants',
      'Order',
      'Book a table',
      'Codes',
      'Register',
      'Back to the website',
    ])
    expect(await sheet.findByRole('button', { name: 'Privacy' })).toBeTruthy()
    expect(sheet.getByText('Orders by Comanda')).toBeTruthy()
    await expectAccessible()
  })

  test('leads back to the page, and is gone when reopened [SHELL-90]', async () => {
    const { screen, user, instance } = await openWidget('/presentazione', { venueId: 12 })
    const sheet = await openNavigation({ screen, user })
    await user.click(sheet.getByRole('button', { name: 'Back to the website' }))
    expect(instance.surface.isOpen).toBe(false)
    act(() => instance.surface.open(null))
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
  })

  test('has no venue control where there is one venue [SHELL-19]', async () => {
    const { screen, user } = await openWidget('/', { venueId: 61, service: { like: 6 } })
    const sheet = await openNavigation({ screen, user })
    expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).not.toContain('Restaurants')
    expect(sheet.getAllByRole('listitem').every((item) => item.textContent !== '')).toBe(true)
  })
})
