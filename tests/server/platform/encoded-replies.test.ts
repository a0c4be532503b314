import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { venues } from '#server/platform/db/schema/venue-tables.ts'
import type { EncodedReplies } from '#server/platform/encoded-replies.ts'
import { createEncodedReplies } from '#server/platform/encoded-replies.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { createOrder } from '#src/contract/order.ts'
import { getCategories } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { accept } from '#src/domain/verdict.ts'
import { aDiner, anOrder, noon, tiramisu } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, startService } from '#tests/support/service.ts'

let service: TestService
let bare: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
  bare = await openTestService({ keptReplyBytes: 0, now: () => noon })
})
afterAll(() => bare.close())

const start = { id_locale: 11, id_menu: 1, con_categorie: true, con_prodotti: true }
const list = { id_menu: 1, id_locale: 11, nome_categoria: true, categoria_successiva: true }
/** Every kept reply, by the name of its call. */
const calls: readonly (readonly [string, object])[] = [
  ['get_restaurant_info', {}],
  ['get_restaurant_info', { con_avvio: start }],
  ['get_status', {}],
  ['get_categories_list', { id_menu: 1, id_locale: 11 }],
  ['get_products_list', { ...list, id_categoria: 2 }],
  ['get_products_list', { ...list, ids: [801, 201] }],
  ['get_product', { id_prodotto: 203, id_categoria_prodotto: 2, id_locale: 11 }],
]

type Wish = {
  readonly at?: TestService
  readonly restaurantId?: number
  readonly language?: string
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function ask(call: string, body: object, wish: Wish = {}) {
  const { at = service, restaurantId = 1, language = 'en', host = 'https://service.example', headers } = wish
  const response = await at.fetch(`${host}/${language}/webservice/restaurant/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ versione: '3.5.2', id_ristorante: restaurantId, ...body }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, etag: response.headers.get('ETag') ?? '', bytes }
}

describe('a kept reply', () => {
  test.each(calls)('of %s %j is the reply that is encoded anew', async (call, body) => {
    const [first, second, anew] = [await ask(call, body), await ask(call, body), await ask(call, body, { at: bare })]
    expect(first.bytes.toString()).toContain('"success":true')
    expect(second.bytes.equals(first.bytes)).toBe(true)
    expect(anew.bytes.equals(first.bytes)).toBe(true)
    expect([second.etag, anew.etag]).toEqual([first.etag, ''])
    expect(first.etag).toMatch(/^W\/"[0-9a-f]{32}"$/)
  })

  test.each(calls)('of %s %j is not sent twice', async (call, body) => {
    const { etag } = await ask(call, body)
    for (const known of ['*', etag, `"another", ${etag}`, etag.slice('W/'.length)]) {
      const again = await ask(call, body, { headers: { 'If-None-Match': known } })
      expect([again.status, again.etag, again.bytes.byteLength]).toEqual([304, etag, 0])
    }
    expect((await ask(call, body, { headers: { 'If-None-Match': 'W/"another"' } })).status).toBe(200)
  })

  test('differs by restaurant, language and what was asked', async () => {
    const restaurantId = await service.newRestaurant()
    const replies = [
      await ask('get_categories_list', { id_menu: 1, id_locale: 11 }),
      await ask('get_categories_list', { id_menu: 2, id_locale: 11 }),
      await ask('get_categories_list', { id_menu: 1, id_locale: 11 }, { language: 'it' }),
      await ask('get_categories_list', { id_menu: 1, id_locale: 11 }, { restaurantId }),
    ]
    expect(new Set(replies.map(({ etag }) => etag)).size).toBe(4)
    expect(replies[2]?.bytes.toString()).toContain('Antipasti')
  })

  test('says the Google page at the address that was called', async () => {
    const restaurantId = await service.newRestaurant({ restaurant: { hasGoogleSignIn: true } })
    const pages = await Promise.all(
      ['https://one.example', 'https://two.example'].map(async (host) => {
        const { bytes } = await ask('get_restaurant_info', {}, { restaurantId, host })
        return /"pagina_google_url":"([^"]+)"/.exec(bytes.toString())?.[1]
      }),
    )
    expect(pages).toEqual([`https://one.example/google/${restaurantId}`, `https://two.example/google/${restaurantId}`])
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed once as %s', async (encoding, decompress) => {
    const [call, body] = ['get_products_list', { ...list, id_categoria: 3 }] as const
    const headers = { 'Accept-Encoding': encoding }
    const plain = await ask(call, body)
    const kept = service.replies?.bytes() ?? 0
    const [first, second] = [await ask(call, body, { headers }), await ask(call, body, { headers })]
    expect(service.replies?.bytes()).toBe(kept + first.bytes.byteLength)
    expect([first, second].map((one) => one.headers.get('Content-Encoding'))).toEqual([encoding, encoding])
    expect([plain, first].map((one) => one.headers.get('Vary'))).toEqual(['Accept-Encoding', 'Accept-Encoding'])
    expect(second.bytes.equals(first.bytes)).toBe(true)
    expect(decompress(first.bytes).equals(plain.bytes)).toBe(true)
  })
})

