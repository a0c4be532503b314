import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { id, price } from '#tests/support/builders.ts'
import { draftSamples } from '#tests/support/draft-samples.ts'

import { openDelivery } from './open-delivery.tsx'

const guests = { restaurant: { guestOrderTypes: ['delivery' as const] } }
const zone = { ...draftSamples.zone, isGuest: true, service: { ...draftSamples.zone.service, ...guests } }
const coordinates = {
  ...draftSamples.coordinates,
  isGuest: true,
  service: { ...draftSamples.coordinates.service, ...guests },
}
const person = { 'First and last name': 'Luca Verdi', Phone: '+39 333 555 0202', 'E-mail': 'luca@example.com' }

async function openGuest(setup: Parameters<typeof openDelivery>[0] = zone) {
  const order = await openDelivery(setup)
  const { screen, user, block } = order
  return {
    ...order,
    field: (name: string | RegExp) => block.findByRole<HTMLInputElement>('textbox', { name }),
    /** All that is asked of a guest but the address. */
    async fillInPerson() {
      for (const [name, text] of Object.entries(person))
        await user.type(await screen.findByRole('textbox', { name }), text)
      await user.click(await screen.findByRole('checkbox', { name: /privacy policy/ }))
    },
    async fillInStreet() {
      await user.type(await block.findByRole('textbox', { name: 'Street' }), 'Via Po')
      await user.type(await block.findByRole('textbox', { name: 'House number' }), '12')
    },
  }
}

describe('the address of a guest in zones', () => {
  test('is typed at the checkout and goes with the order [CHK-70, CHK-71]', async () => {
    const { user, block, field, fillInPerson, fillInStreet, payInCash, press, placed, ...order } = await openGuest()
    expect(await block.findByText(/^10123 Torino \(TO\) · Centro$/)).toBeTruthy()
    await fillInPerson()
    await fillInStreet()
    await user.type(await field(/^Doorbell/), 'Verdi')
    await order.expectAccessible()
    await waitFor(() => expect(order.total()).toBe('18,00\u00a0€'))
    await payInCash()
    await press()
    expect(await placed()).toMatchObject({ street: 'Via Po', zoneTown: 'Centro', doorbell: 'Verdi', total: 1800 })
    expect(order.sent('/account/order')).toMatchObject({
      ospite: 1,
      id_indirizzo: null,
      indirizzo: 'Via Po',
      numero_civico: '12',
      ordine_indirizzo: { tipo: 'MANUALE', id: null, id_consegna_citta: 201, id_consegna_zona: 1 },
    })
    const others = order.calls.filter((call) => /delivery_address/.test(call))
    expect(others).toEqual([])
  })

  test('is the only address on the checkout [CHK-74]', async () => {
    const { screen, block } = await openGuest()
    await block.findByRole('textbox', { name: 'Street' })
    expect(screen.getByText('Pizzeria Stella')).toBeTruthy()
    expect(screen.queryByText(/Pizzeria Stella, /)).toBeNull()
  })

  test('stops the order at the field that is blank [CHK-23, CHK-27]', async () => {
    const { screen, fillInPerson, payInCash, press, field, focused, orders } = await openGuest()
    await fillInPerson()
    await payInCash()
    await press()
    const street = await field('Street')
    await waitFor(() => expect(focused()).toBe(street))
    expect(screen.getByText('House number is a mandatory field')).toBeTruthy()
    expect(screen.queryByText('Choose a delivery address')).toBeNull()
    expect(await orders()).toEqual([])
  })

  test('is kept over a reload, for this place alone [CHK-70, PERSIST-01]', async () => {
    const { instance, fillInStreet, reload, stored } = await openGuest()
    await fillInStreet()
    expect(stored.get('draft')).toContain('Via Po')
    const { screen, instance: again } = await reload()
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Street' })).value).toBe('Via Po')
    const other = { ...instance.stores.draft.state.address!, deliveryZoneId: id<'DeliveryZone'>(2) }
    act(() => void Object.assign(again.stores.draft.state, { address: other }))
    await waitFor(async () => {
      expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Street' })).value).toBe('')
    })
  })

  test('goes with its draft [CHK-72]', async () => {
    const { instance, fillInPerson, fillInStreet, payInCash, press, placed, stored } = await openGuest()
    await fillInPerson()
    await fillInStreet()
    await payInCash()
    await press()
    await placed()
    expect([...stored.values()].join('\n')).not.toMatch(/Via Po|Verdi/)
    expect(instance.stores.draft.state.defaultAddress).toBeNull()
  })

  test('below its minimum leads to the menu [CHK-29, CHK-57]', async () => {
    const { service, restaurantId, ...order } = await openGuest()
    await order.fillInPerson()
    await order.fillInStreet()
    await order.payInCash()
    const centro = { id: id<'DeliveryZone'>(1), name: 'Centro', postcode: '10123', deliveryFee: price('1.50') }
    await service.changeRestaurant(restaurantId, {
      city: { id: 201, zones: [{ ...centro, minimumSpend: price('50.00') }] },
    })
    await order.press()
    const setback = within(await order.findSetback())
    expect(setback.getByText(/minimum spend for this address is 50,00/)).toBeTruthy()
    expect(setback.getByRole('button', { name: 'See the menu' })).toBeTruthy()
  })

  test('no longer served leads to the wizard [CHK-73]', async () => {
    const { user, service, restaurantId, path, ...order } = await openGuest()
    await order.fillInPerson()
    await order.fillInStreet()
    await order.payInCash()
    await service.changeRestaurant(restaurantId, { city: { id: 201, excludedVenueIds: [id(21)] } })
    await order.press()
    const setback = within(await order.findSetback())
    await user.click(setback.getByRole('button', { name: 'Change address' }))
    expect(path()).toBe('/ordine')
  })
})

describe('the address of a guest by coordinates', () => {
  test('is the wizard’s, with doorbell and notes [CHK-70, CHK-71]', async () => {
    const { user, block, field, fillInPerson, payInCash, press, placed, ...order } = await openGuest(coordinates)
    expect(await block.findByText('Via Po 12')).toBeTruthy()
    await fillInPerson()
    await user.type(await field(/^Notes for the courier/), 'Secondo piano')
    await order.expectAccessible()
    await payInCash()
    await press()
    expect(await placed()).toMatchObject({ street: 'Via Po', houseNumber: '12', addressNote: 'Secondo piano' })
    expect(order.sent('/account/order')).toMatchObject({
      id_indirizzo: null,
      ordine_indirizzo: { tipo: 'COORDINATE', id: null, latitudine: 45.0686, longitudine: 7.6893 },
    })
    expect([...order.stored.values()].join('\n')).not.toContain('Via Po')
  })

  test('is changed in the wizard [CHK-70]', async () => {
    const { user, block, path } = await openGuest(coordinates)
    await block.findByText('Via Po 12')
    await user.click(block.getByRole('button', { name: 'Change address' }))
    expect(path()).toBe('/ordine')
  })
})
