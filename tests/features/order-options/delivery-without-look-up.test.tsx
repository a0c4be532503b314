import { fireEvent, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { annasFlat } from '#demo/restaurants/annas-things.ts'
import type { Geocoder } from '#server/places/geocoder/geocoder.ts'
import { photon } from '#server/places/geocoder/photon.ts'
import { photonServer } from '#tests/server/support/place-providers.ts'
import { withGeocoder } from '#tests/server/support/with-geocoder.ts'
import { noon } from '#tests/support/open-order.tsx'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'
import { wholeText } from '#tests/support/whole-text.ts'

import { openWizard } from './open-wizard.tsx'

const notLookedUp = 'Addresses cannot be looked up at the moment. Try again soon, or order in another way.'
const server = photonServer()
const started: TestService[] = []

async function start(geocoder: Geocoder | null): Promise<TestService> {
  const service = await openTestService({ now: () => noon, edition: withGeocoder(geocoder) })
  started.push(service)
  return service
}
const open = (answeredBy: TestService, setup: Partial<Parameters<typeof openWizard>[0]> = {}) =>
  openWizard({ service: { like: 3 }, venueId: 31, defaults: { defaultType: 'delivery' }, answeredBy, ...setup })

afterAll(async () => {
  await Promise.all(started.map((service) => service.close()))
})

describe('the address of a delivery with Photon', () => {
  let service: TestService
  beforeAll(async () => {
    service = await start(photon({ url: 'http://photon:2322', fetch: server.fetch }))
  })
  beforeEach(() => {
    server.fails(null)
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
  })

  test('names who has gathered the suggested places [API-70]', async () => {
    const wizard = await open(service)
    expect(wizard.screen.queryByRole('link', { name: /OpenStreetMap/ })).toBeNull()
    await wizard.suggestionsFor('via dell’indip')
    const credit = await wizard.screen.findByRole('link', { name: '© OpenStreetMap contributors' })
    expect(credit.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright')
    await wizard.expectAccessible()
    fireEvent.input(await wizard.combobox('Address'), { target: { value: '' } })
    expect(wizard.screen.queryByRole('link', { name: /OpenStreetMap/ })).toBeNull()
  })

  test('says at the field that it cannot look up [API-41]', async () => {
    const wizard = await open(service)
    server.fails('away')
    fireEvent.input(await wizard.combobox('Address'), { target: { value: 'via dell’a' } })
    wizard.advance(300)
    const said = await wizard.screen.findAllByText(notLookedUp)
    expect(said.map((element) => element.getAttribute('role'))).toEqual([null, 'status'])
    expect(wizard.instance.stores.dialogs.state.queue).toEqual([])
    await wizard.expectAccessible()
    server.fails(null)
    await wizard.suggestionsFor('via dell’ind')
    expect(wizard.screen.queryByText(notLookedUp)).toBeNull()
  })

  test('says it too when the address is confirmed [API-41]', async () => {
    const wizard = await open(service)
    server.fails(429)
    fireEvent.input(await wizard.combobox('Address'), { target: { value: 'via dell’altra 3' } })
    await wizard.chooseType('Deliver here')
    const said = await wizard.screen.findAllByText(notLookedUp)
    expect(said.map((element) => element.getAttribute('role'))).toEqual(['alert', null])
    const asked = server.asked.length
    wizard.advance(300)
    await waitFor(() => expect(server.asked.length).toBeGreaterThan(asked))
    expect(await wizard.screen.findAllByText(notLookedUp)).toHaveLength(2)
    await wizard.expectAccessible()
  })

  test('takes a saved address meanwhile [VENUE-23]', async () => {
    server.fails('away')
    const wizard = await open(service, { customer: { addresses: [{ ...annasFlat, isDefault: false }] } })
    await wizard.select('Your addresses', annasFlat.formattedAddress ?? '')
    await wizard.chooseType('Deliver here')
    expect(await wizard.screen.findByRole('radio', { name: /^tomorrow/ })).toBeTruthy()
  })
})

describe('the address of a delivery without a geocoder', () => {
  test('is an area by its name, without any search [VENUE-45]', async () => {
    const wizard = await open(await start(null))
    await wizard.select('Town', 'Centro')
    await wizard.screen.findByText(wholeText(/^Delivery 1,50.* · Minimum order 10,00/))
    await wizard.radio(/^tomorrow/)
    expect(wizard.screen.queryByRole('combobox', { name: 'Address' })).toBeNull()
    expect(wizard.sent('/mixed/maps/geocode')).toEqual([])
    await wizard.expectAccessible()
  })
})
