import { imageSize } from 'image-size'
import type { Metadata } from 'sharp'

import { photoFaults } from '#server/platform/texts/photo-faults.ts'
import { write } from '#server/platform/texts/template.ts'
import type { Language } from '#src/options/languages.ts'

/** More pixels are refused before one of them is decoded: a small file may hold a picture that fills the memory. */
export const mostPixels = 50_000_000
const decoded = new Set(['jpg', 'png', 'webp'])

/** What its head says against a picture, before anything is decoded; null = nothing. */
export function pictureFault(content: Uint8Array, language: Language = 'en'): string | null {
  try {
    const { type, width, height } = imageSize(content)
    if (type === undefined || !decoded.has(type)) return write(photoFaults.noPhoto, language, {})
    if (width * height <= mostPixels) return null
    return write(photoFaults.tooManyPixels, language, { most: String(mostPixels / 1_000_000) })
  } catch {
    return write(photoFaults.noPhoto, language, {})
  }
}

/** libvips with the decoders of these three alone. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
  return sharp
}

type Beside = Pick<Metadata, 'pages' | 'exif' | 'icc' | 'iptc' | 'xmp' | 'comments'>

/** Whether a picture holds nothing but its pixels. */
export function isPlain({ pages = 1, exif, icc, iptc, xmp, comments }: Beside): boolean {
  return pages === 1 && [exif, icc, iptc, xmp, comments].every((part) => part === undefined)
}
