import { beforeAll, describe, expect, test } from 'vitest'

import { getCountries } from '#src/contract/country.ts'
import { decodeTableCode } from '#src/contract/dining-table.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getServicePointInfo } from '#src/contract/service-point.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { mainChoice } from '#src/domain/venues/main-choice.ts'
import { clientOf, noon, post, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const infoOf = (restaurantId: number) => clientOf(service, id(restaurantId)).call(getRestaurantInfo, {})
const citiesAt = async (restaurantId: number, venueId: number | null) => {
  const asked = { venueId: venueId === null ? null : id<'Venue'>(venueId), orderType: null, newsLimit: null }
  return (await clientOf(service, id(restaurantId)).call(getMixedInfo, { ...asked, deliveryCities: true }))
    .deliveryCities
}
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id)

describe('get_restaurant_info', () => {
  test('says the service points with who serves them [API-10] [API-58] [BCONST-09]', async () => {
    const { servicePoints } = await clientOf(service, id(4), { language: 'it' }).call(getRestaurantInfo, {})
    expect(servicePoints).toEqual([
      {
        id: 401,
        venueMask: [41, 42],
        servingVenues: [{ venueId: 41 }, { venueId: 42 }, { venueId: 43 }],
        texts: { name: 'Prato', deliveryPointLabel: 'Numero del tavolo', typeLabel: 'Sul prato' },
      },
      {
        id: 402,
        venueMask: [],
        servingVenues: [{ venueId: 43 }, { venueId: 41 }],
        texts: { name: 'Area concerti', deliveryPointLabel: 'Fila e posto', typeLabel: 'Sotto il palco' },
      },
      {
        id: 403,
        venueMask: [],
        servingVenues: [{ venueId: 42 }],
        texts: { name: 'Ingresso est', deliveryPointLabel: null, typeLabel: null },
      },
    ])
  })

  test('returns where a venue is, its owner and services', async () => {
    const { content } = await post(service, '/restaurant/get_restaurant_info', { id_ristorante: 2 }, { language: 'it' })
    expect(content.data?.locali).toEqual([
      expect.objectContaining({
        id: 21,
        nome_locale: 'Pizzeria Stella',
        indirizzo: 'Via Vanchiglia',
        civico: '18',
        cap: '10124',
        citta: 'Torino',
        provincia: 'TO',
        stato: 'IT',
        telefono: '+39 011 555 0121',
        email: 'ciao@pizzeria-stella.example',
        ragione_sociale: 'Stella S.n.c.',
        piva: '00000000210',
        latitudine: 45.0688,
        longitudine: 7.6977,
        moneta: 'EUR',
        prenota_tavolo_external_url: null,
        f_messaggistica: 1,
        f_fat_obbligatoria: 0,
        foto: [{ codice: 'venue-21-1' }, { codice: 'venue-21-2' }],
        traduzione: { descrizione: expect.stringContaining('Vanchiglia') },
        licenza: { id_locale: 21, f_attivo: 1, testo: '', f_locale_morto: 0 },
        orari_ristorante: expect.arrayContaining([{ giorno: 1, fascia: 'F1', dalle_ore: '00:00', alle_ore: '00:00' }]),
        configurazione_takeaway: expect.objectContaining({ tipo_orario: 'TAKEAWAY', f_attivo: 1 }),
        configurazione_delivery: expect.objectContaining({ tipo_orario: 'DELIVERY', tipo_modalita_zone: 'MANUALE' }),
        configurazione_mangia_ristorante: expect.objectContaining({ numero_persone: 24, costo_fisso: 2 }),
        configurazione_dil: null,
        configurazione_ordina_tavolo: expect.objectContaining({ tipo_orario: 'ORDINA_TAVOLO', numero_persone: null }),
        configurazione_prenotazione: expect.objectContaining({ numero_persone: 10, f_attivo: 1 }),
        configurazione_prenotazioni: { f_attivo: 1 },
        ponyu_api_key: null,
        f_ponyu_fasce_delivery: 0,
        eatintime_api_key: null,
        f_eatintime_fasce_delivery: 0,
      }),
    ])
  })

  test('of the demo leads to every kind of first step', async () => {
    const steps = await Promise.all([1, 2, 3, 4, 7].map(async (each) => [each, mainChoice(await infoOf(each)).to]))
    expect(Object.fromEntries(steps)).toEqual({ 1: 'venues', 2: 'home', 3: 'venues', 4: 'type', 7: 'zone' })
  })

  test('says of a courier only that there is one [WIZ-29] [WIZ-30]', async () => {
    const { content } = await post(service, '/restaurant/get_restaurant_info', { id_ristorante: 3 })
    const [own, , courier] = (content.data?.locali ?? []) as readonly Record<string, unknown>[]
    expect(courier).toMatchObject({ ponyu_api_key: '***', f_ponyu_fasce_delivery: 1, eatintime_api_key: null })
    expect(own).toMatchObject({ ponyu_api_key: null, f_ponyu_fasce_delivery: 0 })
  })
})

