import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { Credentials } from '#src/api/create-api-client.ts'
import { createApiClient } from '#src/api/create-api-client.ts'
import { loyaltyCardQuery, rewardsQuery } from '#src/api/discounts.ts'
import { productQuery } from '#src/api/menu.ts'
import { newsItemQuery, newsQuery } from '#src/api/news.ts'
import { venueContentQuery } from '#src/api/venue-content.ts'
import { getNews } from '#src/contract/news.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { venue } from '#src/contract/venue.ts'
import { modeOf } from '#src/domain/discounts/rewards.ts'
import { areCumulable } from '#src/domain/loyalty/card.ts'
import { id } from '#tests/support/builders.ts'

/** The venue of the contract's example. */
const sample = JSON.parse(readFileSync(new URL('./samples/restaurant-info.json', import.meta.url), 'utf8')) as {
  readonly data: { readonly locali: readonly [Record<string, unknown>] }
}
const [wireVenue] = sample.data.locali

/** Written with the names of contract 2.5. */
const wireNews = {
  id: 7,
  created_at: '2025-03-01 10:30:00',
  foto_codice: 'n7',
  traduzione: { titolo: 'Tartufo', testo: 'È tornato.\nVieni.' },
}
const readNews = {
  id: 7,
  createdAt: '2025-03-01 10:30:00',
  photoCode: 'n7',
  texts: { title: 'Tartufo', body: 'È tornato.\nVieni.' },
}

/** What a query of the widget sends, and what it makes of the answer. */
async function exchange<T>(
  query: (api: ReturnType<typeof createApiClient>) => { queryFn: (context: { signal: AbortSignal }) => Promise<T> },
  data: object,
  who: Credentials | null = null,
) {
  const sent: Request[] = []
  const api = createApiClient({
    host: 'https://service.test',
    restaurantId: 4,
    fetch: (input, init) => {
      sent.push(new Request(input, init))
      return Promise.resolve(Response.json({ success: true, data, messages: [] }))
    },
    language: () => 'it',
    credentials: () => who,
    onSessionEnd: () => undefined,
    usesSimpleRequests: () => false,
    sendsIdempotencyKey: true,
    onFault: (fault) => {
      throw fault
    },
  })
  const reply = await query(api).queryFn({ signal: new AbortController().signal })
  return { path: sent[0]?.url, body: (await sent[0]?.json()) as unknown, reply }
}

const base = { versione: '3.5.2', id_ristorante: 4 }
const asGuest = { api_key: null, email: null }

describe('the information of a venue', () => {
  test('is asked for with closures, the latest news and the venue, and read [API-14]', async () => {
    const { path, body, reply } = await exchange((api) => venueContentQuery(api, id(21)), {
      configurazione_chiusure: [
        { dal_giorno: '2025-08-10', al_giorno: '2025-08-16', traduzione_ll: { messaggio: 'Ferie' } },
      ],
      news: [wireNews],
      info_locale: { ...wireVenue, foto: [{ codice: 'l1' }, { codice: 'l2' }] },
    })
    expect(path).toBe('https://service.test/it/webservice/restaurant/get_mixed_info')
    expect(body).toEqual({
      ...base,
      ...asGuest,
      id_locale: 21,
      tipo_ordine: null,
      configurazione_chiusure: true,
      news: true,
      news_limit: 1,
      info_locale: true,
    })
    expect(reply.closures).toEqual([{ from: '2025-08-10', to: '2025-08-16', texts: { message: 'Ferie' } }])
    expect(reply.news).toEqual([readNews])
    expect(reply.venue?.photos).toEqual([{ code: 'l1' }, { code: 'l2' }])
  })

  test('is asked for with all news for their list [API-14]', async () => {
    const { body, reply } = await exchange((api) => newsQuery(api, id(21)), { news: [wireNews, wireNews] })
    expect(body).toEqual({ ...base, ...asGuest, id_locale: 21, tipo_ordine: null, news: true, news_limit: null })
    expect(reply.news).toHaveLength(2)
  })

  test('reads no news as none', () => {
    expect(z.decode(getMixedInfo.reply, { news: null } as never).news).toEqual([])
  })
})

test('one news item is asked for with its neighbours, and read [API-15]', async () => {
  const { path, body, reply } = await exchange((api) => newsItemQuery(api, id(21), id(7)), {
    news: wireNews,
    news_successiva: { ...wireNews, id: 6, foto_codice: null },
    news_precedente: null,
  })
  expect(path).toBe('https://service.test/it/webservice/restaurant/get_news')
  expect(body).toEqual({ ...base, id_locale: 21, id: 7, id_news_precedente: true, id_news_successiva: true })
  expect(reply).toEqual({ item: readNews, previous: null, next: { ...readNews, id: 6, photoCode: null } })
  expect(getNews.auth).toBe('none')
})

