import { createHash } from 'node:crypto'

import { and, asc, desc, eq, lt, max, ne, sql } from 'drizzle-orm'
import { imageSize } from 'image-size'

import { photoSizes } from '#desk/contract/photo-sizes.ts'
import type { Database } from '#server/platform/db/database.ts'
import { logoType, photos } from '#server/platform/db/schema/photo-tables.ts'
import type { PictureFault } from '#server/platform/texts/photo-faults.ts'
import { photoFaults } from '#server/platform/texts/photo-faults.ts'
import { writeAll } from '#server/platform/texts/template.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

const [smallSize, largeSize] = photoSizes
/** Every photo is kept in these widths (px, at most), as the page of the desk makes them; the smaller one first. */
export const uploadedWidths = [smallSize.width, largeSize.width] as const
/** Most bytes of each width: together they fit into one request. */
export const mostBytes = [smallSize.mostBytes, largeSize.mostBytes] as const
const leastWidth = 200
const tallest = 2
/** Of a restaurant, in all. */
export const mostPhotos = 500
const contentTypes: ReadonlyMap<string | undefined, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
])

/** A photo in both widths. */
export type Pictures = readonly [small: Uint8Array, large: Uint8Array]
type Kept = { readonly pictures: Pictures; readonly nowMs: number }
export type UploadedPhoto = { readonly body: Uint8Array<ArrayBuffer>; readonly contentType: string }

/** Keeps a photo of a restaurant; answers its code, which is that of its content. */
export async function keepPhoto(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  kept: Kept,
): Promise<Verdict<string, PictureFault>> {
  return keepPhotoAs(db, restaurantId, { ...kept, code: ownCode(kept.pictures[1]) })
}

/** Keeps a photo under a code that names no other picture. */
export async function keepPhotoAs(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { code, pictures, nowMs }: Kept & { readonly code: string },
): Promise<Verdict<string, PictureFault>> {
  const types = pictureTypes(pictures)
  if (!types.ok) return types
  const known = await photoCodes(db, restaurantId)
  if (!known.includes(code) && known.length >= mostPhotos)
    return refuse(writeAll(photoFaults.tooMany, { most: String(mostPhotos) }))
  const rows = types.value.flatMap((contentType, index) => {
    const [width, content] = [uploadedWidths[index], pictures[index]]
    return width && content ? [{ width, content, contentType }] : []
  })
  const createdAt = new Date(nowMs)
  await db
    .insert(photos)
    .values(rows.map((row) => ({ ...row, restaurantId, code, createdAt })))
    .onConflictDoNothing()
  return accept(code)
}

/** The code of a photo of a restaurant's own: made of its larger picture, or of the address that it comes from. */
export function ownCode(content: Uint8Array | string): string {
  return `own-${createHash('sha256').update(content).digest('hex').slice(0, 20)}`
}

/** Codes of the photos that a restaurant has uploaded, the newest first; logos are none. */
export async function photoCodes(db: Database, restaurantId: Id<'Restaurant'>): Promise<string[]> {
  const rows = await db
    .select({ code: photos.code })
    .from(photos)
    .where(and(eq(photos.restaurantId, restaurantId), ne(photos.contentType, logoType)))
    .groupBy(photos.code)
    .orderBy(desc(max(photos.createdAt)), asc(photos.code))
  return rows.map(({ code }) => code)
}

/** All photos and logos that a restaurant has of its own, in the largest width. */
export function largestPhotos(db: Database, restaurantId: Id<'Restaurant'>) {
  return db
    .selectDistinctOn([photos.code], { code: photos.code, content: photos.content, contentType: photos.contentType })
    .from(photos)
    .where(eq(photos.restaurantId, restaurantId))
    .orderBy(asc(photos.code), desc(photos.width))
}

/** An uploaded photo or a logo in the smallest width that is at least the one asked for, else the largest; null without one. */
export async function uploadedPhoto(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { code, width }: { readonly code: string; readonly width: number },
): Promise<UploadedPhoto | null> {
  if (!/^own-[0-9a-f]{20}$/.test(code)) return null
  const [row] = await db
    .select({ content: photos.content, contentType: photos.contentType })
    .from(photos)
    .where(and(eq(photos.restaurantId, restaurantId), eq(photos.code, code)))
    // Those that are wide enough first, the nearest of them.
    .orderBy(lt(photos.width, width), sql`abs(${photos.width} - ${width})`)
    .limit(1)
  return row ? { body: new Uint8Array(row.content), contentType: row.contentType } : null
}

/** The content types of both pictures of a photo; refused when one is none, or does not fit its place. */
export function pictureTypes(pictures: Pictures): Verdict<string[], PictureFault> {
  const types: string[] = []
  for (const [index, picture] of pictures.entries()) {
    const type = typeOf(picture, index)
    if (!type.ok) return type
    types.push(type.value)
  }
  return accept(types)
}

/** The content type of a picture; refuses what is no photo, or has another size than its place. */
function typeOf(picture: Uint8Array, index: number): Verdict<string, PictureFault> {
  const [mostWidth = 0, bytes = 0] = [uploadedWidths[index], mostBytes[index]]
  const { type, width, height } = sizeOf(picture)
  const contentType = contentTypes.get(type)
  if (!contentType) return refuse(photoFaults.noPhoto)
  if (width < leastWidth) return refuse(writeAll(photoFaults.tooSmall, { least: String(leastWidth) }))
  if (width > mostWidth || height > width * tallest || picture.length > bytes) return refuse(photoFaults.tooLarge)
  return accept(contentType)
}

function sizeOf(picture: Uint8Array) {
  try {
    return imageSize(picture)
  } catch {
    return { type: undefined, width: 0, height: 0 }
  }
}
