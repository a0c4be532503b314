import { createHash } from 'node:crypto'

import { numberedPhotos, photoWidths } from '#demo/server/resources/photo-files.ts'

import { dishCodes } from './dish-photos.ts'
import { photo } from './draw-photo.ts'
import { venueCodes } from './venue-photos.ts'

/** Quality of the pictures as WebP. */
export const quality = 60

/** Every code that has a picture of its own in `demo/photos`. */
export const photoCodes: readonly string[] = [
  ...dishCodes,
  ...dishCodes.map((code) => `${code}-2`),
  ...venueCodes,
  ...Array.from({ length: numberedPhotos }, (_, index) => `dish-${index + 1}`),
].filter((code) => photo(code) !== null)

/** A digest of each drawing: a test compares it with `drawings.json`, so that no picture is older than its drawing. */
export function drawingDigests(): Record<string, string> {
  return Object.fromEntries(photoCodes.map((code) => [code, digestOf(photo(code)?.body ?? '')]))
}

function digestOf(drawing: string): string {
  return createHash('sha256')
    .update(`${photoWidths.join(' ')} ${quality} ${drawing}`)
    .digest('hex')
    .slice(0, 16)
}
