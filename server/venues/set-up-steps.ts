import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { setUpSteps } from '#server/platform/db/schema/set-up-tables.ts'
import type { Id } from '#src/contract/values.ts'

type DoneStep = {
  readonly restaurantId: Id<'Restaurant'>
  /** Its name: `about`, or `hours/11` of a venue. */
  readonly step: string
  readonly nowMs: number
}

/** Keeps that a step of the set-up is done. */
export async function keepSetUpStep(tx: Database, { restaurantId, step, nowMs }: DoneStep): Promise<void> {
  const doneAt = new Date(nowMs)
  await tx
    .insert(setUpSteps)
    .values({ restaurantId, step, doneAt })
    .onConflictDoUpdate({ target: [setUpSteps.restaurantId, setUpSteps.step], set: { doneAt } })
}

/** The names of the steps that are done. */
export async function doneSetUpSteps(db: Database, restaurantId: Id<'Restaurant'>): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ step: setUpSteps.step })
    .from(setUpSteps)
    .where(eq(setUpSteps.restaurantId, restaurantId))
  return new Set(rows.map(({ step }) => step))
}
