import { beforeAll, describe, expect, test } from 'vitest'

import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { getConsents, getMixedInfo } from '#src/contract/venue-content.ts'
import { clientOf, noon, post, refusalOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

describe('get_restaurant_info', () => {
  test('says the restaurant, its venues, services, currencies and settings', async () => {
    const restaurant = await clientOf(service, id(1), { language: 'it' }).call(getRestaurantInfo, {})
    expect(restaurant).toMatchObject({
      id: 1,
      shortCode: 'GINO',
      isFranchise: true,
      activeServices: ['takeAway', 'reservation'],
      activeLanguages: ['it', 'en', 'de', 'fr', 'es'],
      currencies: [{ code: 'EUR', symbol: '€' }],
      settings: { layout: 'list', acceptsSimpleRequests: true, poweredBy: { text: 'Ordini con Comanda' } },
    })
    expect(restaurant.venues.map(({ id: venueId, name }) => [venueId, name])).toEqual([
      [11, 'Trattoria da Gino Centro'],
      [12, 'Trattoria da Gino San Salvario'],
      [13, 'Trattoria da Gino Lingotto'],
    ])
    expect(restaurant.venues[0]).toMatchObject({
      street: 'Via Po',
      timeZone: 'Europe/Rome',
      currencyCode: 'EUR',
      showcaseMenuId: 1,
      license: { venueId: 11, isActive: true, isDead: false },
      takeAway: { type: 'takeAway', isActive: true },
      delivery: null,
      reservation: { type: 'reservation', maxPeople: 8 },
    })
  })

  test('leaves a weekday without hours out: it is closed', async () => {
    const { venues } = await clientOf(service, id(1)).call(getRestaurantInfo, {})
    const lingotto = venues.find((venue) => venue.id === 13)
    expect(lingotto?.openingHours.filter(({ weekday }) => weekday === 7)).toEqual([])
    expect(lingotto?.openingHours.filter(({ weekday }) => weekday === 1).map(({ shift }) => shift)).toEqual([
      'F1',
      'F2',
    ])
  })

  test('refuses a restaurant that does not exist', async () => {
    const refusal = await refusalOf(clientOf(service, id(999)).call(getRestaurantInfo, {}))
    expect(refusal).toMatchObject({
      status: 'ENTITY_NOT_FOUND',
      messages: ['What you are looking for does not exist.'],
    })
  })
})

describe('get_status', () => {
  test('says maintenance and one license for each venue [API-11]', async () => {
    const closed = await clientOf(service, id(5), { language: 'de' }).call(getStatus, {})
    expect(closed.isUnderMaintenance).toBe(true)
    expect(closed.licenses).toMatchObject([{ venueId: 51, isActive: true, text: expect.stringContaining('Küche') }])
    const open = await clientOf(service, id(1)).call(getStatus, {})
    expect(open.isUnderMaintenance).toBe(false)
    expect(open.licenses.map(({ venueId }) => venueId)).toEqual([11, 12, 13])
  })
})

describe('get_mixed_info', () => {
  const info = { venueId: id<'Venue'>(12), orderType: 'takeAway', newsLimit: null } as const

  test('replies with exactly the keys asked for', async () => {
    const asked = {
      id_ristorante: 1,
      id_locale: 12,
      mezzi_pagamento: true,
      configurazione_takeaway: 1,
      info_locale: false,
    }
    const { content } = await post(service, '/restaurant/get_mixed_info', asked)
    expect(Object.keys(content.data ?? {}).sort()).toEqual(['configurazione_takeaway', 'mezzi_pagamento'])
  })

  test('returns payment modes and checkout questions', async () => {
    const request = { ...info, paymentModes: true, cashMeans: true, checkoutQuestions: true, takeAway: true }
    const reply = await clientOf(service, id(1)).call(getMixedInfo, request)
    expect(reply.paymentModes.map(({ kind }) => kind)).toEqual(['cash', 'card', 'payPal'])
    expect(reply.cashMeans.map(({ kind }) => kind)).toEqual(['cash', 'cardAtDoor', 'mealVouchers'])
    expect(reply.checkoutQuestions).toEqual([
      { id: 1, kind: 'yesNo', texts: { name: 'Do you need cutlery and napkins?' } },
      { id: 2, kind: 'text', texts: { name: 'Name of the person collecting' } },
    ])
    expect(reply.takeAway).toMatchObject({ fixedCost: 1, fixedCostKind: 'amount', fixedCostName: 'Packaging' })
  })

  test('asks nothing at a venue without questions', async () => {
    const request = { ...info, venueId: id<'Venue'>(11), checkoutQuestions: true }
    expect((await clientOf(service, id(1)).call(getMixedInfo, request)).checkoutQuestions).toEqual([])
  })

  test('says the venue and the closures that have not ended', async () => {
    const reply = await clientOf(service, id(1)).call(getMixedInfo, { ...info, closures: true, venue: true })
    expect(reply.venue?.name).toBe('Trattoria da Gino San Salvario')
    expect(reply.closures.length).toBeGreaterThan(0)
    expect(reply.closures.every(({ to }) => to >= '2026-03-10')).toBe(true)
  })
})

describe('get-privacy-checkboxes', () => {
  test('returns the account’s consents with their documents [API-18]', async () => {
    const { consents } = await clientOf(service, id(1)).call(getConsents, { venueId: null, forAccount: true })
    expect(consents.map(({ key, isRequired }) => [key, isRequired])).toEqual([
      ['f_privacy', true],
      ['f_termini', true],
      ['f_marketing', false],
    ])
    expect(consents.map(({ documentUrl }) => documentUrl)).toEqual([
      'https://service.example/documents/1/en/privacy/1',
      'https://service.example/documents/1/en/terms/1',
      null,
    ])
  })

  test('links a statement of the service, or of anybody else', async () => {
    const restaurantId = await service.newRestaurant()
    const linked = async () =>
      (await clientOf(service, restaurantId, { language: 'de' }).call(getConsents, { venueId: null, forAccount: true }))
        .accessibilityUrl
    expect(await linked()).toBe('https://service.example/documents/de/accessibility.html')
    for (const accessibilityStatement of ['https://www.example/accessibilita', null]) {
      await service.changeRestaurant(restaurantId, { restaurant: { accessibilityStatement } })
      expect(await linked()).toBe(accessibilityStatement)
    }
  })

  test('asks a guest for less', async () => {
    const { consents } = await clientOf(service, id(1)).call(getConsents, { venueId: null, forReservation: true })
    expect(consents.map(({ key }) => key)).toEqual(['f_privacy'])
  })
})
