import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { photoAddresses } from '#server/platform/db/schema/photo-tables.ts'
import type { Job } from '#server/platform/jobs/job-kind.ts'
import { restaurantOf } from '#server/platform/jobs/job-kind.ts'
import { addJobs, repeatGivenUp } from '#server/platform/jobs/job-queue.ts'
import type { Id } from '#src/contract/values.ts'

export type PhotoAddress = typeof photoAddresses.$inferSelect
type OfRestaurant = Pick<PhotoAddress, 'restaurantId' | 'code'>

/** A photo to fetch under its code. */
export type WantedPhoto = Pick<PhotoAddress, 'code' | 'address' | 'isLogo'>

/** The kind of the jobs that fetch a photo each. */
export const photoJob = 'photo'
const isPhoto = ({ restaurantId, code }: OfRestaurant) =>
  and(eq(photoAddresses.restaurantId, restaurantId), eq(photoAddresses.code, code))

/**
 * Asks for these photos, each once, in the transaction of the rows that name their codes. Answers those that are not
 * fetched yet; one that was given up begins anew.
 */
export async function askForPhotos(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  wanted: readonly WantedPhoto[],
): Promise<PhotoAddress[]> {
  if (wanted.length === 0) return []
  const rows = wanted.map((photo) => ({ ...photo, restaurantId }))
  await tx.insert(photoAddresses).values(rows).onConflictDoNothing()
  const codes = rows.map(({ code }) => code)
  const isOfThese = and(eq(photoAddresses.restaurantId, restaurantId), inArray(photoAddresses.code, codes))
  const waiting = await tx
    .select()
    .from(photoAddresses)
    .where(and(isOfThese, isNull(photoAddresses.fetchedAt)))
    .orderBy(asc(photoAddresses.address))
  const jobs = waiting.map(({ code }) => ({ kind: photoJob, subject: `${restaurantId}/${code}`, restaurantId }))
  await addJobs(tx, jobs)
  const subjects = jobs.map(({ subject }) => subject)
  await repeatGivenUp(tx, photoJob, subjects)
  return waiting
}

/** The addresses of a restaurant's photos by their codes. */
export async function photoAddressesOf(
  db: Database,
  restaurantId: Id<'Restaurant'>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ code: photoAddresses.code, address: photoAddresses.address })
    .from(photoAddresses)
    .where(eq(photoAddresses.restaurantId, restaurantId))
  return new Map(rows.map(({ code, address }) => [code, address]))
}

/** The photo that a job fetches; null when its restaurant is gone, or it is there. */
export async function photoToFetch(db: Database, job: Job): Promise<PhotoAddress | null> {
  const restaurantId = restaurantOf(job)
  const code = job.subject.slice(`${restaurantId}/`.length)
  const [row] = await db
    .select()
    .from(photoAddresses)
    .where(and(isPhoto({ restaurantId, code }), isNull(photoAddresses.fetchedAt)))
  return row ?? null
}

/** Writes down how an attempt to fetch a photo has ended. */
export async function setPhotoState(
  db: Database,
  photo: OfRestaurant,
  state: Pick<PhotoAddress, 'fetchedAt' | 'fault'>,
): Promise<void> {
  await db.update(photoAddresses).set(state).where(isPhoto(photo))
}
