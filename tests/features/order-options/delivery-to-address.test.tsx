import { waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { annasFlat as home, annasOffice as office } from '#demo/restaurants/annas-things.ts'
import { wholeText } from '#tests/support/whole-text.ts'

import { openWizard, seeMenu } from './open-wizard.tsx'
import type { Wizard } from './open-wizard.tsx'

const open = (setup: Partial<Parameters<typeof openWizard>[0]> = {}) =>
  openWizard({ service: { like: 3 }, venueId: 31, defaults: { defaultType: 'delivery' }, ...setup })
const addresses = home && office ? [home, office] : []
const lv2 = '/restaurant/shifts/lv2'
const geocode = '/mixed/maps/geocode'
const tomorrow = /^tomorrow/
const notServed = 'No restaurant serves the entered address.'
const quarters = ['19:00', '19:15', '19:30', '19:45']

/** Shown at the field, and read out. */
async function said({ screen }: Wizard, text: string) {
  const places = await screen.findAllByText(text)
  expect(places.map((place) => place.getAttribute('role'))).toEqual(['alert', null])
}

describe('AddressStep', () => {
  test('takes a complete, served suggestion and its smallest area [WIZ-12, VENUE-31]', async () => {
    const wizard = await open()
    const [only] = await wizard.suggestionsFor('via po 12')
    expect(only?.textContent).toBe('Via Po 12, 10123 Torino TO, Italy')
    expect(wizard.sent(geocode)).toMatchObject([{ address: 'via po 12', autocomplete: true }])
    await wizard.expectAccessible()
    if (only) await wizard.user.click(only)
    await wizard.radio(tomorrow)
    expect(wizard.sent(lv2)).toMatchObject([{ id_consegna_citta: [301], id_consegna_zona: null }])
    await wizard.screen.findByText('Via Po 12, 10123 Torino TO, Italy')
    await wizard.screen.findByText(wholeText(/^Delivery 1,50.* · Minimum order 10,00/))
    await wizard.radio(/^19:15/)
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    expect(wizard.draft().address).toMatchObject({
      zoneMode: 'coordinates',
      deliveryCityId: 301,
      foundCityIds: [301, 302],
      isComplete: true,
      formattedAddress: 'Via Po 12, 10123 Torino TO, Italy',
    })
  })

  test('the tile says where to, time between and fee [WIZ-51]', async () => {
    const wizard = await open({ customer: { addresses }, defaults: {} })
    const tile = await wizard.screen.findByRole('button', { name: 'Delivery' })
    const said = /Corso Galileo Ferraris 30, .* \d\d:\d\d–\d\d:\d\d · Delivery 3,50\s€$/
    await waitFor(() => expect(tile.textContent).toMatch(said))
    await wizard.expectAccessible()
  })

  test('asks for the missing house number and looks up again [VENUE-19, VENUE-24, VENUE-27]', async () => {
    const wizard = await open()
    const [street] = await wizard.suggestionsFor('via po')
    if (street) await wizard.user.click(street)
    const number = await wizard.screen.findByRole('textbox', { name: 'House number' })
    await wizard.chooseType('Deliver here')
    await said(wizard, 'The house number of this address is missing. Try another address.')
    await wizard.user.type(number, '12')
    await wizard.user.keyboard('{Enter}')
    await wizard.screen.findByText('Via Po 12, 10123 Torino TO, Italy')
    expect(wizard.sent(geocode).at(-1)).toMatchObject({
      address: 'Via Po 12, 10123 Torino TO, Italy',
      autocomplete: false,
    })
  })

  test('says that an address outside all areas is unserved [WIZ-14]', async () => {
    const wizard = await open()
    const [far] = await wizard.suggestionsFor('via san martino 10')
    if (far) await wizard.user.click(far)
    await said(wizard, notServed)
    expect(wizard.sent(lv2)).toEqual([])
    await wizard.expectAccessible()
  })

  test('asks for another address when the postcode is not known [WIZ-12, VENUE-25]', async () => {
    const wizard = await open()
    const [hill] = await wizard.suggestionsFor('strada del nobile 10')
    if (hill) await wizard.user.click(hill)
    await said(wizard, 'The postal code of this address is missing. Try another address.')
    expect(wizard.sent(lv2)).toEqual([])
  })

  test('starts with the customer’s default address for this venue [WIZ-13]', async () => {
    const wizard = await open({ customer: { addresses } })
    await wizard.screen.findByText('Corso Galileo Ferraris 30, 10128 Torino TO, Italia')
    await wizard.radio(tomorrow)
    expect(wizard.sent(lv2)).toMatchObject([{ id_consegna_citta: [302] }])
    expect(wizard.sent(geocode)).toEqual([])
  })

  test('offers saved addresses and marks unserved ones [WIZ-13, WIZ-14]', async () => {
    const wizard = await open({ customer: { addresses } })
    await wizard.screen.findByText('Corso Galileo Ferraris 30, 10128 Torino TO, Italia')
    const [, change] = await wizard.screen.findAllByRole('button', { name: 'Change' })
    if (change) await wizard.user.click(change)
    const select = (await wizard.combobox('Your addresses')) as unknown as HTMLSelectElement
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Select an address',
      'Corso Galileo Ferraris 30, 10128 Torino TO, Italia',
      'Via Nizza 294, 10126 Torino TO, Italia',
    ])
    await wizard.select('Your addresses', 'Via Nizza 294, 10126 Torino TO, Italia')
    await said(wizard, notServed)
    await wizard.chooseType('Deliver here')
    expect(wizard.screen.queryByRole('radio')).toBeNull()
    await wizard.select('Your addresses', 'Corso Galileo Ferraris 30, 10128 Torino TO, Italia')
    await wizard.chooseType('Deliver here')
    await wizard.screen.findByRole('radio', { name: tomorrow })
  })

  test('shows no saved addresses to a guest [VENUE-17]', async () => {
    const wizard = await open()
    await wizard.combobox('Address')
    expect(wizard.screen.queryByRole('combobox', { name: 'Your addresses' })).toBeNull()
    expect(wizard.sent('/account/get_delivery_addresses')).toEqual([])
  })

  test('only logs a default address that cannot be read [WIZ-13, ERR-14]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const wizard = await open({
      customer: { addresses },
      alters: (text) => text.replace('"indirizzo":"Corso Galileo Ferraris"', '"indirizzo":7'),
    })
    await wizard.combobox('Another address')
    expect(log).toHaveBeenCalledWith('Comanda: the default address cannot be read')
  })

  test.each([
    ['in the centre', 'via po 12', quarters],
    ['elsewhere in town', 'corso belgio 20', ['19:15', '19:45']],
  ])('offers the times of the area %s [WIZ-31]', async (_where, text, starts) => {
    const wizard = await open()
    const [place] = await wizard.suggestionsFor(text)
    if (place) await wizard.user.click(place)
    await wizard.radio(tomorrow)
    const atSeven = wizard.times().map((time) => time.slice(0, 5))
    expect(quarters.filter((start) => atSeven.includes(start))).toEqual(starts)
  })
})

