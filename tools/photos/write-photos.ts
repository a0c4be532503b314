import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

import { photoFolder, photoPath, photoWidths } from '#demo/server/resources/photo-files.ts'

import { photo } from './draw-photo.ts'
import { drawingDigests, photoCodes, quality } from './photo-codes.ts'

const drawingWidth = 480

// Draws every picture of `demo/photos` again, in every width.
await rm(photoFolder, { recursive: true, force: true })
for (const width of photoWidths) await mkdir(dirname(photoPath('any', width)), { recursive: true })
for (const code of photoCodes) {
  const drawing = Buffer.from(photo(code)?.body ?? '')
  const pictures = photoWidths.map((width) => {
    const picture = sharp(drawing, { density: (72 * width) / drawingWidth })
    return picture.webp({ quality, effort: 6 }).toFile(photoPath(code, width))
  })
  await Promise.all(pictures)
}
await writeFile(join(photoFolder, 'drawings.json'), `${JSON.stringify(drawingDigests(), null, 2)}\n`)
console.info(`Wrote ${photoCodes.length} pictures in ${photoWidths.length} widths to demo/photos.`)
