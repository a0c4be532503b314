import { keepLogo, logoCodeOf } from '#server/menu/logos.ts'
import type { PhotoAddress, WantedPhoto } from '#server/menu/photo-addresses.ts'
import { askForPhotos, photoAddressesOf } from '#server/menu/photo-addresses.ts'
import { keepPhoto, mostPhotos, ownCode } from '#server/menu/uploaded-photos.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Fault, Faults } from './faults.ts'
import type { Reading, Writing } from './form.ts'
import type { PhotoFiles } from './photo-files.ts'
import { photosIn } from './photos-in.ts'
import type { RestaurantFile } from './restaurant-file.ts'
import { isPhotoAddress, isPhotoPath } from './values.ts'

/** The codes of what a file names by a path or an address; refused where one of its files was not read. */
export function photoCodesOf(
  file: RestaurantFile,
  { pictures, logo }: PhotoFiles,
): Verdict<Pick<Reading, 'codeOfPhoto' | 'codeOfLogo'>, Faults> {
  const codes = new Map<string, string>()
  const faults: Fault[] = []
  for (const { path, photo } of photosIn(file)) {
    const read = pictures.get(photo)
    if (isPhotoAddress(photo)) codes.set(photo, ownCode(photo))
    else if (read) codes.set(photo, ownCode(read[1]))
    else if (isPhotoPath(photo)) faults.push({ path, says: { id: 'unreadPhoto', values: { photo } } })
  }
  if (file.logo !== undefined && isPhotoPath(file.logo) && !logo)
    faults.push({ path: 'logo', says: { id: 'unreadPhoto', values: { photo: file.logo } } })
  if (faults.length > 0) return refuse(faults)
  return accept({
    codeOfPhoto: (photo) => codes.get(photo) ?? photo,
    codeOfLogo: (named) => (isPhotoAddress(named) ? logoCodeOf(named) : logo ? ownCode(logo) : named),
  })
}

type Stored = { readonly photoOf: Writing['photoOf']; readonly waitingPhotos: readonly PhotoAddress[] }

/** Keeps the photos and the logo that were read from files, and asks for those that have an address. */
export async function storePhotos(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  file: RestaurantFile,
  { pictures, logo, readAtMs: nowMs }: PhotoFiles,
): Promise<Verdict<Stored, Faults>> {
  for (const [photo, each] of pictures) {
    const kept = await keepPhoto(tx, restaurantId, { pictures: each, nowMs })
    if (!kept.ok) return refuse([{ path: '', says: { id: 'ofPhoto', values: { photo, fault: kept.refusal } } }])
  }
  if (logo) await keepLogo(tx, restaurantId, { code: ownCode(logo), logo, nowMs })
  const wanted = photosToFetch(file)
  if (wanted.length > mostPhotos)
    return refuse([{ path: '', says: { id: 'tooManyPhotos', values: { most: mostPhotos } } }])
  const waitingPhotos = await askForPhotos(tx, restaurantId, wanted)
  return accept({ waitingPhotos, photoOf: await photoNames(tx, restaurantId) })
}

/** Each photo that a file names by its address once, and its logo. */
function photosToFetch(file: RestaurantFile): WantedPhoto[] {
  const addresses = new Set(photosIn(file).flatMap(({ photo }) => (isPhotoAddress(photo) ? [photo] : [])))
  const photos = [...addresses].map((address) => ({ address, code: ownCode(address), isLogo: false }))
  const { logo } = file
  if (logo === undefined || !isPhotoAddress(logo)) return photos
  return [...photos, { address: logo, code: logoCodeOf(logo), isLogo: true }]
}

/** How a file names the photos of a restaurant: by their address where they have one, else by their code. */
export async function photoNames(db: Database, restaurantId: Id<'Restaurant'>): Promise<Writing['photoOf']> {
  const addresses = await photoAddressesOf(db, restaurantId)
  return (code) => addresses.get(code) ?? code
}
