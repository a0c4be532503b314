import { eq } from 'drizzle-orm'

import type { PartName } from '#desk/contract/set-up/file-parts.ts'
import type { StepName } from '#desk/contract/set-up/steps.ts'
import { venueSteps } from '#desk/contract/set-up/steps.ts'
import type { Database } from '#server/platform/db/database.ts'
import { setUpSteps } from '#server/platform/db/schema/set-up-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { FilePlace } from './file-part.ts'

/** A step of the restaurant, or of one of its venues. */
export type StepPlace = { readonly step: StepName; readonly venueId: number | null }

/** The step that a part belongs to. */
const steps: Readonly<Record<PartName, StepName>> = {
  about: 'about',
  languages: 'languages',
  place: 'place',
  hours: 'place',
  tables: 'tables',
  delivery: 'delivery',
  payments: 'payments',
  questions: 'questions',
  legal: 'legal',
}

export function stepOfPart({ part, venueId }: FilePlace): StepPlace {
  return { step: steps[part], venueId }
}

export function isVenueStep(step: StepName): boolean {
  return (venueSteps as readonly string[]).includes(step)
}

/** Keeps that a step is done. */
export async function keepStep(
  tx: Database,
  { restaurantId, nowMs, ...place }: StepPlace & { readonly restaurantId: Id<'Restaurant'>; readonly nowMs: number },
): Promise<void> {
  const doneAt = new Date(nowMs)
  await tx
    .insert(setUpSteps)
    .values({ restaurantId, step: nameOfStep(place), doneAt })
    .onConflictDoUpdate({ target: [setUpSteps.restaurantId, setUpSteps.step], set: { doneAt } })
}

export async function doneSteps(db: Database, restaurantId: Id<'Restaurant'>): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ step: setUpSteps.step })
    .from(setUpSteps)
    .where(eq(setUpSteps.restaurantId, restaurantId))
  return new Set(rows.map(({ step }) => step))
}

/** `about`, or `hours/11` of a venue. */
export function nameOfStep({ step, venueId }: StepPlace): string {
  return venueId === null ? step : `${step}/${venueId}`
}
