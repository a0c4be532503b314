import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { serviceBudgets } from '#tools/budgets.ts'

import type { Judged } from './judged.ts'
import { printBudgets } from './judged.ts'
import type { Load } from './service-load.ts'
import { measure, startBenchService } from './service-load.ts'
import { printTable } from './table.ts'

// Calls per second of the service with kept replies and with every reply encoded anew, in turns in the same run.
// `--rounds 3` for steadier figures. Uses PostgreSQL where it is installed, else the embedded database.
const asked = process.argv.indexOf('--rounds')
const rounds = asked === -1 ? 1 : Number(process.argv[asked + 1])
const roundMs = 2000
const connections = [1, 16, 64]

const place = { id_menu: 1, id_locale: 11 }
const names = { nome_categoria: true, categoria_successiva: true, categoria_precedente: true }
const start = { ...place, con_categorie: true, con_prodotti: true }
const calls: readonly (readonly [name: string, path: string, body: object])[] = [
  ['get_products_list', 'get_products_list', { ...place, ...names, id_categoria: 2 }],
  ['get_restaurant_info', 'get_restaurant_info', {}],
  ['con_avvio', 'get_restaurant_info', { con_avvio: start }],
]

/** The body of a call, as browsers send it. */
const loadOf = (path: string, body: object, count: number): Load => ({
  path: `/it/webservice/restaurant/${path}`,
  body: JSON.stringify({ versione: '3.5.2', id_ristorante: 1, ...body }),
  count,
  roundMs,
})

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const programs = postgresPrograms()
const postgres = programs === null ? null : await startPostgres(programs)
const url = postgres?.url ?? ''
const kept = await startBenchService({ databaseUrl: url })
const anew = await startBenchService({ databaseUrl: url, keptReplyBytes: 0 })

try {
  console.log(`${postgres ? 'PostgreSQL' : 'Embedded database'}, ${rounds} rounds of ${roundMs / 1000} s, medians`)
  const rows: (string | number)[][] = []
  const judged: Judged[] = []
  for (const [name, path, body] of calls)
    for (const count of connections) {
      const results: { kept: Measured; anew: Measured }[] = []
      for (let round = 0; round < rounds; round += 1) {
        const load = loadOf(path, body, count)
        results.push({ anew: await measure([anew], load), kept: await measure([kept], load) })
      }
      const median = (which: 'kept' | 'anew', what: keyof Measured) =>
        medianOf(results.map((result) => result[which][what]))
      const [before, after] = [median('anew', 'perSecond'), median('kept', 'perSecond')]
      const cpu = [median('anew', 'cpuMs'), median('kept', 'cpuMs')]
      rows.push([`${name}, ${count} connections`, before, after, after / before, ...cpu])
      if (name === 'get_products_list' && count === 16) {
        const now = median('kept', 'cpuMs')
        judged.push({ name: 'a menu read, kept, CPU', unit: 'ms', now, budget: serviceBudgets.menuRead })
      }
    }
  const columns = ['Calls per second', 'anew', 'kept', 'ratio', 'CPU ms anew', 'CPU ms kept']
  printTable('Kept replies', columns, rows)
  printBudgets('Budgets', judged)
} finally {
  await Promise.all([kept.stop(), anew.stop()])
  await postgres?.stop()
}

type Measured = Awaited<ReturnType<typeof measure>>
