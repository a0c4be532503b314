import { describe, expect, test } from 'vitest'

import { deliveryCitiesQuery } from '#src/api/address-calls.ts'
import { newsQuery } from '#src/api/news-calls.ts'
import { checkoutInfoQuery, feesQuery, venueContentQuery } from '#src/api/venue-content-calls.ts'
import { readDefaultAddress } from '#src/contract/delivery-address.ts'
import { id } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

import { configs, defaultAddressAsSent, deliveryAddress, deliveryCity, news, promotion, venue } from './entities.ts'

/** What the reply holds of keys that nobody asked for. */
const notAsked = {
  takeAway: null,
  delivery: null,
  eatIn: null,
  dil: null,
  table: null,
  deliveryCities: [],
  paymentModes: [],
  cashMeans: [],
  checkoutQuestions: [],
  closures: [],
  promotion: null,
  news: [],
  venue: null,
}

describe('mixed info', () => {
  test('of the checkout is asked and read by wire names [API-12, BAPI-12]', async () => {
    const info = await asks('restaurant/get_mixed_info-checkout', (api) => checkoutInfoQuery(api, id(21), 'delivery'))
    const noCredentials = {
      publishableKey: null,
      clientId: null,
      environment: null,
      sdkBaseUrl: null,
      paymentPageUrl: null,
      isOrderMadeByService: false,
    }
    expect(info).toStrictEqual({
      ...notAsked,
      delivery: { ...configs.delivery, defaultAddress: defaultAddressAsSent },
      deliveryCities: [deliveryCity],
      paymentModes: [
        { id: 1, kind: 'cash', label: 'Alla consegna', credentials: null },
        {
          id: 2,
          kind: 'card',
          label: 'Carta',
          credentials: {
            ...noCredentials,
            publishableKey: 'pk_test_123',
            paymentPageUrl: 'https://pay.example/carta',
          },
        },
        {
          id: 3,
          kind: 'payPal',
          label: 'PayPal',
          credentials: {
            ...noCredentials,
            clientId: 'sb',
            environment: 'production',
            paymentPageUrl: 'https://pay.example/paypal',
            sdkBaseUrl: 'https://api.example.com/sdk',
            isOrderMadeByService: true,
          },
        },
      ],
      cashMeans: [
        { id: 1, kind: 'cash', label: 'Contanti' },
        { id: 2, kind: 'mealVouchers', label: 'Buoni pasto' },
        { id: 3, kind: 'cardAtDoor', label: 'Carta alla porta' },
      ],
      promotion,
      checkoutQuestions: [
        { id: 11, kind: 'yesNo', texts: { name: 'Posate' } },
        { id: 12, kind: 'text', texts: { name: 'Citofono alternativo' } },
      ],
    })
    expect(readDefaultAddress(info.delivery?.defaultAddress)).toStrictEqual(deliveryAddress)
  })

  test.each([
    ['restaurant/get_mixed_info-takeaway', 'takeAway'],
    ['restaurant/get_mixed_info-eat-in', 'eatIn'],
    ['restaurant/get_mixed_info-dil', 'dil'],
    ['restaurant/get_mixed_info-table', 'table'],
  ] as const)('%s asks for a configuration in the cart', async (name, type) => {
    const fees = await asks(name, (api) => feesQuery(api, id(21), type))
    expect(fees).toStrictEqual({ ...notAsked, [type]: configs[type] })
  })

  test('of a venue is asked and read by wire names [API-14]', async () => {
    const content = await asks('restaurant/get_mixed_info-venue', (api) => venueContentQuery(api, id(21)))
    expect(content).toStrictEqual({
      ...notAsked,
      closures: [{ from: '2025-08-10', to: '2025-08-16', texts: { message: 'Chiusi per ferie.' } }],
      news: [news],
      venue,
    })
  })

  test('of the list of news asks for all of them [API-14]', async () => {
    const list = await asks('restaurant/get_mixed_info-news', (api) => newsQuery(api, id(21)))
    expect(list).toStrictEqual({ ...notAsked, news: [news] })
  })

  test('of all venues asks for the delivery cities alone [API-13]', async () => {
    const cities = await asks('restaurant/get_mixed_info-cities', (api) => deliveryCitiesQuery(api, null))
    expect(cities).toStrictEqual({ ...notAsked, deliveryCities: [deliveryCity] })
  })
})
