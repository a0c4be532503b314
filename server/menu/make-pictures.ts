import type { Metadata, Sharp } from 'sharp'

import type { PictureFault } from '#server/platform/texts/photo-faults.ts'
import { photoFaults } from '#server/platform/texts/photo-faults.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { isPlain, loadSharp, mostPixels, pictureFault } from './read-picture.ts'
import type { Pictures } from './uploaded-photos.ts'
import { mostBytes, pictureTypes, uploadedWidths } from './uploaded-photos.ts'

/** Of WebP, the best first: one that fits into the bytes of its width is taken. */
const qualities = [80, 65, 50, 35, 20] as const
const [smallWidth, largeWidth] = uploadedWidths
const [smallBytes, largeBytes] = mostBytes

/**
 * The two pictures that are kept of a photo: turned upright, without what a camera writes beside it, no larger than it is.
 * A photo that is such a picture already stays as it is. Refused with a sentence where it is none.
 */
export async function makePictures(content: Uint8Array): Promise<Verdict<Pictures, PictureFault>> {
  const fault = pictureFault(content)
  if (fault !== null) return refuse(fault)
  const sharp = await loadSharp()
  try {
    const photo = sharp(content, { limitInputPixels: mostPixels })
    const isKept = isPicture(await photo.metadata(), content)
    const upright = photo.autoOrient().resize({ width: largeWidth, withoutEnlargement: true })
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
    const raw = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const large = isKept ? content : await fitting(raw, largeBytes)
    const small = await fitting(raw.resize({ width: smallWidth, withoutEnlargement: true }), smallBytes)
    const types = pictureTypes([small, large])
    return types.ok ? accept([small, large]) : types
  } catch {
    return refuse(photoFaults.noPhoto)
  }
}

/** Whether a photo fits as it is, and holds nothing but its pixels. */
function isPicture({ format, width, ...beside }: Metadata, content: Uint8Array): boolean {
  return isPlain(beside) && format !== 'png' && width <= largeWidth && content.length <= largeBytes
}

/** As WebP in the best quality that fits, else in the least one. */
async function fitting(picture: Sharp, bytes: number): Promise<Uint8Array> {
  let body = new Uint8Array()
  for (const quality of qualities) {
    body = new Uint8Array(await picture.clone().webp({ quality }).toBuffer())
    if (body.length <= bytes) break
  }
  return body
}