test('a venue is read with everything the product knows of it [API-59]', () => {
  const offered = (type: string) => expect.objectContaining({ type, isActive: true }) as unknown
  expect(z.decode(venue, { ...wireVenue, prenota_tavolo_external_url: 'https://book.example' } as never)).toMatchObject(
    {
      id: 21,
      name: 'Trattoria Aurora Centro',
      street: 'Via Po',
      houseNumber: '12',
      postcode: '10124',
      town: 'Torino',
      province: 'TO',
      country: 'IT',
      phone: '+39 011 555 0101',
      email: 'centro@trattoria-aurora.example',
      companyName: 'Aurora Srl',
      vatNumber: '01234567890',
      latitude: 45.0689,
      longitude: 7.6925,
      currencyCode: 'EUR',
      externalReservationUrl: 'https://book.example',
      hasMessaging: true,
      requiresInvoice: false,
      photos: [{ code: 'loc21a' }, { code: 'loc21b' }],
      texts: { description: 'Cucina piemontese dal 1962.' },
      license: { venueId: 21, isActive: true, text: '', isDead: false },
      openingHours: [
        { weekday: 2, shift: 'F1', from: '12:00', to: '14:30' },
        { weekday: 2, shift: 'F2', from: '19:00', to: '23:00' },
      ],
      takeAway: offered('takeAway'),
      delivery: offered('delivery'),
      eatIn: offered('eatIn'),
      dil: offered('dil'),
      table: offered('table'),
      reservation: offered('reservation'),
      reservations: { isActive: true },
    },
  )
})

const anna = { apiKey: 'k1', email: 'anna@example.com' }
const asAnna = { api_key: 'k1', email: 'anna@example.com' }
const wireReward = {
  id: 41,
  tipo: 'PERCENTUALE',
  valore: 15,
  f_cumulabile: 1,
  id_fidelity_card_promozione: 5,
  id_tipologia_prodotto: -1,
  id_prodotto: -1,
  nome: null,
  data_inizio: '2025-03-01',
  data_scadenza: '2025-04-30',
}
const readReward = { id: 41, kind: 'percentage', value: 15, from: '2025-03-01', to: '2025-04-30' }

describe('the loyalty card', () => {
  const threshold = { soglia: 10, modalita: 2, tipo: 'VALORE', valore: 5, nome: null, f_cumulabile: 1 }
  const wirePromotion = {
    id: 5,
    tipo_punteggio: 'IMPORTO_SPESO',
    valore_punteggio: 10,
    punteggi: [],
    soglie: [threshold],
    mask_locali: [21],
    f_azzera_punti: 1,
    al: '2025-12-31',
    f_scadenza_premi: 1,
    data_scadenza_premi: '2026-01-30',
  }

  test('is asked for as the customer, and read [API-16]', async () => {
    const { path, body, reply } = await exchange(
      (api) => loyaltyCardQuery(api, id(21), anna.email),
      { punteggio_personale: 12, punteggio_massimo: 20, premi_personali: [wireReward], promozione: wirePromotion },
      anna,
    )
    expect(path).toBe('https://service.test/it/webservice/restaurant/get_fidelity_card')
    expect(body).toEqual({ ...base, ...asAnna, id_locale: 21 })
    expect(reply).toMatchObject({
      score: 12,
      highestThreshold: 20,
      rewards: [readReward],
      promotion: {
        thresholds: [{ points: 10, kind: 'amount' }],
        venueMask: [21],
        resetsPoints: true,
        to: '2025-12-31',
        rewardsExpire: true,
        rewardsExpireOn: '2026-01-30',
      },
    })
  })

  test.each([
    ['its first threshold', {}, 2, true],
    ['the promotion itself', { modalita: 1, f_cumulabile: 0 }, 1, false],
  ])('takes mode and combination from %s [API-16]', async (_from, fields, mode, cumulable) => {
    const { reply } = await exchange(
      (api) => loyaltyCardQuery(api, id(21), anna.email),
      {
        punteggio_personale: 0,
        punteggio_massimo: 0,
        premi_personali: [],
        promozione: { ...wirePromotion, ...fields },
      },
      anna,
    )
    expect(reply.promotion && [modeOf(reply.promotion), areCumulable(reply.promotion)]).toEqual([mode, cumulable])
  })

  test('has rewards of its own call, asked for as the customer [BAPI-19]', async () => {
    const { path, body, reply } = await exchange(
      (api) => rewardsQuery(api, id(21), anna.email),
      { premi: [wireReward] },
      anna,
    )
    expect(path).toBe('https://service.test/it/webservice/account/get_fidelity_card_rewards')
    expect(body).toEqual({ ...base, ...asAnna, id_locale: 21 })
    expect(reply.rewards).toMatchObject([readReward])
  })
})

test('one product is asked for without its last change [BAPI-08]', async () => {
  const product = JSON.parse(readFileSync(new URL('./samples/product.json', import.meta.url), 'utf8')) as object
  const { path, body, reply } = await exchange(
    (api) => productQuery(api, { productId: id(901), categoryId: id(61), venueId: id(21) }),
    product,
  )
  expect(path).toBe('https://service.test/it/webservice/restaurant/get_product')
  expect(body).toMatchObject({
    ...base,
    id_prodotto: 901,
    id_categoria_prodotto: 61,
    id_locale: 21,
    ultimo_aggiornamento: false,
  })
  expect(reply.product.name).toBe('Margherita')
})
