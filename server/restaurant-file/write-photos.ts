import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, posix } from 'node:path'

import * as z from 'zod/mini'

import { photoAddressesOf } from '#server/menu/photo-addresses.ts'
import { largestPhotos } from '#server/menu/uploaded-photos.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { photo } from './values.ts'

const endings: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' }

/**
 * Writes the photos and logos of a restaurant that have no address into a folder beside its file. Answers their paths in that file by
 * their codes; refused with what the command prints.
 */
export async function writePhotos(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  folder: string,
): Promise<Verdict<ReadonlyMap<string, string>, readonly string[]>> {
  const addresses = await photoAddressesOf(db, restaurantId)
  const own = (await largestPhotos(db, restaurantId)).filter(({ code }) => !addresses.has(code))
  const paths = new Map<string, string>()
  for (const { code, contentType } of own)
    paths.set(code, posix.join(basename(folder), `${code}.${endings[contentType] ?? 'webp'}`))
  if (![...paths.values()].every((path) => z.safeParse(photo, path).success))
    return refuse([`--photos must name a folder beside the file, and it is "${folder}".`])
  await mkdir(folder, { recursive: true })
  for (const { code, content } of own) await writeFile(join(folder, basename(paths.get(code) ?? code)), content)
  return accept(paths)
}
