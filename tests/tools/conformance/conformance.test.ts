import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'

import { wireVariants } from '#demo/service/wire-variants.ts'
import { noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { checkStart } from '#tools/conformance/check-start.ts'
import { help, readOptions } from '#tools/conformance/command-line.ts'
import type { Entry } from '#tools/conformance/journal.ts'
import { verdictOf } from '#tools/conformance/journal.ts'
import { hasDifferences, jsonReport, textReport } from '#tools/conformance/print-report.ts'
import type { Conformance } from '#tools/conformance/run-conformance.ts'
import { runConformance } from '#tools/conformance/run-conformance.ts'
import type { ConformanceOptions } from '#tools/conformance/service-client.ts'
import { createVisit } from '#tools/conformance/service-client.ts'
import { serve } from '#tools/serve.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const options = (wish: Partial<ConformanceOptions> = {}): ConformanceOptions => ({
  host: 'https://service.example',
  restaurantId: 1,
  venueId: null,
  language: 'en',
  isReadOnly: false,
  tableCode: null,
  fetch: service.fetch,
  now: () => noon,
  ...wish,
})

const namesOf = ({ entries }: Conformance, verdict: ReturnType<typeof verdictOf>) =>
  entries.filter((entry) => verdictOf(entry) === verdict).map(({ name }) => name)
const reasons = ({ entries }: Conformance) =>
  Object.fromEntries(
    entries.flatMap((entry) => (verdictOf(entry) === 'not run' ? [[entry.name, entry.reason] as const] : [])),
  )

const atProviders = {
  resetPassword: 'its token comes by mail; that a wrong one is refused is looked at',
  confirmEmail: 'its token comes by mail',
  eraseAccount: 'it would end the account; that a slip is refused is looked at',
  detachCard: 'a card is stored on the page of the provider, in a browser',
  executePayPal: 'an approval is given at PayPal, in a browser; a made-up one is looked at',
}
const noPush = { pushConfig: 'the restaurant has no push' }

