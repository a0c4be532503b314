import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { entityTag } from '#demo/server/platform/entity-tags.ts'

export const photoFolder = join(import.meta.dirname, '../../photos')

/** Widths of the pictures in px, in ascending order (contract 7, decision 47). */
export const photoWidths = [320, 480, 640, 960] as const
export type PhotoWidth = (typeof photoWidths)[number]
/** The width of a picture that is asked for without one: twice that of the widest card in a list. */
const usualWidth = 640
const widest = 960

/** The products of the stress restaurant (`dish-1` to `dish-1000`) share this many pictures, five of each category. */
export const numberedPhotos = 45

export type PhotoFile = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string }

/** Where a picture is: those of the usual width in the folder itself, the others in one for each width. */
export function photoPath(name: string, width: PhotoWidth): string {
  return join(photoFolder, width === usualWidth ? '' : String(width), `${name}.webp`)
}

/** The smallest width that is at least the one asked for, else the largest; without a whole number the usual one. */
export function photoWidth(asked: string | undefined): PhotoWidth {
  if (asked === undefined || !/^[1-9]\d{0,8}$/.test(asked)) return usualWidth
  return photoWidths.find((width) => width >= Number(asked)) ?? widest
}

/** The picture of a photo code as WebP; null when there is none. */
export async function photoFile(code: string, width: PhotoWidth = usualWidth): Promise<PhotoFile | null> {
  const number = /^dish-([1-9]\d{0,8})$/.exec(code)?.[1]
  const name = number ? `dish-${((Number(number) - 1) % numberedPhotos) + 1}` : code
  if (!/^[a-z0-9-]+$/.test(name)) return null
  const content = await readFile(photoPath(name, width)).catch(() => null)
  if (!content) return null
  const body = new Uint8Array(content)
  return { body, etag: entityTag(body) }
}
