import type { PhotoAddress } from '#server/menu/photo-addresses.ts'
import { askForPhotos, photoAddressesOf } from '#server/menu/photo-addresses.ts'
import { keepPhoto, mostPhotos, ownCode } from '#server/menu/uploaded-photos.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Writing } from './form.ts'
import type { PhotoFiles } from './photo-files.ts'
import { photosIn } from './photos-in.ts'
import type { Faults, RestaurantFile } from './restaurant-file.ts'
import { isPhotoAddress, isPhotoPath } from './values.ts'

/** The codes of the photos that a file names by a path or an address; refused where one of its files was not read. */
export function photoCodesOf(file: RestaurantFile, { pictures }: PhotoFiles): Verdict<Map<string, string>, Faults> {
  const codes = new Map<string, string>()
  const faults: string[] = []
  for (const { path, photo } of photosIn(file)) {
    const read = pictures.get(photo)
    if (isPhotoAddress(photo)) codes.set(photo, ownCode(photo))
    else if (read) codes.set(photo, ownCode(read[1]))
    else if (isPhotoPath(photo)) faults.push(`${path}: the file ${photo} was not read.`)
  }
  return faults.length > 0 ? refuse(faults) : accept(codes)
}

type Stored = { readonly photoOf: Writing['photoOf']; readonly waitingPhotos: readonly PhotoAddress[] }

/** Keeps the photos that were read from files, and asks for those that have an address. */
export async function storePhotos(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  file: RestaurantFile,
  { pictures, readAtMs }: PhotoFiles,
): Promise<Verdict<Stored, Faults>> {
  for (const [photo, each] of pictures) {
    const kept = await keepPhoto(tx, restaurantId, { pictures: each, nowMs: readAtMs })
    if (!kept.ok) return refuse([`${photo}: ${kept.refusal}`])
  }
  const addresses = new Set(photosIn(file).flatMap(({ photo }) => (isPhotoAddress(photo) ? [photo] : [])))
  if (addresses.size > mostPhotos) return refuse([`The file names more than ${mostPhotos} photos by an address.`])
  const waitingPhotos = await askForPhotos(tx, restaurantId, [...addresses])
  return accept({ waitingPhotos, photoOf: await photoNames(tx, restaurantId) })
}

/** How a file names the photos of a restaurant: by their address where they have one, else by their code. */
export async function photoNames(db: Database, restaurantId: Id<'Restaurant'>): Promise<Writing['photoOf']> {
  const addresses = await photoAddressesOf(db, restaurantId)
  return (code) => addresses.get(code) ?? code
}
