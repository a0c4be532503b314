import { and, desc, eq, lt } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** Changes that one answer lists. */
const pageSize = 50

type Page = {
  readonly restaurantId: Id<'Restaurant'>
  /** Number of the change that the list ends before; 0 = the newest is the first. */
  readonly before: number
}

/** Who changed what at a restaurant, the newest first, and whether there is more. The key leads with the restaurant. */
export async function auditBefore(db: Database, { restaurantId, before }: Page) {
  const rows = await db
    .select()
    .from(audit)
    .where(and(eq(audit.restaurantId, restaurantId), before === 0 ? undefined : lt(audit.id, before)))
    .orderBy(desc(audit.id))
    .limit(pageSize + 1)
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
}