describe('against the reference service', () => {
  test('a take-away restaurant: every reachable call, no difference [BAPI-05]', async () => {
    const restaurantId = await service.newRestaurant({ restaurant: { guestOrderTypes: [] } })
    const found = await runConformance(options({ restaurantId }))
    expect([namesOf(found, 'differs'), namesOf(found, 'notes')]).toEqual([[], []])
    expect(namesOf(found, 'ok')).toContain('start')
    expect(reasons(found)).toEqual({
      ...atProviders,
      ...noPush,
      newDeliveryAddress: 'the venue does not deliver',
      setDefaultDeliveryAddress: 'the venue does not deliver',
      deleteDeliveryAddress: 'the venue does not deliver',
      decodeTableCode: 'needs the code of a table: --table-code',
      callStaff: 'needs the code of a table: --table-code',
      callTooSoon: 'needs the code of a table: --table-code',
      openBill: 'needs the code of a table: --table-code',
      billTooHigh: 'needs the code of a table: --table-code',
      giveUpBill: 'needs the code of a table: --table-code',
      guestOrder: 'take-away needs an account here: no f_ordine_ospite',
      guestDelivery: 'delivery needs an account here: no DELIVERY in f_ordine_ospite',
      wrongGuestToken: 'needs the code of a table: --table-code',
      getServicePointInfo: 'no service point belongs to the venue',
    })
    expect(found.left.map((one) => one.split(' ')[0])).toEqual([
      'group',
      'the',
      'order',
      'order',
      'order',
      'reservation',
      'a',
    ])
  })

  test('zones, tables, guests, coordinates and points: the rest', async () => {
    const stella = { restaurantId: await service.newRestaurant({ like: 2 }), tableCode: 'stella-1-k7Qm' }
    const withTables = await runConformance(options(stella))
    const byCoordinates = await runConformance(options({ restaurantId: await service.newRestaurant({ like: 3 }) }))
    const atFair = await runConformance(options({ restaurantId: await service.newRestaurant({ like: 4 }) }))
    const all = [withTables, byCoordinates, atFair]
    expect(all.flatMap((found) => [...namesOf(found, 'differs'), ...namesOf(found, 'notes')])).toEqual([])
    const places = ['decodeTableCode', 'wrongGuestToken', 'newDeliveryAddress', 'deleteDeliveryAddress']
    const guests = ['callStaff', 'callTooSoon', 'billTooHigh', 'guestRefused', 'guestDelivery']
    expect(namesOf(withTables, 'ok')).toEqual(expect.arrayContaining([...places, ...guests]))
    expect(namesOf(byCoordinates, 'ok')).toContain('newDeliveryAddress')
    expect(namesOf(atFair, 'ok')).toContain('getServicePointInfo')
  })

  test('orders as a guest where take-away needs no account', async () => {
    const restaurantId = await service.newRestaurant({ restaurant: { guestOrderTypes: ['takeAway'] } })
    const found = await runConformance(options({ restaurantId }))
    expect([namesOf(found, 'differs'), namesOf(found, 'notes')]).toEqual([[], []])
    expect(namesOf(found, 'ok')).toEqual(expect.arrayContaining(['guestOrder', 'guestRefused']))
    expect(found.left.filter((one) => one.endsWith('as a guest)'))).toHaveLength(1)
  })

  test('takes a service without con_avvio', async () => {
    const app = new Hono()
    app.use(wireVariants('bare'))
    app.all('*', ({ req }) => service.app.fetch(req.raw))
    const { verdict, reason } = await startAt(async (input, init) => app.fetch(new Request(input, init)))
    expect([verdict, reason]).toEqual(['not run', 'not offered: an optional addition'])
  })

  test('says with what a cash order is settled', async () => {
    const bodies: Record<string, unknown>[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (new Request(input, init).url.endsWith('/account/order')) bodies.push(await new Request(input, init).json())
      return service.fetch(input, init)
    }
    await runConformance(options({ restaurantId: await service.newRestaurant(), fetch }))
    const meansOf = (mode: string) =>
      new Set(bodies.flatMap((body) => (body.modalita_pagamento === mode ? [body.preferenza_pagamento] : [])))
    expect([meansOf('CONTANTI'), meansOf('STRIPE_CARTACREDITO')]).toEqual([new Set(['CONTANTI']), new Set([null])])
  })

  test('changes nothing when read-only, and says what it skipped', async () => {
    const restaurantId = await service.newRestaurant()
    const found = await runConformance(options({ restaurantId, isReadOnly: true }))
    expect([found.left, namesOf(found, 'differs')]).toEqual([[], []])
    expect(namesOf(found, 'ok')).toContain('getProduct')
    expect(reasons(found)).toMatchObject({ register: '--read-only', createOrder: '--read-only', logout: '--read-only' })
    expect(textReport(found, options({ restaurantId }))).toContain('Nothing is left behind.')
  })

  test('notes tolerated forms and ignores the unknown', async () => {
    const app = new Hono()
    app.use(wireVariants('variants'))
    app.all('*', ({ req }) => service.app.fetch(req.raw))
    const fetch: typeof globalThis.fetch = async (input, init) => app.fetch(new Request(input, init))
    const found = await runConformance(options({ fetch, isReadOnly: true }))
    expect([namesOf(found, 'differs'), hasDifferences(found)]).toEqual([[], false])
    expect(namesOf(found, 'notes')).toContain('getRestaurantInfo')
    expect(found.entries.reduce((sum, { unknownKeys }) => sum + unknownKeys, 0)).toBeGreaterThan(100)
  })
})

/** What the check of con_avvio says about the first venue of restaurant 1. */
async function startAt(fetch: typeof globalThis.fetch) {
  const visit = createVisit(options({ fetch }))
  await checkStart(visit, { venueId: id(11), menuId: id(1) })
  const entry = visit.journal.entries().find(({ name }) => name === 'start')!
  return { verdict: verdictOf(entry), ...entry }
}

/** The service with something broken in the reply of a call. */
function broken(changes: Readonly<Record<string, (text: string) => Response>>): typeof fetch {
  return async (input, init) => {
    const reply = await service.fetch(input, init)
    const { url } = new Request(input, init)
    const path = Object.keys(changes).find((end) => url.endsWith(end))
    return path && init?.method === 'POST' ? changes[path]!(await reply.text()) : reply
  }
}

