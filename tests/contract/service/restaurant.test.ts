import { beforeAll, describe, expect, test } from 'vitest'

import { texts } from '#server/platform/texts/localized.ts'
import { noon } from '#tests/server/support/diner.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { unsaid, wireOf } from '#tests/support/wire-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Changes = Omit<NonNullable<Parameters<TestService['newRestaurant']>[0]>, 'like'>

/** A guest at the first venue of a restaurant like one of the seed. */
async function aGuestAt(like: 1 | 2 | 3 | 4, changes: Changes = {}) {
  const restaurantId = await service.newRestaurant({ ...changes, like })
  return wireOf(service, { restaurantId, venueId: like * 10 + 1 })
}

const service12 = {
  isBlocked: true,
  blockedUntil: new Date('2099-01-01T11:30:00Z'),
  maxPeople: 12,
  allowsAsSoonAsPossible: true,
  freeDeliveryFrom: price('40.50'),
  fixedCost: 1.5,
  fixedCostKind: 'amount',
  fixedCostNames: texts('Coperto'),
  fixedCostDescriptions: texts('Pane e coperto'),
  fixedCostFreeFrom: price('90.00'),
  tipMaximum: price('20.00'),
} as const
const onWire = {
  f_attivo: 1,
  f_forza_blocco: 1,
  bloccato_fino: '2099-01-01 12:30:00',
  numero_persone: 12,
  f_appena_possibile: 1,
  soglia_gratis: 40.5,
  costo_fisso: 1.5,
  costo_fisso_tipo: 'VALORE',
  costo_fisso_nome: 'Coperto',
  costo_fisso_descrizione: 'Pane e coperto',
  costo_fisso_soglia_gratis: 90,
}

/** What our service has no use for, or (the default address, deposits) says in `shifts/lv1` alone. */
const notSaid = {
  restaurant: [
    'impostazioni.firebase',
    'locali.configurazione_delivery.indirizzo_predefinito',
    'locali.eatintime_api_key',
    'impostazioni.logo',
    'facebook_pixel_id',
  ],
  venue: ['info_locale.configurazione_delivery.indirizzo_predefinito', 'info_locale.eatintime_api_key'],
}

