import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { placesQuery, suggestionsForQuery } from '#src/api/address-calls.ts'
import { countriesQuery } from '#src/api/billing-calls.ts'
import { newsItemQuery } from '#src/api/news-calls.ts'
import { restaurantQuery, statusQuery } from '#src/api/restaurant-calls.ts'
import { servicePointInfoQuery } from '#src/api/service-point-calls.ts'
import { sendTableCode } from '#src/api/table-code-calls.ts'
import { accountConsentsQuery, orderConsentsQuery } from '#src/api/venue-content-calls.ts'
import { callStaff, giveUpBill, openBill } from '#src/contract/dining-table.ts'
import { paymentMode } from '#src/contract/payment.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getConsents } from '#src/contract/venue-content.ts'
import { id, price } from '#tests/support/builders.ts'
import { sampleOf } from '#tests/support/wire-samples.ts'
import { asks } from '#tests/support/wire-widget.ts'

import { news, venue } from './entities.ts'
import { listedProduct, wholeProduct } from './products.ts'

type WireRestaurant = { readonly impostazioni: object; readonly locali: readonly object[] }

const restaurant = {
  id: 7,
  shortCode: 'AUR',
  venues: [venue],
  activeServices: ['takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation'],
  settings: {
    layout: 'list',
    hasLoyaltyCard: true,
    hasDiscountCodes: true,
    logo: { svgUrl: 'https://api.example.com/logo/aur.svg', pngUrl: 'https://api.example.com/logo/aur.png' },
    siteUrl: 'https://www.trattoria-aurora.example/ordina',
    colours: { primary: '#a8321f', secondary: '#1e6b3a' },
    poweredBy: { text: 'Ordini con Comanda', url: 'https://comanda.example' },
    acceptsSimpleRequests: true,
    hasWallets: true,
    firebase: {
      apiKey: 'AIza-example',
      authDomain: 'example.firebaseapp.com',
      projectId: 'example',
      storageBucket: 'example.appspot.com',
      messagingSenderId: '123456',
      appId: '1:123456:web:abc',
    },
    googlePageUrl: null,
    pushConfig: 'aurora',
    guestOrderTypes: ['takeAway', 'dil'],
    proposesEarliestSlot: true,
  },
  currencies: [{ id: 1, code: 'EUR', symbol: '€' }],
  servicePoints: [
    {
      id: 81,
      venueMask: [21, 22],
      servingVenues: [{ venueId: 21 }],
      texts: { name: 'Spiaggia Nord', deliveryPointLabel: 'Numero ombrellone', typeLabel: 'In spiaggia' },
    },
  ],
  isFranchise: true,
  hasCardPayments: true,
  isFairMode: true,
  isDistrictMode: true,
  hasExternalIntegration: true,
  textOverrides: { 'home.order_now': 'Ordina subito' },
  activeLanguages: ['it', 'en', 'de'],
}

const status = {
  isUnderMaintenance: true,
  licenses: [{ venueId: 21, isActive: false, text: 'Riapriamo a maggio.', isDead: true }],
}

describe('the restaurant', () => {
  test('is asked for and read by its wire names [API-10, API-58, API-59, BCONST-09]', async () => {
    expect(await asks('restaurant/get_restaurant_info', restaurantQuery)).toStrictEqual(restaurant)
  })

  test('reads the start by its wire names', async () => {
    const start = { venueId: id<'Venue'>(21), menuId: id<'Menu'>(41), wantsCategories: true, wantsProducts: true }
    const read = await asks('restaurant/get_restaurant_info-start', (api) => api.call(getRestaurantInfo, { start }))
    expect(read).toStrictEqual({
      ...restaurant,
      start: {
        status,
        categories: {
          recommended: [901, 930],
          menuNotes: 'Coperto 2 EUR',
          categories: [{ id: 61, name: 'Pizze', description: 'Nel forno a legna' }],
        },
        products: [
          {
            categoryId: 61,
            reply: {
              products: [listedProduct, wholeProduct],
              categoryName: 'Pizze',
              nextCategory: { id: 62, name: 'Primi' },
              previousCategory: { id: 60, name: 'Antipasti' },
              isBrief: true,
            },
          },
        ],
      },
    })
  })

  test('says its status by its wire names [API-11]', async () => {
    expect(await asks('restaurant/get_status', statusQuery)).toStrictEqual(status)
  })
})

