import type { SQL } from 'drizzle-orm'

import type { TestService } from '#tests/support/service.ts'

/** The rows of a query. The two drivers answer raw rows alike, though `Database` does not say so. */
export async function readRows<T>(db: TestService['db'], query: SQL): Promise<readonly T[]> {
  return ((await db.execute(query)) as unknown as { readonly rows: readonly T[] }).rows
}
