import { expect, test } from 'vitest'

import { createService } from '#demo/server/app.ts'
import { deskOf } from '#tests/support/desk.ts'
import { forTests, startService } from '#tests/support/service.ts'
import type { TestService } from '#tests/support/service.ts'

import { noon } from './diner.ts'
import { postgresPrograms, startPostgres } from './postgres-server.ts'

/** What makes a row of each table that has numbers of the restaurant's own. */
const made: readonly (readonly [path: string, typed: (index: number) => object])[] = [
  ['codes', (index) => ({ name: `CODE${index}`, kind: 'percentage', value: '5' })],
  ['categories', (index) => ({ 'names.it': `Portata ${index}` })],
  ['products', (index) => ({ 'names.it': `Piatto ${index}`, price: '5' })],
  ['venues/11/slots', () => ({ from: '5', to: '6' })],
  ['venues/11/closures', () => ({ from: '2026-04-01', to: '2026-04-02', 'messages.it': 'Chiuso' })],
]

/** Makes eight of each at once, by all services in turn, and answers how the calls ended and the numbers. */
async function makeAtOnce(services: readonly TestService[], restaurantId: number) {
  const [one] = services
  if (!one) throw new Error('No service was given.')
  const calls = made.flatMap(([path, typed]) =>
    Array.from({ length: 8 }, (_, index) => ({ path, typed: typed(index) })),
  )
  const replies = await Promise.all(
    calls.map(async ({ path, typed }, index) => {
      const reply = await deskOf(services[index % services.length] ?? one, restaurantId).post(path, { typed })
      return { path, status: reply.status, ...((await reply.json()) as { id?: number }) }
    }),
  )
  const hours = await deskOf(one, restaurantId).read<{ venues: { closures: { id: number; from: string }[] }[] }>(
    'hours',
  )
  const closed = hours.venues.flatMap(({ closures }) => closures).filter(({ from }) => from === '2026-04-01')
  const ids = new Set(replies.flatMap(({ path, id }) => (id === undefined ? [] : `${path} ${id}`)))
  return { statuses: [...new Set(replies.map(({ status }) => status))], made: ids.size, closed: closed.length }
}

const all = { statuses: [200], made: 4 * 8, closed: 8 }

test('rows added at once have numbers of their own', async () => {
  const service = await startService({ now: noon })
  expect(await makeAtOnce([service], await service.newRestaurant())).toEqual(all)
})

const programs = postgresPrograms()
test.skipIf(programs === null)('two processes give no number twice', { timeout: 120_000 }, async () => {
  const server = await startPostgres(programs ?? '')
  const start = async () => forTests(await createService({ databaseUrl: server.url, now: () => noon }))
  const services = [await start(), await start()]
  expect(await makeAtOnce(services, (await services[0]?.newRestaurant()) ?? 0)).toEqual(all)
  for (const service of services) await service.close()
  await server.stop()
})