describe('the service', () => {
  test('says what a restaurant is by its wire names [API-10, API-59]', async () => {
    const name = 'restaurant/get_restaurant_info'
    const restaurant = {
      hasWallets: true,
      hasLoyaltyCard: true,
      poweredBy: { texts: texts('Con Comanda'), url: 'https://comanda.example' },
      pushConfig: 'example',
      guestOrderTypes: ['takeAway' as const, 'dil' as const],
      proposesEarliestSlot: true,
    }
    const venue = {
      slotProvider: 'ponyu',
      externalReservationUrl: 'https://tavoli.example',
      licenseTexts: texts('Torniamo a maggio.'),
    } as const
    const replies = await Promise.all(
      ([1, 2, 3, 4] as const).map(async (like) =>
        (await aGuestAt(like, { restaurant, venue, service: service12 })).send(name),
      ),
    )
    expect(unsaid(name, replies)).toEqual(notSaid.restaurant)
    expect(replies[1]).toMatchObject({
      targa: 'STELLA',
      servizi_attivi: ['TAKEAWAY', 'DELIVERY', 'MANGIA_RISTORANTE', 'ORDINA_TAVOLO', 'PRENOTAZIONI'],
      impostazioni: {
        layout_grafica: 'GRIGLIA',
        f_wallet: 1,
        f_ordine_ospite: ['TAKEAWAY', 'DIL'],
        anticipo_primo_orario: 1,
      },
    })
  })

  test('says the start by its wire names', async () => {
    const name = 'restaurant/get_restaurant_info-start'
    const start = { id_locale: 11, id_menu: 1, con_categorie: true, con_prodotti: true }
    const { avvio } = await (await aGuestAt(1)).send(name, { con_avvio: start })
    expect(avvio).toMatchObject({
      stato: { manutenzione: 0, infoLicenze: [{ id_locale: 11 }, { id_locale: 12 }, { id_locale: 13 }] },
      categorie: { consigli: [302, 402, 801] },
      prodotti: [
        { id_categoria: null, risposta: { prodotti: [{ id: 302 }, { id: 402 }, { id: 801 }], nome_categoria: null } },
        { id_categoria: 1, risposta: { nome_categoria: 'Antipasti', categoria_successiva: { id: 2 } } },
        { id_categoria: 2, risposta: { nome_categoria: 'Pizze classiche', categoria_precedente: { id: 1 } } },
      ],
    })
  })

  test('says its status by its wire names [API-11]', async () => {
    const at = await aGuestAt(1, {
      restaurant: { isUnderMaintenance: true },
      venue: { isDead: true, isLicensed: false, licenseTexts: texts('Chiuso.') },
    })
    const { manutenzione, infoLicenze } = await at.send('restaurant/get_status')
    expect([manutenzione, (infoLicenze as unknown[])[0]]).toEqual([
      1,
      { id_locale: 11, f_attivo: 0, testo: 'Chiuso.', f_locale_morto: 1 },
    ])
  })

  test.each([
    ['restaurant/get_mixed_info-takeaway', 2, 'configurazione_takeaway', 'TAKEAWAY'],
    ['restaurant/get_mixed_info-eat-in', 2, 'configurazione_mangia_ristorante', 'MANGIA_RISTORANTE'],
    ['restaurant/get_mixed_info-table', 2, 'configurazione_ordina_tavolo', 'ORDINA_TAVOLO'],
    ['restaurant/get_mixed_info-dil', 4, 'configurazione_dil', 'DIL'],
  ] as const)('%s says the configuration by its wire names', async (name, like, key, type) => {
    const at = await aGuestAt(like, { service: service12 })
    const reply = await at.send(name)
    expect(Object.keys(reply)).toEqual([key])
    expect(reply[key]).toMatchObject({ ...onWire, tipo_orario: type })
    expect(unsaid(name, [reply])).toEqual([])
  })

  test('says what a checkout needs by its wire names [API-12]', async () => {
    const name = 'restaurant/get_mixed_info-checkout'
    const rules = [{ typeId: id<'ProductType'>(1), productId: id<'Product'>(201), unitsPerPoint: 2 }]
    const gino = await aGuestAt(1, { promotion: { id: 1, rules, venueIds: [id(11), id(12)] } })
    const zones = await aGuestAt(2, { service: service12, city: { id: 201, excludedVenueIds: [id(22)] } })
    const areas = await aGuestAt(3)
    const asked = [
      gino.send(name),
      gino.send(name, { id_locale: 12 }),
      gino.send(name, { id_locale: 13 }),
      zones.send(name),
    ]
    const replies = await Promise.all([...asked, areas.send(name)])
    expect(unsaid(name, replies)).toEqual(['configurazione_delivery.indirizzo_predefinito'])
    expect(replies[3]).toMatchObject({
      configurazione_delivery: { ...onWire, tipo_orario: 'DELIVERY', tipo_modalita_zone: 'MANUALE' },
    })
  })

  test('says what a venue is by its wire names [API-14]', async () => {
    const name = 'restaurant/get_mixed_info-venue'
    const venue = { slotProvider: 'ponyu', licenseTexts: texts('Torniamo a maggio.') } as const
    const replies = await Promise.all(
      ([1, 2, 3, 4] as const).map(async (like) => (await aGuestAt(like, { venue, service: service12 })).send(name)),
    )
    expect(unsaid(name, replies)).toEqual(notSaid.venue)
  })

  test('lists all news, and all cities of all venues', async () => {
    const at = await aGuestAt(1)
    const { news } = await at.send('restaurant/get_mixed_info-news')
    expect(news).toHaveLength(4)
    const cities = await (await aGuestAt(2)).send('restaurant/get_mixed_info-cities')
    expect(cities.consegne_citta).toHaveLength(4)
  })

  test('says one item of the news with its neighbours [API-15]', async () => {
    const at = await aGuestAt(1, {
      news: [10, 11, 12].map((one) => ({
        id: one,
        photoCode: `n${one}`,
        createdAt: moment(`2020-03-${one} 12:00:00`),
      })),
    })
    const reply = await at.send('restaurant/get_news', { id: 11 })
    expect(reply).toMatchObject({ news: { id: 11 }, news_precedente: { id: 12 }, news_successiva: { id: 10 } })
  })

  test('says the consents of an account and of a reservation [API-18]', async () => {
    const at = await aGuestAt(1)
    const { checkboxes: general } = await at.send('restaurant/get-privacy-checkboxes-general')
    const { checkboxes: forReservation } = await at.send('restaurant/get-privacy-checkboxes-reservation')
    expect([general, forReservation].map((one) => (one as unknown[]).length)).toEqual([3, 1])
  })

  test('knows a table by its code, and takes its call [API-22]', async () => {
    const at = await aGuestAt(2)
    expect(await at.send('restaurant/qr-code-decode', { identificativo: 'stella-4-b4Tn' })).toEqual({
      tavolo: { id: 4, nome: '4' },
    })
    const call = { id_tavolo: 4, identificativo_tavolo: 'stella-4-b4Tn', id_motivo: 2 }
    expect(await at.send('restaurant/ordina-tavolo-call', call)).toEqual({})
    expect(await at.isRefused('restaurant/ordina-tavolo-call', call)).toMatchObject({ status: 'CALL_TOO_SOON' })
  })

  test('says what bringing to a service point costs [BAPI-20]', async () => {
    const at = await aGuestAt(4)
    const reply = await at.send('restaurant/punti-di-servizio-info', { id_punto_di_servizio: 401 })
    expect(reply).toEqual({ info: { spese_consegna: 1 } })
  })

  test('finds places, whole or while typing, and names the countries [API-40, API-42]', async () => {
    const at = await aGuestAt(1)
    const whole = await at.send('restaurant/geocode')
    expect(whole.results).toMatchObject([{ formatted_address: 'Via Giuseppe Garibaldi 8, 10122 Torino TO, Italia' }])
    const typed = await at.send('restaurant/geocode-typing')
    expect(typed.results).toMatchObject([{ formatted_address: 'Via Giuseppe Garibaldi, 10122 Torino TO, Italia' }])
    const { countries } = await at.send('restaurant/countries')
    expect(countries).toContainEqual({ iso: 'IT', traduzione_ll: { nome: 'Italia' } })
  })
})
