import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'

import { postgresPrograms, startPostgres } from '#tests/server/postgres-server.ts'

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

type Process = Awaited<ReturnType<typeof startProcess>>

async function startProcess(databaseUrl: string, keptReplyBytes: string) {
  const child = fork('e2e/bench/service-process.ts', [databaseUrl, keptReplyBytes], { execArgv: ['--import', 'tsx'] })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  return {
    origin,
    async cpuMs(): Promise<number> {
      child.send('cpu')
      const [{ cpuMs }] = (await once(child, 'message')) as [{ cpuMs: number }]
      return cpuMs
    },
    async stop(): Promise<void> {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** Sends one call as browsers do, with brotli, and reads the reply. */
function send(url: string, body: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Accept-Encoding': 'br' }
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      reply.on('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`Status ${reply.statusCode}`))))
      reply.resume()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

type Load = { readonly path: string; readonly body: object; readonly count: number }

/** Calls per second over some connections, and the service's CPU time per call in ms. */
async function measure(service: Process, { path, body, count }: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const url = `${service.origin}/it/webservice/restaurant/${path}`
  const text = JSON.stringify({ versione: '3.5.2', id_ristorante: 1, ...body })
  await send(url, text, agent)
  const [began, cpuBefore] = [performance.now(), await service.cpuMs()]
  let sent = 0
  const untilOver = async () => {
    while (performance.now() - began < roundMs) {
      await send(url, text, agent)
      sent += 1
    }
  }
  await Promise.all(Array.from({ length: count }, untilOver))
  const seconds = (performance.now() - began) / 1000
  const cpuMs = (await service.cpuMs()) - cpuBefore
  agent.destroy()
  return { perSecond: sent / seconds, cpuMs: cpuMs / sent }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const programs = postgresPrograms()
const postgres = programs === null ? null : await startPostgres(programs)
const url = postgres?.url ?? ''
const kept = await startProcess(url, '')
const anew = await startProcess(url, '0')

try {
  console.log(`${postgres ? 'PostgreSQL' : 'Embedded database'}, ${rounds} rounds of ${roundMs / 1000} s, medians`)
  const rows: (string | number)[][] = []
  for (const [name, path, body] of calls)
    for (const count of connections) {
      const results: { kept: Measured; anew: Measured }[] = []
      for (let round = 0; round < rounds; round += 1) {
        const load = { path, body, count }
        results.push({ anew: await measure(anew, load), kept: await measure(kept, load) })
      }
      const median = (which: 'kept' | 'anew', what: keyof Measured) =>
        medianOf(results.map((result) => result[which][what]))
      const [before, after] = [median('anew', 'perSecond'), median('kept', 'perSecond')]
      const cpu = [median('anew', 'cpuMs'), median('kept', 'cpuMs')]
      rows.push([`${name}, ${count} connections`, before, after, after / before, ...cpu])
    }
  const columns = ['Calls per second', 'anew', 'kept', 'ratio', 'CPU ms anew', 'CPU ms kept']
  printTable('Kept replies', columns, rows)
} finally {
  await Promise.all([kept.stop(), anew.stop()])
  await postgres?.stop()
}

type Measured = Awaited<ReturnType<typeof measure>>
