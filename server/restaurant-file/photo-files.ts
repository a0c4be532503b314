import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { makeLogo } from '#server/menu/logos.ts'
import { makePictures } from '#server/menu/make-pictures.ts'
import type { Pictures } from '#server/menu/uploaded-photos.ts'
import type { PictureFault } from '#server/platform/texts/photo-faults.ts'
import { photoFaults } from '#server/platform/texts/photo-faults.ts'
import { writeAll } from '#server/platform/texts/template.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Fault, Faults } from './faults.ts'
import { photosIn } from './photos-in.ts'
import type { RestaurantFile } from './restaurant-file.ts'
import { isPhotoPath } from './values.ts'

/** The photos that a restaurant's file names by their path, in the widths that are kept, and its logo. */
export type PhotoFiles = {
  readonly pictures: ReadonlyMap<string, Pictures>
  /** Null: the file names none by its path. */
  readonly logo: Uint8Array | null
  readonly readAtMs: number
}
export const noPhotoFiles: PhotoFiles = { pictures: new Map(), logo: null, readAtMs: 0 }

const mostMegabytes = 20

/** Reads the photos below `folder`, that of the file; refused with one fault for each that is missing or no photo. */
export async function readPhotoFiles(
  file: RestaurantFile,
  { folder, nowMs }: { readonly folder: string; readonly nowMs: number },
): Promise<Verdict<PhotoFiles, Faults>> {
  const pictures = new Map<string, Pictures>()
  const faults = new Map<string, Fault>()
  for (const { path, photo } of photosIn(file)) {
    if (!isPhotoPath(photo) || pictures.has(photo) || faults.has(photo)) continue
    const read = await readPicture(join(folder, photo), { folder, make: makePictures })
    if (read.ok) pictures.set(photo, read.value)
    else faults.set(photo, { path, says: { id: 'ofPhoto', values: { photo, fault: read.refusal } } })
  }
  const logo = await readLogo(file, folder)
  if (!logo.ok) faults.set('', logo.refusal)
  return faults.size > 0 || !logo.ok
    ? refuse([...faults.values()])
    : accept({ pictures, logo: logo.value, readAtMs: nowMs })
}

async function readLogo({ logo }: RestaurantFile, folder: string): Promise<Verdict<Uint8Array | null, Fault>> {
  if (logo === undefined || !isPhotoPath(logo)) return accept(null)
  const read = await readPicture(join(folder, logo), { folder, make: makeLogo })
  return read.ok
    ? read
    : refuse({ path: 'logo', says: { id: 'ofPhoto', values: { photo: logo, fault: read.refusal } } })
}

type Making<T> = { readonly folder: string; readonly make: (content: Uint8Array) => Promise<Verdict<T, PictureFault>> }

/** What is made of a file in a folder. Links are followed first, so that none leads out of it. */
async function readPicture<T>(path: string, { folder, make }: Making<T>): Promise<Verdict<T, PictureFault>> {
  try {
    const [inside, place] = await Promise.all([realpath(folder), realpath(path)])
    if (!place.startsWith(inside.endsWith(sep) ? inside : inside + sep)) return refuse(photoFaults.outside)
    if ((await stat(place)).size > mostMegabytes * 1024 * 1024)
      return refuse(writeAll(photoFaults.heavyFile, { most: String(mostMegabytes) }))
    return await make(await readFile(place))
  } catch {
    return refuse(photoFaults.noFile)
  }
}
