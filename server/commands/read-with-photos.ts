import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import type { Faults } from '#server/restaurant-file/faults.ts'
import type { PhotoFiles } from '#server/restaurant-file/photo-files.ts'
import { readPhotoFiles } from '#server/restaurant-file/photo-files.ts'
import type { RestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

type Read = { readonly file: RestaurantFile; readonly photos: PhotoFiles }

/** The file of a restaurant as `judge` reads it, with the photos beside it that it names by their path. */
export async function readWithPhotos(
  path: string,
  judge: (content: string) => Verdict<RestaurantFile, Faults>,
): Promise<Verdict<Read, Faults>> {
  const content = await readFile(path, 'utf8').catch(() => null)
  if (content === null) return refuse([{ path: '', says: { id: 'unreadable' } }])
  const file = judge(content)
  if (!file.ok) return file
  const photos = await readPhotoFiles(file.value, { folder: dirname(path), nowMs: Date.now() })
  return photos.ok ? accept({ file: file.value, photos: photos.value }) : photos
}
