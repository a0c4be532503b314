import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { LogEntry } from '#server/platform/logger.ts'

import type { MetricSources } from './metric-sources.ts'

/** Upper bounds of the histogram in seconds: a kept reply takes 1 ms, a statement ends after 15 s at most. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = {
  /** Counts a request that has been answered: the name of its call or route, its outcome, and its duration in seconds. */
  readonly answered: (request: { readonly name: string; readonly outcome: string; readonly seconds: number }) => void
  /** Counts an entry of the log. */
  readonly logged: (entry: LogEntry) => void
  /** Adds the values that are read from somewhere else when Prometheus asks. */
  readonly read: (sources: MetricSources) => void
  /** All values in the text format of Prometheus. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** What Prometheus reads of one service. Labels take few values: a path as it was asked for is none of them. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'comanda_requests_total',
    help: 'Answered requests by call or route; outcome: ok, a refusal code of the contract, or an HTTP status',
    labelNames: ['name', 'outcome'],
    registers,
  })
  const duration = new Histogram({
    name: 'comanda_request_duration_seconds',
    help: 'Time from a request to its reply',
    labelNames: ['name'],
    buckets,
    registers,
  })
  const entries = new Counter({
    name: 'comanda_log_entries_total',
    help: 'Log entries by event, requests left out: lost connections, repeated transactions, slow statements, errors',
    labelNames: ['event', 'level'],
    registers,
  })
  return {
    answered: ({ name, outcome, seconds }) => {
      requests.inc({ name, outcome })
      duration.observe({ name }, seconds)
    },
    logged: ({ event, level }) => {
      if (event !== 'request') entries.inc({ event, level })
    },
    read: (sources) => addGauges(sources, registers),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function addGauges(sources: MetricSources, registers: Registry[]): void {
  new Gauge({
    name: 'comanda_database_ready',
    help: '1 while the database answers and has the migrations of this version, as /readyz says it',
    registers,
    async collect() {
      this.set((await sources.databaseState()) === 'ready' ? 1 : 0)
    },
  })
  new Gauge({
    name: 'comanda_database_connections',
    help: 'The pool: open connections, idle ones among them, and queries that wait for one; none when embedded',
    labelNames: ['state'],
    registers,
    collect() {
      const pool = sources.pool()
      for (const state of pool ? (['size', 'idle', 'waiting'] as const) : []) this.set({ state }, pool?.[state] ?? 0)
    },
  })
  new Gauge({
    name: 'comanda_kept_reply_bytes',
    help: 'Bytes of encoded replies that are kept',
    registers,
    collect() {
      this.set(sources.keptBytes())
    },
  })
  new Gauge({
    name: 'comanda_newest_orders',
    help: 'The newest 10,000 orders of the database by state; unpaid = waits for its online payment',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await sources.orders()
      this.reset()
      for (const [state, count] of counts) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'comanda_jobs',
    help: 'Jobs that are not done, by kind and state; failed = given up',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const counts = await sources.jobs()
      this.reset()
      for (const { kind, state, count } of counts) this.set({ kind, state }, count)
    },
  })
}
