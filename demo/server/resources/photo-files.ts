import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { entityTag } from '#demo/server/platform/entity-tags.ts'

export const photoFolder = join(import.meta.dirname, '../../photos')

/** The products of the stress restaurant (`dish-1` to `dish-1000`) share this many pictures, five of each category. */
export const numberedPhotos = 45

export type PhotoFile = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string }

/** The picture of a photo code as WebP; null when there is none. */
export async function photoFile(code: string): Promise<PhotoFile | null> {
  const number = /^dish-([1-9]\d{0,8})$/.exec(code)?.[1]
  const name = number ? `dish-${((Number(number) - 1) % numberedPhotos) + 1}` : code
  if (!/^[a-z0-9-]+$/.test(name)) return null
  const content = await readFile(join(photoFolder, `${name}.webp`)).catch(() => null)
  if (!content) return null
  const body = new Uint8Array(content)
  return { body, etag: entityTag(body) }
}
