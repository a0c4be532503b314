import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as z from 'zod/mini'

import type { Endpoint } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, anOrder } from '#tests/server/support/diner.ts'
import { savedAddress } from '#tests/server/support/order-samples.ts'
import { readRows } from '#tests/server/support/read-rows.ts'
import { calls } from '#tests/support/arbitraries/endpoints.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

import { endLeases } from './crash.ts'
import type { Attack } from './finding.ts'

/** Stands in everything of the customer that is attacked, and nowhere else. */
const mark = 'Quattrocchi'

/** Others send every call with the numbers of a customer's things: they read nothing of hers and change nothing. */
export const authorisation: Attack = async ({ service }) => {
  const victim = await aVictim(service)
  const { restaurantId } = victim
  const stranger = await aDiner(service, restaurantId)
  const elsewhere = await aDiner(service, await service.newRestaurant({ like: 2 }), { email: victim.email })
  const callers = {
    'another customer': { api_key: stranger.apiKey, email: stranger.email },
    'another customer under her e-mail': { api_key: stranger.apiKey, email: victim.email },
    'her key at another restaurant': { api_key: elsewhere.apiKey, email: victim.email },
    'a made-up key': { api_key: `k_${randomUUID()}`, email: victim.email },
    'a guest with a made-up token': { api_key: null, email: null, token: randomUUID() },
  }
  // The venue is reminded at once of what waits (decision 91); that is done before the rows are compared.
  await endLeases(service.db)
  await service.sweep()
  const before = await rowsOf(service, victim.id)
  const asked = bodies(victim)
  let read = 0
  for (const caller of Object.values(callers))
    for (const { path, body } of asked)
      if ((await textOf(service, path, { ...body, ...caller, id_ristorante: restaurantId })).includes(mark)) read += 1
  const isChanged = (await rowsOf(service, victim.id)) !== before
  const attempts = asked.length * Object.keys(callers).length
  return [
    { what: `other people's data (${attempts} attempts): read`, found: read, due: 0 },
    { what: "other people's data: rows changed", found: Number(isChanged), due: 0 },
    { what: "other people's data: read by herself", found: Number(await canReadHerself(service, victim)), due: 1 },
  ]
}

type Victim = Awaited<ReturnType<typeof aVictim>>

/** A customer with an order, a reservation and an address. */
async function aVictim(service: TestService) {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const diner = await aDiner(service, restaurantId, { firstName: mark, lastName: mark })
  const dishes = { venueId: 21, timetableId: 211 }
  const order = await diner.api.call(
    createOrder,
    await anOrder(diner.api, { ...dishes, fields: { customerNotes: mark } }),
  )
  const reservation = await diner.api.call(reserve, {
    id: null,
    venueId: id<'Venue'>(21),
    startsAt: moment('2026-03-10 20:00:00'),
    people: 2,
    name: mark,
    phone: '+39 333 555 0199',
    contactEmail: 'quattrocchi@example.com',
    notes: mark,
    device: 'site',
    hasAcceptedPrivacy: true,
    deposit: price('10.00'),
    paymentMode: 'card',
  })
  const address = await savedAddress(service, { id: diner.id, restaurantId }, 21, { note: mark })
  const ids = [order.id, reservation.id, address.id ?? 0] as readonly number[]
  return { ...diner, restaurantId, ids }
}

/** Every call of the contract, once for each number of hers, under every name a number can have. */
function bodies({ ids }: Victim) {
  const personal = Object.values(calls).filter(({ endpoint }) => endpoint.auth !== 'none')
  return personal.flatMap(({ endpoint, request }) =>
    ids.map((number) => ({ path: endpoint.path, body: withNumber(endpoint, request, number) })),
  )
}

function withNumber(endpoint: Endpoint, request: fc.Arbitrary<unknown>, number: number) {
  const [wish] = fc.sample(request, { numRuns: 1, seed: number })
  const sent = z.encode(endpoint.request as z.ZodMiniType<unknown>, wish) as Record<string, unknown>
  const names = ['id', 'entita_id', 'id_indirizzo', 'id_prenotazione', 'id_chat', 'id_ordine']
  const hers = names.filter((name) => name in sent).map((name) => [name, number])
  const venue = 'id_locale' in sent ? { id_locale: 21 } : {}
  return { versione: '3.5.2', ...sent, ...venue, ...Object.fromEntries(hers) }
}

async function textOf({ fetch }: TestService, path: string, body: object): Promise<string> {
  const response = await fetch(`https://service.example/en/webservice${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.text()
}

/** Shows that the mark is found where it may be read. */
async function canReadHerself(service: TestService, { restaurantId, apiKey, email, ids }: Victim): Promise<boolean> {
  const body = { versione: '3.5.2', id_ristorante: restaurantId, api_key: apiKey, email, id: ids[0], id_locale: null }
  return (await textOf(service, '/account/get_order', body)).includes(mark)
}

/** Everything that is stored of a customer, as one text. */
async function rowsOf({ db }: TestService, accountId: Id<'Account'>): Promise<string> {
  const tables = ['orders', 'reservations', 'delivery_addresses'] as const
  const owned = tables.map(
    (table) => sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t where account_id = ${accountId}`,
  )
  const own = sql`select to_jsonb(t)::text as row from accounts t where id = ${accountId}`
  const [{ all } = { all: '' }] = await readRows<{ readonly all: string }>(
    db,
    sql`select string_agg(row, ' ' order by row) as all from (${sql.join([own, ...owned], sql` union all `)}) rows`,
  )
  return all
}