describe('content of a venue', () => {
  test('one item of the news is read with its neighbours [API-15]', async () => {
    const read = await asks('restaurant/get_news', (api) => newsItemQuery(api, id(21), id(61)))
    expect(read).toStrictEqual({
      item: news,
      previous: {
        id: 62,
        createdAt: '2025-03-08 10:00:00',
        photoCode: 'n62',
        texts: { title: 'Concerto', body: 'Sabato sera.' },
      },
      next: {
        id: 60,
        createdAt: '2025-02-20 08:15:00',
        photoCode: 'n60',
        texts: { title: 'Tartufo', body: 'Solo a febbraio.' },
      },
    })
  })

  test('consents are asked for an account, or for guests [API-18, BAPI-15]', async () => {
    const consents = [
      {
        label: 'Privacy',
        documentUrl: 'https://www.trattoria-aurora.example/privacy',
        key: 'f_privacy',
        isRequired: true,
      },
    ]
    const accessibilityUrl = 'https://www.trattoria-aurora.example/accessibilita'
    const reply = { consents, accessibilityUrl }
    const general = 'restaurant/get-privacy-checkboxes-general'
    expect(await asks(general, (api) => accountConsentsQuery(api, id(21)))).toStrictEqual(reply)
    const reservation = 'restaurant/get-privacy-checkboxes-reservation'
    expect(await asks(reservation, (api) => orderConsentsQuery(api, id(21)))).toStrictEqual(reply)
  })

  test('addresses that could run are read as none [API-68]', () => {
    const run = 'javascript:alert(1)'
    const information = sampleOf('restaurant/get_restaurant_info').reply as WireRestaurant
    const settings = {
      ...information.impostazioni,
      logo: { svg: run, png: run },
      url_sito: run,
      powered_by: { testo: 'Acme', url: run },
      pagina_google_url: run,
    }
    const venues = information.locali.map((one) => ({ ...one, prenota_tavolo_external_url: run }))
    const read = z.decode(getRestaurantInfo.reply, { ...information, impostazioni: settings, locali: venues } as never)
    expect(read).toStrictEqual({
      ...z.decode(getRestaurantInfo.reply, information as never),
      settings: {
        ...restaurant.settings,
        logo: { svgUrl: null, pngUrl: null },
        siteUrl: null,
        poweredBy: { text: 'Acme', url: null },
        googlePageUrl: null,
      },
      venues: restaurant.venues.map((one) => ({ ...one, externalReservationUrl: null })),
    })
    const consent = { label: 'Privacy', url: run, db_name: 'f_privacy', f_obbligatorio: 1 }
    expect(z.decode(getConsents.reply, { checkboxes: [consent], dichiarazione_accessibilita: run })).toStrictEqual({
      consents: [{ label: 'Privacy', documentUrl: null, key: 'f_privacy', isRequired: true }],
      accessibilityUrl: null,
    })
    const credentials = { pagina_pagamento_url: run, sdk_base_url: run }
    expect(z.decode(paymentMode, { id: 1, tipo: 'PAYPAL', label: 'PayPal', credenziali: credentials })).toMatchObject({
      credentials: { paymentPageUrl: null, sdkBaseUrl: null },
    })
  })

  test('the code of a table is sent as identificativo [API-22]', async () => {
    const read = await asks('restaurant/qr-code-decode', (api) => sendTableCode(api, id(21), 'T-07_a'))
    expect(read).toStrictEqual({ table: { id: 7, name: 'Veranda 3' } })
  })

  test('the staff is called to a table for a reason', async () => {
    const table = { venueId: id<'Venue'>(21), tableId: id<'Table'>(17), tableCode: 'T-17_a' }
    const request = { ...table, reasonId: id<'CallReason'>(4) }
    expect(await asks('restaurant/ordina-tavolo-call', (api) => api.call(callStaff, request))).toStrictEqual({})
  })

  test('a bill is opened for orders of a table', async () => {
    const request = {
      venueId: id<'Venue'>(21),
      tableId: id<'Table'>(17),
      orders: [
        { id: id<'Order'>(10_057), token: 't_4Kd9wZt7' },
        { id: id<'Order'>(10_058), token: null },
      ],
      amount: price('8.15'),
    }
    const idempotencyKey = '5a0f4b0e-6f2d-4c2b-8a55-2f0d3c1b7e42'
    const read = await asks('restaurant/ordina-tavolo-bill-open', (api) =>
      api.call(openBill, request, { idempotencyKey }),
    )
    expect(read).toStrictEqual({ id: 1001, total: 815, token: 'b_9wZt74Kd' })
  })

  test('a bill is given up', async () => {
    const request = { id: id<'Bill'>(1001), token: 'b_9wZt74Kd' }
    const path = 'restaurant/ordina-tavolo-bill-give_up'
    expect(await asks(path, (api) => api.call(giveUpBill, request))).toStrictEqual({})
  })

  test('a service point says its delivery fee [BAPI-20]', async () => {
    const request = { venueId: id<'Venue'>(21), servicePointId: id<'ServicePoint'>(81) }
    const read = await asks('restaurant/punti-di-servizio-info', (api) => servicePointInfoQuery(api, request))
    expect(read).toStrictEqual({ info: { deliveryFee: 250 } })
  })

  test('places are asked for whole or while typing [API-40]', async () => {
    const results = [
      {
        formattedAddress: 'Via Garibaldi 8, 10122 Torino TO, Italia',
        components: [
          { longName: '8 bis', shortName: '8', types: ['street_number'] },
          {
            longName: 'Città Metropolitana di Torino',
            shortName: 'TO',
            types: ['administrative_area_level_2', 'political'],
          },
        ],
        geometry: { location: { latitude: 45.0731, longitude: 7.6801 } },
      },
    ]
    const attribution = { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' }
    const whole = { address: 'via garibaldi 8', venueId: id<'Venue'>(21) }
    const typed = { address: 'via gari', venueId: id<'Venue'>(21) }
    const found = { results, attribution }
    expect(await asks('restaurant/geocode', (api) => placesQuery(api, whole))).toStrictEqual(found)
    expect(await asks('restaurant/geocode-typing', (api) => suggestionsForQuery(api, typed))).toStrictEqual(found)
  })

  test('countries are read by their code [API-42, BAPI-13]', async () => {
    const read = await asks('restaurant/countries', countriesQuery)
    expect(read).toStrictEqual({ countries: [{ code: 'IT', texts: { name: 'Italia' } }] })
  })
})
