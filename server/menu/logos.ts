import { and, eq, ne } from 'drizzle-orm'

import { logoSize } from '#desk/contract/photo-sizes.ts'
import type { Database } from '#server/platform/db/database.ts'
import { logoType, photos } from '#server/platform/db/schema/photo-tables.ts'
import type { PictureFault } from '#server/platform/texts/photo-faults.ts'
import { photoFaults } from '#server/platform/texts/photo-faults.ts'
import { writeAll } from '#server/platform/texts/template.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { isPlain, loadSharp, mostPixels, pictureFault } from './read-picture.ts'
import { ownCode } from './uploaded-photos.ts'

/** Its longer side has this many px or more, so that it is sharp where it is shown. */
const leastSide = 96
const { width: mostWidth, height: mostHeight, mostBytes } = logoSize
/** Of a restaurant, in all: mails that were sent show earlier ones. */
const mostLogos = 100

/**
 * The picture that is kept of a logo (decision 104): whole and in its proportions, with what is transparent in it, as PNG
 * because some mailboxes show no WebP. One that is such a picture already stays as it is.
 */
export async function makeLogo(content: Uint8Array): Promise<Verdict<Uint8Array, PictureFault>> {
  const fault = pictureFault(content)
  if (fault !== null) return refuse(fault)
  const sharp = await loadSharp()
  try {
    const photo = sharp(content, { limitInputPixels: mostPixels })
    const { format, width, height, ...beside } = await photo.metadata()
    if (Math.max(width, height) < leastSide)
      return refuse(writeAll(photoFaults.smallLogo, { least: String(leastSide) }))
    const fits = width <= mostWidth && height <= mostHeight && content.length <= mostBytes
    if (format === 'png' && fits && isPlain(beside)) return accept(content)
    const within = { width: mostWidth, height: mostHeight, fit: 'inside', withoutEnlargement: true } as const
    const body = await photo.autoOrient().resize(within).png({ compressionLevel: 9 }).toBuffer()
    return body.length > mostBytes ? refuse(photoFaults.largeLogo) : accept(new Uint8Array(body))
  } catch {
    return refuse(photoFaults.noPhoto)
  }
}

/** The code of a logo by its address; a photo of the same address is another picture. */
export function logoCodeOf(address: string): string {
  return ownCode(`logo ${address}`)
}

type Kept = { readonly code: string; readonly logo: Uint8Array; readonly nowMs: number }

/** Keeps a logo under a code that names no other picture. */
export async function keepLogo(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { code, logo: content, nowMs }: Kept,
): Promise<void> {
  const row = { restaurantId, code, width: mostWidth, contentType: logoType, content, createdAt: new Date(nowMs) }
  await db.insert(photos).values(row).onConflictDoNothing()
}

type Uploaded = { readonly logo: Uint8Array; readonly nowMs: number }

/** Keeps a logo that was uploaded; answers its code, which is that of its content. */
export async function keepUploadedLogo(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { logo, nowMs }: Uploaded,
): Promise<Verdict<string, PictureFault>> {
  const code = ownCode(logo)
  const isLogo = and(eq(photos.restaurantId, restaurantId), eq(photos.contentType, logoType), ne(photos.code, code))
  if ((await db.$count(photos, isLogo)) >= mostLogos)
    return refuse(writeAll(photoFaults.tooManyLogos, { most: String(mostLogos) }))
  await keepLogo(db, restaurantId, { code, logo, nowMs })
  return accept(code)
}