describe('against a service that differs', () => {
  const headers = { 'Content-Type': 'application/json' }

  test('names the part of con_avvio that its own call contradicts', async () => {
    const changed = (text: string, from: string, to: string) =>
      text.replace(/"avvio":.*/, (start) => start.replace(from, to))
    const wrong = {
      '"manutenzione":0': '"manutenzione":1',
      '"consigli":[302,': '"consigli":[',
      '"nome":"': '"nome":"x',
      '"scelte_libere":null,': '', // That there is nothing to choose has to be said.
    }
    const fields: string[] = []
    for (const [from, to] of Object.entries(wrong)) {
      const reply = (text: string) => new Response(changed(text, from, to), { headers })
      const entry = await startAt(broken({ '/get_restaurant_info': reply }))
      fields.push(...entry.findings.map(({ field }) => field))
    }
    expect(fields.join()).toMatch(/^avvio\.stato,avvio\.categorie(,avvio\.prodotti, id_categoria null){2}$/)
  })

  const found = () =>
    runConformance(
      options({
        isReadOnly: true,
        venueId: 11,
        fetch: broken({
          '/get_restaurant_info': (text) => new Response(text.replaceAll('"nome_locale"', '"nome"'), { headers }),
          '/get_products_list': (text) => new Response(text.replace(/"prezzo":[\d.]+/, '"prezzo":"abc"'), { headers }),
          '/countries/get': (text) =>
            new Response(JSON.stringify((JSON.parse(text) as { data: object }).data), { headers }),
          '/get_status': () => new Response('Internal Server Error', { status: 500 }),
        }),
      }),
    )

  test('names call and field, what is documented and what came', async () => {
    const conformance = await found()
    const of = (name: string): Entry['findings'] =>
      conformance.entries.find((entry) => entry.name === name)?.findings ?? []
    expect(of('getRestaurantInfo')[0]).toEqual({
      kind: 'difference',
      field: 'locali[0].nome_locale',
      expected: 'string: text',
      got: 'left out',
    })
    expect(of('getProducts')[0]).toMatchObject({ field: 'prodotti[0].prezzo', got: '"abc"' })
    expect(of('getCountries')[0]).toMatchObject({ field: '(success)', got: 'left out' })
    expect(of('getStatus').map(({ field, got }) => [field, got])).toEqual([
      ['(HTTP status)', '500'],
      ['(reply)', 'no JSON'],
    ])
    expect(hasDifferences(conformance)).toBe(true)

    const text = textReport(conformance, options())
    expect(text).toMatch(/getRestaurantInfo +locali\[0\]\.nome_locale +string: text +left out +and 5 more/)
    expect(text).toMatch(/differs +getStatus +POST \/restaurant\/get_status/)
    const machine = JSON.parse(jsonReport(conformance)) as { calls: { name: string; verdict: string }[] }
    expect(machine.calls).toContainEqual(expect.objectContaining({ name: 'getProducts', verdict: 'differs' }))
  })

  test('and one that is not there', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))
    const conformance = await runConformance(options({ fetch }))
    expect(namesOf(conformance, 'differs')).toContain('getRestaurantInfo')
    expect(textReport(conformance, options())).toMatch(/getStatus +\(connection\) +a reply +connect ECONNREFUSED/)
  })
})

describe('npm run conformance', () => {
  async function run(...args: string[]) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/conformance/conformance.ts', ...args])
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
    const [code] = (await once(child, 'close')) as [number]
    return { code, text }
  }

  test('reads its options, and says when it is called wrongly', () => {
    const read = readOptions(['https://a.example/base/', '--venue', '12', '--read-only', '--language', 'it'])
    const wanted = { host: 'https://a.example/base', restaurantId: 1, venueId: 12, isReadOnly: true, language: 'it' }
    expect(read).toMatchObject(wanted)
    expect(readOptions(['--help'])).toBe(help)
    expect(help).toContain('it leaves behind')
    expect(readOptions([])).toContain('Name the web service by its URL')
    expect(readOptions(['https://a.example', '--venue', 'x'])).toContain('An id is a positive number')
    expect(readOptions(['https://a.example', '--language', 'xx'])).toContain('The language is one of')
    expect(readOptions(['https://a.example', '--vneu', '1'])).toContain("Unknown option '--vneu'")
  })

  test('ends with 0, 1 or 2 by result', async () => {
    const server = await serve(service.app.fetch)
    const empty = await serve(() => Response.json({}))
    const [fine, different, wrong] = await Promise.all([
      run(server.origin, '--read-only', '--venue', '11', '--json'),
      run(empty.origin, '--venue', '11'),
      run(),
    ])
    await Promise.all([server.close(), empty.close()])
    expect([fine.code, different.code, wrong.code]).toEqual([0, 1, 2])
    expect(different.text).toMatch(/getRestaurantInfo +\(success\) +true or false +left out/)
  })
})
