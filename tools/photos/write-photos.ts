import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { photoFolder } from '#demo/server/resources/photo-files.ts'

import { photo } from './draw-photo.ts'
import { drawingDigests, format, photoCodes } from './photo-codes.ts'

// Draws every picture of `demo/photos` again.
await rm(photoFolder, { recursive: true, force: true })
await mkdir(photoFolder, { recursive: true })
const density = (72 * format.width) / 480
for (const code of photoCodes) {
  const drawing = Buffer.from(photo(code)?.body ?? '')
  const picture = sharp(drawing, { density }).webp({ quality: format.quality, effort: 6 })
  await picture.toFile(join(photoFolder, `${code}.webp`))
}
await writeFile(join(photoFolder, 'drawings.json'), `${JSON.stringify(drawingDigests(), null, 2)}\n`)
console.info(`Wrote ${photoCodes.length} pictures to demo/photos.`)
