import type { DatabaseState } from '#server/platform/db/migration-state.ts'
import type { PoolState } from '#server/platform/db/open-database.ts'

/** How many rows have a state. */
export type Counts = ReadonlyMap<string, number>

/** How many jobs of a kind have a state. */
export type JobCount = {
  readonly kind: string
  readonly state: 'due' | 'running' | 'later' | 'failed'
  readonly count: number
}

/** Where the values come from that are read when Prometheus asks. */
export type MetricSources = {
  /** Answers within a second. */
  readonly databaseState: () => Promise<DatabaseState>
  /** Null = the embedded database. */
  readonly pool: () => PoolState | null
  readonly keptBytes: () => number
  readonly orders: () => Promise<Counts>
  readonly jobs: () => Promise<readonly JobCount[]>
}
