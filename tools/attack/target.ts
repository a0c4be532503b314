import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { noon } from '#tests/server/support/diner.ts'
import { startFilledPostgres } from '#tests/server/support/filled-postgres.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'
import type { ServiceProcess } from '#tests/server/support/process.ts'
import { startProcess } from '#tests/server/support/process.ts'
import type { TestService } from '#tests/support/service.ts'
import { forTests, openTestService } from '#tests/support/service.ts'

export const targetNames = ['pglite', 'pg1', 'pg4'] as const
export type TargetName = (typeof targetNames)[number]

export type Target = {
  readonly name: TargetName
  /** Makes restaurants and customers and reads what was stored; its `fetch` goes to the processes in turns. */
  readonly service: TestService
  /** Null: the embedded database, in this process. */
  readonly server: PostgresServer | null
  readonly processes: readonly ServiceProcess[]
  readonly close: () => Promise<void>
}

/** All callers of an attack have the address of this machine: the limits per address would hide what is looked for. */
const addressLimitFactor = 1000
const processCount = { pg1: 1, pg4: 4 } as const
/** What the services of an attack would write to their log counts as a finding of the attack, not as output. */
const logger = () => undefined

/** A service that stands at noon, on a database of its own. `programs`: the folder with those of PostgreSQL. */
export async function openTarget(name: TargetName, programs: string | null): Promise<Target> {
  if (name === 'pglite') {
    const service = await openTestService({ now: () => noon, addressLimitFactor, logger })
    return { name, service, server: null, processes: [], close: service.close }
  }
  if (programs === null) throw new Error('There is no PostgreSQL server in /usr/lib/postgresql.')
  const server = await startFilledPostgres(programs)
  const own = forTests(
    await openDemonstration({ databaseUrl: server.url, now: () => noon, addressLimitFactor, logger }),
  )
  const starts = Array.from({ length: processCount[name] }, () => startAtNoon({ DATABASE_URL: server.url }))
  const processes = await Promise.all(starts)
  const close = async () => {
    await Promise.all(processes.map(({ stop }) => stop('SIGKILL')))
    await own.close()
    await server.stop()
  }
  return { name, service: { ...own, fetch: patiently(fetchInTurns(processes)) }, server, processes, close }
}

/** Five hundred at once may take longer than the widget waits: what counts is what they are answered in the end. */
const patiently =
  (send: typeof fetch): typeof fetch =>
  (input, init) =>
    send(input, { ...init, signal: null })

/** A process whose clock stands at noon too. */
export async function startAtNoon(variables: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const limits = { COMANDA_ADDRESS_LIMITS: String(addressLimitFactor) }
  const running = await startProcess({ ...limits, COMANDA_TEST: '1', ...variables })
  await trial(running, 'clock', { ms: noon })
  return running
}

/** Asks a `/test/*` route. */
export async function trial<T>({ origin }: Pick<ServiceProcess, 'origin'>, path: string, body: object): Promise<T> {
  const response = await fetch(`${origin}/test/${path}`, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`/test/${path} answered ${response.status}.`)
  return (await response.json()) as T
}

/** `fetch` for the made-up host of the tests, at each process in turn. */
export function fetchInTurns(processes: readonly Pick<ServiceProcess, 'origin'>[]): typeof fetch {
  let turn = 0
  return (input, init) => {
    turn += 1
    const { origin } = processes[turn % processes.length] ?? { origin: '' }
    const url = new URL(input instanceof Request ? input.url : input)
    return fetch(origin + url.pathname + url.search, init)
  }
}
