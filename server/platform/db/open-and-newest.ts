import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

import type { LocalDateTime } from '#src/contract/values.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

type Lists = {
  /** Selects the `id` of what is still to be done, each by an index of its own. */
  readonly open: SQL
  /** Selects the `id` of everything, the newest first. */
  readonly newest: SQL
}

/** Selects the ids of all that is open, however much it is, and of the newest of the rest. */
export function openAndNewest({ open, newest }: Lists, howMany = 100): SQL {
  const rest = sql.raw(String(howMany))
  return sql`
    with open as materialized (${open}),
      newest as (${newest} limit ${rest} + (select count(*) from open))
    select id from open union
    (select id from newest where not exists (select from open where open.id = newest.id)
      order by id desc limit ${rest})`
}

const hourMs = 3_600_000

/** A time of day that was at least 24 hours ago at every venue: no zone is more than 12 hours behind UTC. */
export function aDayAgo(nowMs: number): LocalDateTime {
  return wallClock(nowMs - 36 * hourMs, 'UTC')
}
