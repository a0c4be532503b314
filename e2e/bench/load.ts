import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { createOrder } from '#src/contract/order.ts'
import { aDiner, anOrder, clientOf, noon } from '#tests/server/support/diner.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import type { TestService } from '#tests/support/service.ts'
import { forTests } from '#tests/support/service.ts'
import { serviceBudgets } from '#tools/budgets.ts'

import { growthRows } from './growth.ts'
import type { Judged } from './judged.ts'
import { printBudgets } from './judged.ts'
import { measure, startBenchService } from './service-load.ts'
import { printTable } from './table.ts'

// Orders and menu reads per second by processes and connections, and what stored orders cost: needs a PostgreSQL server.
// `--seconds 5` for steadier figures, `--most 300000` for the most orders that are stored, `--growth` for their cost alone.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    most: { type: 'string', default: '300000' },
    growth: { type: 'boolean', default: false },
  },
})
const roundMs = Number(values.seconds) * 1000
const programs = postgresPrograms()
if (programs === null) throw new Error('This needs a PostgreSQL server (apt-get install postgresql).')
const server = await startPostgres(programs)
const service = forTests(await openDemonstration({ databaseUrl: server.url, now: () => noon, logger: () => undefined }))

/** An order as the widget sends it: its path and body. */
async function orderAsSent({ newRestaurant, ...rest }: TestService) {
  const restaurantId = await newRestaurant({ timetable: { capacity: null } })
  const diner = await aDiner({ ...rest, newRestaurant }, restaurantId)
  const request = await anOrder(diner.api)
  let sent = { path: '', body: '' }
  const recording: typeof fetch = async (input, init) => {
    const copy = new Request(input, init)
    sent = { path: new URL(copy.url).pathname, body: await copy.text() }
    return rest.fetch(input, init)
  }
  await clientOf({ fetch: recording }, restaurantId, { who: diner }).call(createOrder, request)
  return sent
}

const ticksPerMs = 0.1
/** CPU time of the database server in ms, its ended connections included; Linux only. */
function databaseCpuMs(): number {
  const port = new URL(server.url).port
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? []
        return [{ pid, parent: String(fields[1]), isMain: command.includes(`-p\0${port}\0`), fields }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
  const main = stats.find(({ isMain }) => isMain)?.pid
  // utime and stime; of the main process those of its ended children too.
  const ticks = stats.map(
    ({ pid, parent, fields: [, , , , , , , , , , , own = 0, system = 0, ended = 0, endedSystem = 0] }) =>
      pid === main ? own + system + ended + endedSystem : parent === main ? own + system : 0,
  )
  return ticks.reduce((a, b) => a + b, 0) / ticksPerMs
}

const place = {
  id_menu: 1,
  id_locale: 11,
  nome_categoria: true,
  categoria_successiva: true,
  categoria_precedente: true,
}
const menu = {
  path: '/it/webservice/restaurant/get_products_list',
  body: JSON.stringify({ versione: '3.5.2', id_ristorante: 1, ...place, id_categoria: 2 }),
}
const order = { ...(await orderAsSent(service)), headers: () => ({ 'Idempotency-Key': randomUUID() }) }

const rows: (string | number)[][] = []
const judged: Judged[] = []
for (const processCount of values.growth ? [] : [1, 4]) {
  const starts = Array.from({ length: processCount }, () => startBenchService({ databaseUrl: server.url, nowMs: noon }))
  const services = await Promise.all(starts)
  for (const [name, call] of Object.entries({ 'menu read': menu, order }))
    for (const count of [1, 16, 64]) {
      const before = databaseCpuMs()
      const { perSecond, cpuMs, sent } = await measure(services, { ...call, count, roundMs })
      const databaseMs = (databaseCpuMs() - before) / sent
      rows.push([`${name}, ${processCount} processes, ${count} connections`, perSecond, cpuMs, databaseMs])
      // Warm by then.
      if (name === 'order' && processCount === 1 && count === 16)
        judged.push({ name: 'an order, CPU of the service', unit: 'ms', now: cpuMs, budget: serviceBudgets.order })
    }
  await Promise.all(services.map(({ stop }) => stop()))
}
if (!values.growth) {
  printTable('Load', ['', 'calls per second', 'CPU ms of the service', 'CPU ms of the database'], rows)
  printBudgets('Budgets', judged)
}
printTable(
  'Growth',
  ['Least ms', '1,000 orders', `${Number(values.most).toLocaleString('en')} orders`, 'ratio'],
  await growthRows(service, Number(values.most)),
)
await service.close()
await server.stop()
