import { waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { annasFlat, annasOffice } from '#demo/restaurants/annas-things.ts'
import { openWidget } from '#tests/app/open-widget.tsx'
import type { WidgetSetup } from '#tests/app/open-widget.tsx'

/** The address of a delivery by Cucine del Po, before a venue is chosen. */
async function openAddress({ search = 'service=DELIVERY', ...setup }: WidgetSetup & { search?: string } = {}) {
  const widget = await openWidget(`/locali/indirizzo?${search}`, { service: { like: 3 }, ...setup })
  const { screen, user, instance, advance } = widget
  await screen.findByRole('heading', { name: 'Where should we deliver?' })
  const text = screen.getByRole('combobox', { name: /^(Address|Another address)$/ })
  return {
    ...widget,
    text: text as HTMLInputElement,
    proceed: screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }),
    place: () => `${instance.location.entry.path}?${instance.location.entry.search}`,
    async pick(address: string, name: RegExp) {
      await user.type(text, address)
      advance(500)
      await user.click(await screen.findByRole('option', { name }))
    },
  }
}

describe('AddressScreen', () => {
  test('suggests addresses after a pause in typing [VENUE-16]', async () => {
    const { screen, calls, user, text, expectAccessible, advance } = await openAddress()
    expect(screen.getByText('Enter your address and see who delivers there.')).toBeTruthy()
    await user.type(text, 'via salu')
    expect(calls).not.toContain('/mixed/maps/geocode')
    advance(500)
    expect(await screen.findByRole('option', { name: /Via Saluzzo/ })).toBeTruthy()
    await expectAccessible()
  })

  test('waits for a match, then lists delivering venues [VENUE-22, VENUE-28, VENUE-29]', async () => {
    const { user, pick, proceed, place, instance } = await openAddress()
    expect(proceed.disabled).toBe(true)
    await pick('via saluzzo 44', /Via Saluzzo 44/)
    await waitFor(() => expect(proceed.disabled).toBe(false))
    await user.click(proceed)
    await waitFor(() => expect(instance.location.entry.path).toBe('/locali'))
    expect(place()).toMatch(/^\/locali\?canGoBack=1&service=DELIVERY&rooms_id=3\d(,3\d)*$/)
    const { defaultAddress } = instance.stores.draft.state
    expect(defaultAddress?.formattedAddress).toMatch(/^Via Saluzzo 44,/)
    expect(defaultAddress?.foundCityIds.length).toBeGreaterThan(0)
  })

  test('asks for a missing house number and geocodes both [VENUE-19, VENUE-22, VENUE-24, VENUE-27]', async () => {
    const { screen, user, pick, proceed, place } = await openAddress()
    await pick('via saluzzo', /Via Saluzzo/)
    await user.type(await screen.findByLabelText('House number'), '44')
    await user.click(proceed)
    await waitFor(() => expect(place()).toMatch(/^\/locali\?/))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    const again = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Address' })
    expect(again.value).toMatch(/^Via Saluzzo 44,/)
    expect(screen.queryByLabelText('House number')).toBeNull()
  })

  test('says in red when no venue delivers there [VENUE-20, VENUE-28]', async () => {
    const { screen, pick, proceed } = await openAddress()
    await pick('corso francia 10 collegno', /Corso Francia 10/)
    expect((await screen.findAllByText('No restaurant serves the entered address.')).length).toBeGreaterThan(0)
    expect(proceed.disabled).toBe(true)
  })

  test('refuses an address without a postal code [VENUE-25]', async () => {
    const { screen, pick, place } = await openAddress()
    await pick('strada del nobile 5', /Strada del Nobile 5/)
    const message = 'The postal code of this address is missing. Try another address.'
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(place()).toMatch(/^\/locali\/indirizzo/)
  })

  test('refuses an address without a house number [VENUE-26]', async () => {
    const { screen, pick, proceed, user, place } = await openAddress()
    await pick('via saluzzo', /Via Saluzzo/)
    await waitFor(() => expect(proceed.disabled).toBe(false))
    await user.click(proceed)
    const message = 'The house number of this address is missing. Try another address.'
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(place()).toMatch(/^\/locali\/indirizzo/)
  })

  test('offers saved addresses to customers, none chosen [VENUE-17]', async () => {
    const { screen, unmount } = await openAddress({ customer: { addresses: [annasFlat, annasOffice] } })
    const saved = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your addresses' })
    expect([...saved.options].map(({ textContent }) => textContent)).toEqual([
      'Select an address',
      expect.stringContaining('Torino'),
      expect.stringContaining('Torino'),
    ])
    expect(saved.value).toBe('')
    unmount()
    const visitor = await openAddress()
    expect(visitor.screen.queryByRole('combobox', { name: 'Your addresses' })).toBeNull()
  })

  test('clears the typed address for a saved, and reverse [VENUE-18]', async () => {
    const { screen, user, text } = await openAddress({ customer: { addresses: [annasFlat, annasOffice] } })
    const saved = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your addresses' })
    await user.type(text, 'via po')
    await user.selectOptions(saved, saved.options[1] as HTMLOptionElement)
    expect(text.value).toBe('')
    await user.type(text, 'v')
    expect(saved.value).toBe('')
  })

  test('proceeds with a saved address directly, without geocoding [VENUE-23]', async () => {
    const { screen, user, proceed, place, calls } = await openAddress({
      customer: { addresses: [annasFlat, annasOffice] },
    })
    const saved = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your addresses' })
    await user.selectOptions(saved, saved.options[1] as HTMLOptionElement)
    await waitFor(() => expect(proceed.disabled).toBe(false))
    await user.click(proceed)
    await waitFor(() => expect(place()).toMatch(/^\/locali\?canGoBack=1&service=DELIVERY&rooms_id=3\d/))
    expect(calls).not.toContain('/mixed/maps/geocode')
  })

  test.each([
    ['service=DELIVERY', 0],
    ['service=DELIVERY&canGoBack=1', 1],
  ])('with %s has %d ways back [VENUE-21]', async (search, count) => {
    const { screen } = await openAddress({ search })
    expect(screen.queryAllByRole('button', { name: 'Back' })).toHaveLength(count)
  })

  test('omits and logs a city with malformed coordinates [VENUE-35]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {})
    const { pick, proceed, user, place } = await openAddress({
      service: { like: 3, city: { id: 303, coordinates: '[{"lat":45}]' } },
    })
    await pick('via saluzzo 44', /Via Saluzzo 44/)
    await waitFor(() => expect(proceed.disabled).toBe(false))
    await user.click(proceed)
    await waitFor(() => expect(place()).toMatch(/^\/locali\?/))
    expect(log.mock.calls.flat()).toContain('Comanda: the area of delivery city 303 cannot be read')
    log.mockRestore()
  })

  test('has no navigation [SHELL-47]', async () => {
    const { screen } = await openAddress()
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
  })
})
