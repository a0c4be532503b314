import { and, desc, eq, inArray, lt } from 'drizzle-orm'

import type { AuditAction } from '#desk/contract/audit.ts'
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

export type NewestChange = Pick<typeof audit.$inferSelect, 'subject' | 'at' | 'after'>
type Newest = { readonly restaurantId: Id<'Restaurant'>; readonly actions: readonly AuditAction[] }

/** The newest of some changes of each thing at a restaurant. */
export function newestChanges(db: Database, { restaurantId, actions }: Newest): Promise<NewestChange[]> {
  return db
    .selectDistinctOn([audit.subject], { subject: audit.subject, at: audit.at, after: audit.after })
    .from(audit)
    .where(and(eq(audit.restaurantId, restaurantId), inArray(audit.action, [...actions])))
    .orderBy(audit.subject, desc(audit.id))
}
