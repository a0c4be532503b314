import pg from 'pg'

import { openWay } from '#tests/server/support/network-way.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'

import type { Attack, Finding, Size } from './finding.ts'
import { keepOrdering, lostAndTwice } from './keep-ordering.ts'
import { ownCounter, ownData } from './own-data.ts'
import type { Target } from './target.ts'
import { startAtNoon } from './target.ts'

/** The service answers again so soon after its database is back, in ms. */
const backWithinMs = 5000

type Loss = { readonly what: string; readonly lose: () => Promise<void> | void }

/** The database goes away under orders in three ways: no process ends, no order is lost or placed twice. */
export const databaseLost: Attack = async (target, size) => {
  const { server } = target
  if (!server) return []
  const way = await openWay(Number(new URL(server.url).port))
  const url = new URL(server.url)
  url.port = String(way.port)
  const losses: readonly Loss[] = [
    { what: 'connections ended', lose: () => endConnections(server) },
    { what: 'database restarted', lose: () => server.restart() },
    { what: 'connections cut', lose: way.cut },
  ]
  const findings: Finding[] = []
  for (const loss of losses) findings.push(...(await under(loss, { target, databaseUrl: url.href, size })))
  way.close()
  return findings
}

type Circumstances = { readonly target: Target; readonly databaseUrl: string; readonly size: Size }

async function under({ what, lose }: Loss, { target, databaseUrl, size }: Circumstances): Promise<readonly Finding[]> {
  const data = await ownData(target)
  const running = await startAtNoon({ DATABASE_URL: databaseUrl })
  const { restaurantId, place } = await ownCounter(() => running)
  const diners = keepOrdering(place)
  await diners.more(size.orders)
  await lose()
  const back = performance.now()
  await diners.more(1)
  const isLate = performance.now() - back > backWithinMs
  await diners.more(size.orders)
  const acknowledged = await diners.stop()
  const code = await running.stop()
  await data.remove()
  return [
    { what: `${what}: exit code of the process afterwards`, found: code ?? -1, due: 0 },
    { what: `${what}: answered late`, found: Number(isLate), due: 0 },
    ...lostAndTwice(what, acknowledged, await data.stored(restaurantId)),
  ]
}

async function endConnections({ url }: PostgresServer): Promise<void> {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comanda'")
  await admin.end()
}