describe('the next call sees', () => {
  let restaurantId: Id<'Restaurant'>
  const dish = async (productId: number) =>
    (
      await ask('get_product', { id_prodotto: productId, id_categoria_prodotto: 8, id_locale: 11 }, { restaurantId })
    ).bytes.toString()
  const desk = (path: string, body: object) => deskOf(service, restaurantId).post(path, body)

  test('what an order took from the stock', async () => {
    restaurantId = await service.newRestaurant({ stock: [{ productId: tiramisu, venueId: 11, quantity: 5 }] })
    const { api } = await aDiner(service, restaurantId)
    const before = await dish(tiramisu)
    await api.call(createOrder, await anOrder(api, { dishes: [{ id: tiramisu, quantity: 2 }] }))
    expect([before, await dish(tiramisu)].map((one) => /"quantita":\[[^\]]*\]/.exec(one)?.[0])).toEqual([
      '"quantita":[{"id_locale":11,"quantita":5}]',
      '"quantita":[{"id_locale":11,"quantita":3}]',
    ])
  })

  test('what the staff desk changed', async () => {
    restaurantId = await service.newRestaurant()
    const status = async () => (await ask('get_status', {}, { restaurantId })).bytes.toString()
    expect(await status()).toContain('"manutenzione":0')
    expect((await desk('pause', { isPaused: true })).status).toBe(200)
    expect(await status()).toContain('"manutenzione":1')
    const begun = await ask('get_restaurant_info', { con_avvio: start }, { restaurantId })
    expect(begun.bytes.toString()).toMatch(/"avvio":\{"stato":\{"manutenzione":1.*"categorie":null/)
    const menu = await ask('get_categories_list', { id_menu: 1, id_locale: 11 }, { restaurantId })
    expect(menu.bytes.toString()).toContain('MAINTENANCE')
  })

  test('another entity tag after any change', async () => {
    restaurantId = await service.newRestaurant()
    const before = await Promise.all(calls.map(([call, body]) => ask(call, body, { restaurantId })))
    await service.db.update(venues).set({ phone: '+39 011 000 0000' }).where(eq(venues.restaurantId, restaurantId))
    const after = await Promise.all(
      calls.map(([call, body], at) =>
        ask(call, body, { restaurantId, headers: { 'If-None-Match': before[at]?.etag ?? '' } }),
      ),
    )
    expect(after.map(({ status }) => status)).toEqual(calls.map(() => 200))
    expect(after[0]?.bytes.toString()).toContain('+39 011 000 0000')
  })
})

describe('nothing is kept', () => {
  test.each([
    ['get_products_list', { ...list, ids_prodotti_suggeriti: [801] }],
    ['get_products_list', { ...list, id_categoria: 2, ids_prodotti_blacklist: [201] }],
    ['get_mixed_info', { id_locale: 11, info_locale: true }],
  ])('of %s %j', async (call, body) => {
    const before = service.replies?.bytes()
    expect((await ask(call, body)).etag).toBe('')
    expect(service.replies?.bytes()).toBe(before)
  })

  test('of a refusal', async () => {
    const before = service.replies?.bytes()
    expect((await ask('get_categories_list', { id_menu: 99, id_locale: 11 })).etag).toBe('')
    expect(service.replies?.bytes()).toBe(before)
  })

  test('while replies are written in other forms', async () => {
    const own = await openTestService({ wire: 'variants', now: () => noon })
    const [first, second] = [await ask('get_status', {}, { at: own }), await ask('get_status', {}, { at: own })]
    await own.close()
    expect([own.replies, first.etag, second.bytes.equals(first.bytes)]).toEqual([null, '', true])
    expect(first.bytes.toString()).toContain('zz_altro')
  })

  test('beyond the bytes that were allowed', async () => {
    const own = await openTestService({ keptReplyBytes: 100_000, now: () => noon })
    const sizes: number[] = []
    for (const id_categoria of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const { bytes } = await ask('get_products_list', { ...list, id_categoria }, { at: own })
      sizes.push(bytes.byteLength)
      expect(own.replies?.bytes()).toBeLessThanOrEqual(100_000)
    }
    await own.close()
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(100_000)
  })
})

describe('encoding', () => {
  /** Asks for the categories of restaurant 1 and counts how often they were encoded. */
  async function counted(replies: EncodedReplies) {
    const restaurant = (await restaurantOf(service.db, id(1)))!
    let encodings = 0
    const at = (contentVersion: string) => {
      const call = { db: service.db, language: 'en' as const, nowMs: 0, restaurant: { ...restaurant, contentVersion } }
      return replies.reply({ endpoint: getCategories, call, asked: {} }, async (together) => {
        encodings += 1
        return accept({ name: together.restaurant.name, encodings })
      })
    }
    return { at, version: restaurant.contentVersion, encodings: () => encodings }
  }

  test('happens once for equal calls at the same time', async () => {
    const { at, version, encodings } = await counted(createEncodedReplies(1000))
    const replies = await Promise.all([at(version), at(version), at(version)])
    expect([new Set(replies.map((one) => one.ok && one.value)).size, encodings()]).toEqual([1, 1])
  })

  test('keeps under the version that was read with the content', async () => {
    const { at, version, encodings } = await counted(createEncodedReplies(1000))
    const early = await at(randomUUID())
    expect([await at(version), encodings()]).toEqual([early, 1])
  })
})
