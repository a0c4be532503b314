import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createService } from '#server/app.ts'
import { production } from '#server/editions/production.ts'
import { createOrder } from '#src/contract/order.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getDays } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
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
    expect([code, complaint]).toEqual([0, ''])
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
  ])('a guest orders at %s', async (_name, number) => {
    const restaurantId = id<'Restaurant'>(number)
    const service = await createService({ edition: production, databaseUrl: server.url })
    service.clock.set(instantOf(moment('2026-03-10 12:00:00'), 'Europe/Rome'))
    const api = clientOf(forTests(service), restaurantId)
    const { venues } = await api.call(getRestaurantInfo, {})
    const venueId = venues[0]?.id ?? (0 as Id<'Venue'>)
    const place = { menuId: id<'Menu'>(1), venueId }
    const { categories } = await api.call(getCategories, place)
    const [category] = categories
    const asked = { ...place, categoryId: category?.id ?? (0 as Id<'Category'>), productIds: null, suggestedIds: null }
    const names = { wantsCategoryName: false, wantsNextCategory: false, wantsPreviousCategory: false }
    const { products } = await api.call(getProducts, { ...asked, excludedIds: null, ...names })
    const where = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null }
    const { days } = await api.call(getDays, { venueId, type: 'takeAway', ...where })
    const [slot] = days[0]?.slots ?? []
    const order = await anOrder(api, {
      venueId,
      timetableId: slot?.timetableId ?? 0,
      slotStart: moment(`${days[0]?.date} ${slot?.from}:00`),
      dishes: [{ id: products[0]?.id ?? 0, categoryId: category?.id ?? 0 }],
      guest: {
        firstName: 'Anna',
        lastName: 'Rossi',
        phone: '+39 333 555 0101',
        email: 'anna@example.com',
        hasAcceptedPrivacy: true,
      },
    })
    const placed = await api.call(createOrder, order)
    expect([placed.id > 0, placed.total]).toEqual([true, products[0]?.price])
    await service.close()
  })
})
