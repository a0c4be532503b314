import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { faultLine } from '#server/restaurant-file/faults.ts'
import type { PhotoFiles } from '#server/restaurant-file/photo-files.ts'
import { readPhotoFiles } from '#server/restaurant-file/photo-files.ts'
import type { RestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { readRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'

/** The restaurants of the demonstration in the order of their numbers, named as their files are. */
const names = ['trattoria', 'stella', 'cucine-del-po', 'sagra', 'pausa', 'grande-mensa', 'quartiere'] as const
export type DemoRestaurant = (typeof names)[number]

export async function demoFile(name: DemoRestaurant): Promise<RestaurantFile> {
  const read = readRestaurantFile(await readFile(join(import.meta.dirname, `${name}.json`), 'utf8'))
  if (!read.ok) throw new Error(`Comanda: ${name}.json is wrong. ${read.refusal.map(faultLine).join(' ')}`)
  return read.value
}

export function demoFiles(): Promise<RestaurantFile[]> {
  return Promise.all(names.map(demoFile))
}

/** What a file names by its path beside it: a logo. */
export async function demoPhotos(file: RestaurantFile, nowMs: number): Promise<PhotoFiles> {
  const read = await readPhotoFiles(file, { folder: import.meta.dirname, nowMs })
  if (!read.ok)
    throw new Error(`Comanda: the restaurant ${file.key} is wrong. ${read.refusal.map(faultLine).join(' ')}`)
  return read.value
}