describe('get_mixed_info', () => {
  test('returns all venues’ delivery cities without a venue [API-13]', async () => {
    const asked = { id_ristorante: 3, id_locale: null, consegne_citta: true }
    const { content } = await post(service, '/restaurant/get_mixed_info', asked)
    expect(Object.keys(content.data ?? {})).toEqual(['consegne_citta'])
    expect(idsOf(await citiesAt(3, null))).toEqual([301, 302, 303, 304, 305])
    const withoutCities = { venueId: null, orderType: null, newsLimit: null, closures: true }
    expect(await statusOf(clientOf(service, id(3)).call(getMixedInfo, withoutCities))).toBe('ENTITY_NOT_FOUND')
  })

  test('returns a venue’s cities by their masks [BAPI-12]', async () => {
    expect(idsOf(await citiesAt(3, 31))).toEqual([301, 302, 305])
    expect(idsOf(await citiesAt(3, 32))).toEqual([301, 302, 303, 305])
    expect(idsOf(await citiesAt(3, 33))).toEqual([304, 305])
    expect(idsOf(await citiesAt(1, 11))).toEqual([])
  })

  test('returns zone charges, null for the city’s [API-13]', async () => {
    const [torino, moncalieri, sanMauro, pino] = await citiesAt(2, 21)
    expect(torino).toMatchObject({ name: 'Torino', zoneMode: 'manual', minimumSpend: 1500, deliveryFee: 250 })
    expect(torino?.zones).toEqual([
      { id: 1, name: 'Centro', postcode: '10123', minimumSpend: 1200, deliveryFee: 150 },
      { id: 2, name: 'Vanchiglia', postcode: '10124', minimumSpend: null, deliveryFee: 0 },
      { id: 3, name: 'San Salvario', postcode: '10125', minimumSpend: null, deliveryFee: null },
      { id: 4, name: 'Lingotto', postcode: '10126', minimumSpend: 2500, deliveryFee: 350 },
    ])
    expect(moncalieri).toMatchObject({
      zones: [],
      minimumSpend: 3000,
      deliveryFee: 450,
      shape: null,
      coordinates: null,
    })
    expect(sanMauro).toMatchObject({ minimumSpend: null, deliveryFee: null, isForDelivery: true })
    expect(pino).toMatchObject({ isForDelivery: false })
  })

  test('returns zone mode, slots by city and free delivery [API-12]', async () => {
    const asked = { venueId: id<'Venue'>(31), orderType: null, newsLimit: null, delivery: true }
    const { delivery } = await clientOf(service, id(3)).call(getMixedInfo, asked)
    expect(delivery).toMatchObject({
      type: 'delivery',
      isActive: true,
      isBlocked: false,
      zoneMode: 'coordinates',
      hasSlotsByCity: true,
      allowsAsSoonAsPossible: true,
      freeDeliveryFrom: 4000,
      defaultAddress: null,
    })
  })
})

describe('dil/punti-di-servizio/info', () => {
  const infoAt = (venueId: number, pointId: number) =>
    clientOf(service, id(4)).call(getServicePointInfo, {
      venueId: id<'Venue'>(venueId),
      servicePointId: id<'ServicePoint'>(pointId),
    })

  test('says what bringing an order there costs, null when nothing [BAPI-20]', async () => {
    expect(await infoAt(41, 402)).toEqual({ info: { deliveryFee: 150 } })
    expect(await infoAt(42, 403)).toEqual({ info: { deliveryFee: null } })
  })

  test.each([
    ['that the mask leaves out', 43, 401],
    ['that does not serve it', 41, 403],
    ['without the point', 41, 499],
  ])('refuses a venue %s', async (_case, venueId, pointId) => {
    expect(await statusOf(infoAt(venueId, pointId))).toBe('ENTITY_NOT_FOUND')
  })
})

describe('ordina-tavolo/qr-code/decode', () => {
  const decode = (code: string, venueId = 21) =>
    clientOf(service, id(2)).call(decodeTableCode, { venueId: id<'Venue'>(venueId), code })

  test.each([
    ['the code', 'stella-3-v9Lp'],
    ['the text as it was scanned', ' https://pizzeria-stella.example/ordina?identificativo=stella-3-v9Lp\n'],
    ['a link that ends in it', 'https://qr.example/t/stella-3-v9Lp/'],
  ])('finds the table of %s [API-22]', async (_case, text) => {
    expect(await decode(text)).toEqual({ table: { id: 3, name: '3' } })
  })

  test.each([
    ['an unknown code', 'stella-3-XXXX', 21],
    ['a code in other letters', 'STELLA-3-v9Lp', 21],
    ['the code of another venue', 'stella-3-v9Lp', 22],
    ['words', 'Tavolo 3', 21],
    ['nothing', '', 21],
  ])('refuses %s', async (_case, text, venueId) => {
    expect((await refusalOf(decode(text, venueId)))?.status).toBe('TABLE_NOT_FOUND')
  })
})

describe('countries', () => {
  test.each([
    ['it', 'Germania'],
    ['en', 'Germany'],
    ['de', 'Deutschland'],
    ['fr', 'Allemagne'],
    ['es', 'Alemania'],
  ])('are named and sorted in %s [API-42] [BAPI-13]', async (language, germany) => {
    const { countries } = await clientOf(service, id(1), { language }).call(getCountries, {})
    expect(countries.length).toBeGreaterThan(200)
    const names = countries.map(({ texts }) => texts.name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, language)))
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(countries.find(({ code }) => code === 'DE')?.texts.name).toBe(germany)
    expect(names.filter((name) => name.length <= 2)).toEqual([])
  })
})
