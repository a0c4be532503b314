import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { secrets } from '#server/platform/db/schema/service-tables.ts'

/** A secret shared by all processes; created on first use. */
export async function secretNamed(db: Database, name: string, make: () => string): Promise<string> {
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`Comanda: the secret "${name}" was not kept.`)
  return row.value
}
