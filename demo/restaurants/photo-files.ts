import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { entityTag } from '#server/platform/entity-tags.ts'
import type { PhotoFile, PhotoWidth } from '#server/resources/photo-widths.ts'
import { usualWidth } from '#server/resources/photo-widths.ts'

const photoFolder = join(import.meta.dirname, '../photos')

/** The products of the stress restaurant (`dish-1` to `dish-1000`) share this many pictures, five of each category. */
const numberedPhotos = 45

/** Where a picture is: those of the usual width in the folder itself, the others in one for each width. */
export function photoPath(name: string, width: PhotoWidth): string {
  return join(photoFolder, width === usualWidth ? '' : String(width), `${name}.webp`)
}

/** The pictures of the demonstration's restaurants. */
export async function photoFile(code: string, width: PhotoWidth = usualWidth): Promise<PhotoFile | null> {
  const number = /^dish-([1-9]\d{0,8})$/.exec(code)?.[1]
  const name = number ? `dish-${((Number(number) - 1) % numberedPhotos) + 1}` : code
  if (!/^[a-z0-9-]+$/.test(name)) return null
  const content = await readFile(photoPath(name, width)).catch(() => null)
  if (!content) return null
  const body = new Uint8Array(content)
  return { body, etag: entityTag(body) }
}