describe('a venue whose courier says the times', () => {
  const atLingotto = async (setup: Partial<Parameters<typeof openWizard>[0]> = {}) => {
    const wizard = await open({ venueId: 33, ...setup })
    const [place] = await wizard.suggestionsFor('via nizza 294')
    if (place) await wizard.user.click(place)
    return wizard
  }
  const lv3 = '/restaurant/shifts/lv3'

  test('has them asked for each day [WIZ-28, WIZ-29]', async () => {
    const wizard = await atLingotto()
    await wizard.radio(tomorrow)
    await waitFor(() => expect(wizard.times().length).toBeGreaterThan(0))
    const asked = wizard.sent(lv3)
    expect(asked).toMatchObject([{ tipo: 'DELIVERY', data: '2026-11-21', id_consegna_citta: [304] }])
  })

  test('shows only that loading ended when they fail [WIZ-43]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const wizard = await atLingotto({ fails: lv3 })
    await wizard.radio(tomorrow)
    await waitFor(() => expect(log).toHaveBeenCalledWith('Comanda: the slots of the day could not be loaded'))
    expect(wizard.instance.stores.dialogs.state.queue).toEqual([])
    expect(wizard.times()).toEqual([])
    expect(wizard.screen.queryByText('Loading the times')).toBeNull()
  })
})
