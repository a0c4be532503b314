import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createService } from '#server/app.ts'
import { production } from '#server/editions/production.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import { createOrder } from '#src/contract/order.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getDays } from '#src/contract/shift.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { anOrder, clientOf } from '#tests/server/support/diner.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { id, moment } from '#tests/support/builders.ts'
import { forTests } from '#tests/support/service.ts'

const programs = postgresPrograms()
/** Files of the repository that the commands need beside them. */
const needed = ['package.json', 'tsconfig.json', 'node_modules', 'server', 'src', 'public']

/** The commands of the page, in their order. */
async function commandsOf(page: string): Promise<string> {
  const blocks = [...(await readFile(page, 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)]
  return ['set -eu', ...blocks.map(([, block]) => block)].join('\n')
}

const first = <T>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('There is nothing.')
  return item
}

/** What somebody orders who takes the first of everything: venue, category, dish, day and time. */
async function firstOrder(api: ApiClient) {
  const venueId = first((await api.call(getRestaurantInfo, {})).venues).id
  const place = { menuId: id<'Menu'>(1), venueId }
  const category = first((await api.call(getCategories, place)).categories)
  const names = { wantsCategoryName: false, wantsNextCategory: false, wantsPreviousCategory: false }
  const all = { productIds: null, suggestedIds: null, excludedIds: null }
  const product = first((await api.call(getProducts, { ...place, categoryId: category.id, ...all, ...names })).products)
  const where = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null }
  const day = first((await api.call(getDays, { venueId, type: 'takeAway', ...where })).days)
  const slot = first(day.slots ?? [])
  const guest = { firstName: 'Anna', lastName: 'Rossi', phone: '+39 333 555 0101', email: 'anna@example.com' }
  const order = await anOrder(api, {
    venueId,
    timetableId: slot.timetableId,
    slotStart: moment(`${day.date} ${slot.from}:00`),
    dishes: [{ id: product.id, categoryId: category.id }],
    guest: { ...guest, hasAcceptedPrivacy: true },
  })
  return { product, order }
}

describe.skipIf(programs === null)('docs/your-first-restaurant.md', { timeout: 240_000 }, () => {
  let server: PostgresServer
  let folder: string
  let said: string
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    folder = await mkdtemp(join(tmpdir(), 'comanda-first-'))
    for (const name of needed) await symlink(resolve(name), join(folder, name))
    const env = { ...process.env, DATABASE_URL: server.url }
    const shell = spawn('bash', ['-c', await commandsOf('docs/your-first-restaurant.md')], { cwd: folder, env })
    const [[code], output, complaint] = await Promise.all([once(shell, 'exit'), text(shell.stdout), text(shell.stderr)])
    said = output
    if (code !== 0 || complaint !== '') throw new Error(`The commands ended with ${code}: ${complaint}`)
  }, 240_000)
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('makes the restaurants that it names, and says their numbers', () => {
    expect(said).toContain('rita.json: Pizzeria da Rita is right.')
    expect(said).toContain('rita.json: Pizzeria da Rita is new (a dry run: nothing is kept).')
    expect(said).toContain('rita.json: Pizzeria da Rita is new: restaurant 1000.')
    expect(said).toMatch(
      /rita@example\.com owns the desk of Pizzeria da Rita \(1000\) and signs in with the password \S+/,
    )
    expect(said).toContain('menu.products “Birra media”: new')
    expect(said).toContain('copy.json: Pizzeria da Rita is right.')
  })

  test.each([
    ['Pizzeria da Rita', 1000],
    ['Bistro Lune', 1001],
    ['Pasta Presto', 1002],
  ])('a guest orders at %s [FILE-12]', async (_name, number) => {
    const service = await createService({ edition: production, databaseUrl: server.url })
    service.clock.set(instantOf(moment('2026-03-10 12:00:00'), 'Europe/Rome'))
    const api = clientOf(forTests(service), id<'Restaurant'>(number))
    const { product, order } = await firstOrder(api)
    const placed = await api.call(createOrder, order)
    expect([placed.id > 0, placed.total]).toEqual([true, product.price])
    await service.close()
  })
})
