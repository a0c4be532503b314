import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { makePictures } from '#server/menu/make-pictures.ts'
import type { Pictures } from '#server/menu/uploaded-photos.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { photosIn } from './photos-in.ts'
import type { Faults, RestaurantFile } from './restaurant-file.ts'
import { isPhotoPath } from './values.ts'

/** The photos that a restaurant's file names by their path, in the widths that are kept. */
export type PhotoFiles = { readonly pictures: ReadonlyMap<string, Pictures>; readonly readAtMs: number }
export const noPhotoFiles: PhotoFiles = { pictures: new Map(), readAtMs: 0 }

const mostMegabytes = 20

/** Reads the photos below `folder`, that of the file; refused with one sentence for each that is missing or no photo. */
export async function readPhotoFiles(
  file: RestaurantFile,
  { folder, nowMs }: { readonly folder: string; readonly nowMs: number },
): Promise<Verdict<PhotoFiles, Faults>> {
  const pictures = new Map<string, Pictures>()
  const faults = new Map<string, string>()
  for (const { path, photo } of photosIn(file)) {
    if (!isPhotoPath(photo) || pictures.has(photo) || faults.has(photo)) continue
    const read = await readPhoto(folder, photo)
    if (read.ok) pictures.set(photo, read.value)
    else faults.set(photo, `${path}: ${photo}: ${read.refusal}`)
  }
  return faults.size > 0 ? refuse([...faults.values()]) : accept({ pictures, readAtMs: nowMs })
}

/** Links are followed first, so that none leads out of the folder. */
async function readPhoto(folder: string, photo: string): Promise<Verdict<Pictures, string>> {
  try {
    const [inside, place] = await Promise.all([realpath(folder), realpath(join(folder, photo))])
    if (!place.startsWith(inside.endsWith(sep) ? inside : inside + sep))
      return refuse('This is not in the folder of the file.')
    if ((await stat(place)).size > mostMegabytes * 1024 * 1024)
      return refuse(`This photo is larger than ${mostMegabytes} MB.`)
    return await makePictures(await readFile(place))
  } catch {
    return refuse('There is no such file, or it cannot be read.')
  }
}
