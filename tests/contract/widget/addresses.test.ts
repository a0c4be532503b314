import { describe, expect, test } from 'vitest'

import {
  orderAddressesQuery,
  sendAddressDeletion,
  sendDefaultAddress,
  sendDeliveryAddress,
} from '#src/api/address-calls.ts'
import { billingAddressQuery, sendBillingAddress } from '#src/api/billing-calls.ts'
import { id } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

import { billingAddress, deliveryAddress } from './entities.ts'
import { newAddress } from './requests.ts'

const venueId = id<'Venue'>(21)

describe('addresses', () => {
  test('are asked for by venue, mode and cities [API-28, API-60, BAPI-16]', async () => {
    const request = {
      venueId,
      zoneMode: 'coordinates',
      deliveryCityIds: [id<'DeliveryCity'>(31), id<'DeliveryCity'>(32)],
    } as const
    const read = await asks('addresses/get_delivery_addresses', (api) => orderAddressesQuery(api, request, null))
    expect(read).toStrictEqual({ addresses: [deliveryAddress] })
  })

  test('of coordinates are saved with the order address [API-29, API-60, BAPI-22]', async () => {
    const saved = await asks('addresses/new_delivery_address-coordinates', (api) =>
      sendDeliveryAddress(api, { venueId, ...newAddress }),
    )
    expect(saved).toStrictEqual({ address: deliveryAddress })
  })

  test('of zones have no coordinates and may replace another [API-29]', async () => {
    const manual = {
      venueId,
      ...newAddress,
      zoneMode: 'manual',
      orderAddress: null,
      oldId: id<'DeliveryAddress'>(440),
    } as const
    const saved = await asks('addresses/new_delivery_address-manual', (api) => sendDeliveryAddress(api, manual))
    expect(saved).toStrictEqual({ address: deliveryAddress })
  })

  test('are made the default or deleted by id_indirizzo [API-30, API-31]', async () => {
    expect(
      await asks('addresses/set_default_delivery_address', (api) => sendDefaultAddress(api, id(441))),
    ).toStrictEqual({})
    expect(await asks('addresses/delete_delivery_address', (api) => sendAddressDeletion(api, id(441)))).toStrictEqual(
      {},
    )
  })

  test('for invoices are read by their wire names [BAPI-17]', async () => {
    const read = await asks('addresses/get_billing_address', (api) => billingAddressQuery(api, null))
    expect(read).toStrictEqual({ address: billingAddress })
  })

  test('for invoices are checked, kept and answered [BAPI-18]', async () => {
    const saved = await asks('addresses/new_billing_address', (api) =>
      sendBillingAddress(api, { ...billingAddress, isKept: true }),
    )
    expect(saved).toStrictEqual({ address: billingAddress })
  })
})
