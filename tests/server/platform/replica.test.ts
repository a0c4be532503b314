import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { getProducts } from '#src/contract/product.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { clientOf, noon, post } from '#tests/server/support/diner.ts'
import { startFilledPostgres } from '#tests/server/support/filled-postgres.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { forTests } from '#tests/support/service.ts'

const programs = postgresPrograms()

describe.skipIf(programs === null)('a service with a replica of its database', { timeout: 180_000 }, () => {
  let server: PostgresServer
  let replica: Awaited<ReturnType<PostgresServer['startReplica']>>
  let service: TestService
  let admin: pg.Client
  beforeAll(async () => {
    server = await startFilledPostgres(programs ?? '')
    const first = await openDemonstration({ databaseUrl: server.url, now: () => noon })
    await first.close()
    replica = await server.startReplica()
    service = forTests(
      await openDemonstration({ databaseUrl: server.url, databaseReadUrl: replica.url, now: () => noon }),
    )
    admin = new pg.Client(replica.url)
    admin.on('error', () => undefined)
    await admin.connect()
  }, 180_000)
  afterAll(async () => {
    await service.close()
    await server.stop()
  })

  /** The names of the dishes of a category, as a diner reads them. */
  async function menu() {
    const body = { id_ristorante: 1, id_menu: 1, id_locale: 11, id_categoria: 2, ...names }
    const { content } = await post(service, getProducts.path, body)
    return JSON.stringify(content.data)
  }
  const names = { nome_categoria: true, categoria_successiva: true, categoria_precedente: true }
  const connections = async () => {
    const text = "select count(*)::int as count from pg_stat_activity where application_name = 'comanda'"
    return (await admin.query<{ count: number }>(text)).rows[0]?.count
  }
  const rename = (name: string) =>
    service.changeRestaurant(id(1), {
      product: { id: 201, names: { it: name, en: name, de: name, fr: name, es: name } },
    })

  test('reads menus there, and nothing else', async () => {
    const question = { venueId: id<'Venue'>(11), orderType: 'takeAway', takeAway: true, newsLimit: null } as const
    await clientOf(service, id(1)).call(getMixedInfo, question)
    expect(await connections()).toBe(0)
    await menu()
    expect(await connections()).toBe(1)
  })

  test('never answers what is older than the database', async () => {
    await admin.query('select pg_wal_replay_pause()')
    await rename('Pizza di oggi')
    expect(await menu()).toContain('Pizza di oggi')
    await admin.query('select pg_wal_replay_resume()')
  })

  test('goes on without it', async () => {
    await replica.halt()
    await rename('Pizza di domani')
    expect(await menu()).toContain('Pizza di domani')
  })
})
