import { createHash } from 'node:crypto'

import { and, asc, desc, eq, max } from 'drizzle-orm'
import { imageSize } from 'image-size'

import type { Database } from '#server/platform/db/database.ts'
import { photos } from '#server/platform/db/schema/photo-tables.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

/** Every photo is kept in these widths (px, at most), as the page of the desk makes them; the smaller one first. */
export const uploadedWidths = [480, 960] as const
/** Most bytes of each width: together they fit into one request. */
const mostBytes = [60 * 1024, 120 * 1024] as const
const leastWidth = 200
const tallest = 2
const mostPhotos = 500
const contentTypes: ReadonlyMap<string | undefined, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
])

type Pictures = readonly [small: Uint8Array, large: Uint8Array]
/** A sentence for the person who has chosen the file. */
type Fault = string
export type UploadedPhoto = { readonly body: Uint8Array<ArrayBuffer>; readonly contentType: string }

/** Keeps a photo of a restaurant; answers its code, which is that of its content. */
export async function keepPhoto(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { pictures, nowMs }: { readonly pictures: Pictures; readonly nowMs: number },
): Promise<Verdict<string, Fault>> {
  const types = pictures.map(typeOf)
  const fault = types.find((type) => !type.ok)
  if (fault && !fault.ok) return fault
  const code = `own-${createHash('sha256').update(pictures[1]).digest('hex').slice(0, 20)}`
  const known = await photoCodes(db, restaurantId)
  if (!known.includes(code) && known.length >= mostPhotos)
    return refuse(`There are ${mostPhotos} photos already. Choose one of them.`)
  const rows = types.flatMap((type, index) => {
    const [width, content] = [uploadedWidths[index], pictures[index]]
    return type.ok && width && content ? [{ width, content, contentType: type.value }] : []
  })
  const createdAt = new Date(nowMs)
  await db
    .insert(photos)
    .values(rows.map((row) => ({ ...row, restaurantId, code, createdAt })))
    .onConflictDoNothing()
  return accept(code)
}

/** Codes of the photos that a restaurant has uploaded, the newest first. */
export async function photoCodes(db: Database, restaurantId: Id<'Restaurant'>): Promise<string[]> {
  const rows = await db
    .select({ code: photos.code })
    .from(photos)
    .where(eq(photos.restaurantId, restaurantId))
    .groupBy(photos.code)
    .orderBy(desc(max(photos.createdAt)), asc(photos.code))
  return rows.map(({ code }) => code)
}

/** An uploaded photo in the smallest width that is at least the one asked for, else the largest; null without one. */
export async function uploadedPhoto(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { code, width }: { readonly code: string; readonly width: number },
): Promise<UploadedPhoto | null> {
  if (!/^own-[0-9a-f]{20}$/.test(code)) return null
  const wanted = uploadedWidths.find((each) => each >= width) ?? uploadedWidths[1]
  const [row] = await db
    .select({ content: photos.content, contentType: photos.contentType })
    .from(photos)
    .where(and(eq(photos.restaurantId, restaurantId), eq(photos.code, code), eq(photos.width, wanted)))
  return row ? { body: new Uint8Array(row.content), contentType: row.contentType } : null
}

/** The content type of a picture; refuses what is no photo, or has another size than its place. */
function typeOf(picture: Uint8Array, index: number): Verdict<string, Fault> {
  const [mostWidth = 0, bytes = 0] = [uploadedWidths[index], mostBytes[index]]
  const { type, width, height } = sizeOf(picture)
  const contentType = contentTypes.get(type)
  if (!contentType) return refuse('This is no photo: choose a JPEG, PNG or WebP file.')
  if (width < leastWidth) return refuse(`This photo is too small: it needs a width of ${leastWidth} pixels or more.`)
  if (width > mostWidth || height > width * tallest || picture.length > bytes)
    return refuse('This photo is too large. Choose a simpler or less tall one.')
  return accept(contentType)
}

function sizeOf(picture: Uint8Array) {
  try {
    return imageSize(picture)
  } catch {
    return { type: undefined, width: 0, height: 0 }
  }
}
