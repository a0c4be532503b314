import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { id } from '#tests/support/builders.ts'
import { draftSamples } from '#tests/support/draft-samples.ts'

import { openDelivery } from './open-delivery.tsx'

describe('the delivery address by coordinates', () => {
  const far = {
    zoneMode: 'coordinates',
    street: 'Via Lontana',
    houseNumber: '1',
    postcode: '13100',
    town: 'Vercelli',
    province: 'VC',
    country: 'IT',
    latitude: 45.3,
    longitude: 8.4,
  } as const

  test('is the wizard’s, saved on entering [CHK-21, CHK-54]', async () => {
    const { block, total, payInCash, press, placed, calls, sent } = await openDelivery(draftSamples.coordinates)
    expect(await block.findByText('Via Po 12')).toBeTruthy()
    expect(sent('/account/get_delivery_addresses')).toMatchObject({
      tipo_modalita_zone: 'COORDINATE',
      id_consegna_citta: null,
    })
    expect(calls.filter((call) => call === '/account/new_delivery_address')).toHaveLength(1)
    expect(sent('/account/new_delivery_address')).toMatchObject({
      tipo: 'COORDINATE',
      indirizzo: 'Via Po',
      numero: '12',
    })
    await waitFor(() => expect(total()).toBe('18,00\u00a0€'))
    await payInCash()
    await press()
    expect(await placed()).toMatchObject({ orderType: 'delivery', street: 'Via Po', postcode: '10123', total: 1800 })
  })

  test('says when saving failed, and retries [CHK-21, CHK-27]', async () => {
    const order = await openDelivery({ ...draftSamples.coordinates, fails: '/new_delivery_address' })
    const { user, block, payInCash, press, readRefusal } = order
    const retry = await block.findByRole('button', { name: 'Try again' })
    await payInCash()
    await press()
    await readRefusal('Choose a delivery address')
    await user.click(retry)
    expect(await block.findByText('Via Po 12')).toBeTruthy()
    expect(block.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('unserved by the venue is marked and disabled [CHK-18, CHK-28]', async () => {
    const { openSheet, block } = await openDelivery({ ...draftSamples.coordinates, addresses: [far] })
    await block.findByText('Via Po 12')
    const sheet = await openSheet('Change address')
    const row = sheet.getByRole<HTMLInputElement>('radio', { name: 'Via Lontana 1' })
    expect(row.disabled).toBe(true)
    expect(sheet.getByText('This restaurant does not deliver here.')).toBeTruthy()
  })

  test('no longer served stops the order [CHK-28]', async () => {
    const order = await openDelivery(draftSamples.coordinates)
    const { screen, instance, service, restaurantId, block, payInCash, press, readRefusal, orders } = order
    await block.findByText('Via Po 12')
    act(() => instance.location.back())
    await screen.findByRole('heading', { name: 'Your order' })
    await service.changeRestaurant(restaurantId, { city: { id: 301, excludedVenueIds: [id(31)] } })
    await service.changeRestaurant(restaurantId, { city: { id: 302, excludedVenueIds: [id(31)] } })
    act(() => instance.location.navigate('/carrello/riepilogo'))
    const text = 'This restaurant does not deliver to the chosen address. Choose another one.'
    expect(await screen.findByText(text)).toBeTruthy()
    await screen.findByRole('group', { name: 'Payment' })
    await payInCash()
    await press()
    await readRefusal(text)
    expect(await orders()).toEqual([])
  })

  test('can be a new one out of the suggestions [CHK-19]', async () => {
    const { screen, user, block, openSheet } = await openDelivery(draftSamples.coordinates)
    await block.findByText('Via Po 12')
    const sheet = await openSheet('New address')
    await user.type(sheet.getByRole('combobox', { name: 'Address' }), 'Via Po 20, Torino')
    await user.click(sheet.getByRole('button', { name: 'Deliver here' }))
    expect(await block.findByText('Via Po 20')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'New address' })).toBeNull()
  })
})
