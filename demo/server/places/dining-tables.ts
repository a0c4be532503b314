import { and, eq } from 'drizzle-orm'

import type { Database } from '#demo/server/platform/db/database.ts'
import { diningTables } from '#demo/server/platform/db/schema/place-tables.ts'
import type { DiningTable } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'

type TableQuestion = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  /** As `tableCode` reads it. */
  readonly code: string
}

/** The table of a venue whose QR code holds the code, or null. */
export async function tableOfCode(
  db: Database,
  { restaurantId, venueId, code }: TableQuestion,
): Promise<DiningTable | null> {
  const [row] = await db
    .select({ id: diningTables.id, name: diningTables.name })
    .from(diningTables)
    .where(
      and(eq(diningTables.restaurantId, restaurantId), eq(diningTables.venueId, venueId), eq(diningTables.code, code)),
    )
  return row ?? null
}

type TableOfVenue = Omit<TableQuestion, 'code'> & { readonly id: Id<'Table'> }

/** A table of a venue, or null. */
export async function tableOf(db: Database, { restaurantId, venueId, id }: TableOfVenue): Promise<DiningTable | null> {
  const [row] = await db
    .select({ id: diningTables.id, name: diningTables.name })
    .from(diningTables)
    .where(and(eq(diningTables.restaurantId, restaurantId), eq(diningTables.venueId, venueId), eq(diningTables.id, id)))
  return row ?? null
}
