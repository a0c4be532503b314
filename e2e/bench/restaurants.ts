import { readFile } from 'node:fs/promises'

import { sql } from 'drizzle-orm'

import { openDatabase } from '#server/platform/db/open-database.ts'
import { faultLine } from '#server/restaurant-file/faults.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'

import { measure, startBenchService } from './service-load.ts'
import { printTable } from './table.ts'

// How long it takes to import many restaurants, and whether one of them is read as fast among many as with few: calls per
// second without kept replies, before and after. `--restaurants 100` for fewer. Needs PostgreSQL and a quiet machine.
const asked = process.argv.indexOf('--restaurants')
const many = asked === -1 ? 1000 : Number(process.argv[asked + 1])
const rounds = 3
const roundMs = 2000

const place = { versione: '3.5.2', id_ristorante: 1, id_menu: 1, id_locale: 11 }
const calls = {
  get_products_list: { ...place, nome_categoria: true, id_categoria: 2 },
  get_restaurant_info: { ...place, con_avvio: { id_menu: 1, id_locale: 11, con_categorie: true, con_prodotti: true } },
} as const

const programs = postgresPrograms()
if (programs === null) throw new Error('This needs the programs of PostgreSQL.')
const postgres = await startPostgres(programs)
const service = await startBenchService({ databaseUrl: postgres.url, keptReplyBytes: 0 })
const { databaseLimits: limits } = defaultSettings
const options = { databaseUrl: postgres.url, dataDir: 'memory', limits, slowStatementMs: 60_000, log: () => undefined }
const { db, close } = await openDatabase({ ...options, fill: () => Promise.resolve() })

/** The best of some rounds: what the machine does beside it makes calls slower, never faster. */
async function perSecond(name: keyof typeof calls): Promise<number> {
  const load = { path: `/it/webservice/restaurant/${name}`, body: JSON.stringify(calls[name]), count: 16, roundMs }
  const results: number[] = []
  for (let round = 0; round < rounds; round += 1) results.push((await measure([service], load)).perSecond)
  return Math.max(...results)
}
const readAll = async () => ({
  get_products_list: await perSecond('get_products_list'),
  get_restaurant_info: await perSecond('get_restaurant_info'),
})

try {
  const few = await readAll()
  const { id: _id, ...file } = JSON.parse(await readFile('demo/restaurants/stella.json', 'utf8'))
  const start = performance.now()
  for (let number = 1; number <= many; number += 1) {
    const read = checkRestaurantFile({ ...file, key: `pizzeria-${number}`, name: `Pizzeria ${number}` })
    const done = read.ok ? await importRestaurant(db, read.value) : read
    if (!done.ok) throw new Error(done.refusal.map(faultLine).join('\n'))
  }
  const seconds = (performance.now() - start) / 1000
  await db.execute(sql`analyze`)
  const among = await readAll()
  console.log(`${many} restaurants of 42 products imported in ${seconds.toFixed(1)} s, one after the other.`)
  const rows = Object.keys(calls).map((name) => {
    const [before, after] = [few[name as keyof typeof calls], among[name as keyof typeof calls]]
    return [name, before, after, after / before]
  })
  printTable('Reads of one restaurant', ['Calls per second', 'of 7', `of ${many + 7}`, 'ratio'], rows)
} finally {
  await service.stop()
  await close()
  await postgres.stop()
}
