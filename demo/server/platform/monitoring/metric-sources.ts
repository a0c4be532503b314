import type { DatabaseState } from '#demo/server/platform/db/migration-state.ts'
import type { PoolState } from '#demo/server/platform/db/open-database.ts'

/** How many rows have a state. */
export type Counts = ReadonlyMap<string, number>

/** Where the values come from that are read when Prometheus asks. */
export type MetricSources = {
  /** Answers within a second. */
  readonly databaseState: () => Promise<DatabaseState>
  /** Null = the embedded database. */
  readonly pool: () => PoolState | null
  readonly keptBytes: () => number
  readonly orders: () => Promise<Counts>
}
