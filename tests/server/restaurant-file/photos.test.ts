import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ownCode } from '#server/menu/uploaded-photos.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { photos as photosTable } from '#server/platform/db/schema/photo-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { checkWholeFile } from '#server/restaurant-file/check-whole-file.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { restaurantSchema } from '#server/restaurant-file/json-schema.ts'
import { readPhotoFiles } from '#server/restaurant-file/photo-files.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { storedRestaurant } from '#server/restaurant-file/stored-restaurant.ts'
import { writePhotos } from '#server/restaurant-file/write-photos.ts'
import { noon } from '#tests/server/support/diner.ts'
import { faultLines, rightValue } from '#tests/server/support/file-faults.ts'
import type { PhotoWish } from '#tests/server/support/photo-restaurant.ts'
import { photoRestaurant, readPhotoRestaurant } from '#tests/server/support/photo-restaurant.ts'
import { startService } from '#tests/support/service.ts'

const address = 'https://photos.example/margherita.jpg'
const { db } = await startService({ now: noon })

let folder: string
let made = 0
const newKey = () => `da-gino-${(made += 1)}`
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-photos-'))
  await mkdir(join(folder, 'menu', 'photos'), { recursive: true })
  const picture = (background: string) =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer()
  for (const [name, colour] of Object.entries({ pizza: '#a33', room: '#3a3', poster: '#33a' }))
    await writeFile(join(folder, 'menu', 'photos', `${name}.jpg`), await picture(colour))
  await writeFile(join(folder, 'outside.jpg'), await picture('#aaa'))
  await writeFile(join(folder, 'menu', 'text.jpg'), 'This is a text.')
  await writeFile(join(folder, 'menu', 'heavy.jpg'), Buffer.alloc(20 * 1024 * 1024 + 1))
  await symlink(join(folder, 'outside.jpg'), join(folder, 'menu', 'link.jpg'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  // Other files of tests share the service: nothing is fetched for these restaurants any more.
  await db.delete(jobs).where(eq(jobs.kind, 'photo'))
})

async function imported(wish: PhotoWish, from = 'menu') {
  const file = readPhotoRestaurant(wish)
  const photos = await readPhotoFiles(file, { folder: join(folder, from), nowMs: noon })
  return photos.ok ? importRestaurant(db, file, { photos: photos.value }) : photos
}
const done = async (wish: PhotoWish) => rightValue(await imported(wish))
/** The codes that the rows of a restaurant name. */
async function codesOf(id: Awaited<ReturnType<typeof done>>['id']) {
  const { dish, venue, item } = await rowsOf(id)
  return [dish?.photos, venue?.photos, item?.photoCode]
}
async function rowsOf(id: Awaited<ReturnType<typeof done>>['id']) {
  const stored = await storedRestaurant(db, id)
  if (!stored) throw new Error(`There is no restaurant ${id}.`)
  const { products, venues, news } = stored.rows
  return { dish: products[0], venue: venues[0], item: news[0] }
}
const contentOf = async (id: number) =>
  (
    await db
      .select({ code: photosTable.code })
      .from(photosTable)
      .where(eq(photosTable.restaurantId, id as never))
  ).length

describe('a photo of a file', () => {
  test.each([
    'margherita-2',
    'OWN-01',
    'photos/margherita.jpg',
    'Die Pizza.JPEG',
    'a/b/c.d.png',
    'x.webp',
    address,
    'https://photos.example/get?id=7',
    'https://photos.example:8443/a.jpg',
  ])('may be %s [FILE-13]', (photo) => {
    expect(checkRestaurantFile(photoRestaurant({ key: 'x', photos: [photo] }))).toMatchObject({ ok: true })
  })

  test.each([
    ['http://photos.example/a.jpg', /Photos are fetched over https only\. Enter an address that begins with https:/],
    ['../a.jpg', /Enter the path of a file in the folder of this file, or below it\.$/],
    ['photos/../../a.jpg', /in the folder of this file/],
    ['/etc/a.jpg', /in the folder of this file/],
    ['C:\\a.jpg', /in the folder of this file/],
    ['.hidden/a.jpg', /in the folder of this file/],
    ['photos\\a.jpg', /Enter the path of a JPEG, PNG or WebP file .* letters, digits and hyphens\.$/],
    ['a.gif', /Enter the path of a JPEG, PNG or WebP file .* letters, digits and hyphens\.$/],
    ['ftp://photos.example/a.jpg', /Enter the path of/],
    ['https://', /Enter the path of/],
    ['https://:7', /Enter a whole address without a user name/],
    ['https://ada:secret@photos.example/a.jpg', /Enter a whole address without a user name/],
    ['https://ada@photos.example/a.jpg', /Enter a whole address without a user name/],
    ['https://photos.example:99999/a.jpg', /Enter a whole address without a user name/],
    ['', /Enter the path of/],
  ])('is not %s [FILE-13]', (photo, sentence) => {
    const checked = checkRestaurantFile(photoRestaurant({ key: 'x', photos: ['a', photo] }))
    expect(faultLines(checked)).toEqual([expect.stringMatching(sentence)])
    expect(faultLines(checked)[0]).toMatch(/^menu\.products\[0\]\.photos\[1\]: /)
  })

  test('is one type of the JSON Schema [FILE-13]', () => {
    const schema = JSON.parse(JSON.stringify(restaurantSchema())) as {
      definitions: Record<string, { pattern: string }>
    }
    const pattern = new RegExp(schema.definitions.photo?.pattern ?? '$.', 'u')
    expect(['a-1', 'photos/a.jpg', address].every((photo) => pattern.test(photo))).toBe(true)
    expect(['http://photos.example/a.jpg', '../a.jpg', '/a.jpg'].some((photo) => pattern.test(photo))).toBe(false)
    expect(JSON.stringify(schema).split('#/definitions/photo"')).toHaveLength(6)
  })
})

describe('photos named by a path', () => {
  const wish = {
    photos: ['photos/pizza.jpg', address],
    listPhoto: 'photos/room.jpg',
    ofVenue: ['photos/room.jpg'],
    ofNews: 'photos/poster.jpg',
  }

  test('are kept, and named by the code of their content [FILE-15]', async () => {
    const { id } = await done({ key: newKey(), ...wish })
    const { dish, venue, item } = await rowsOf(id)
    expect(dish?.photos).toEqual([expect.stringMatching(/^own-[0-9a-f]{20}$/), ownCode(address)])
    expect(venue?.photos).toEqual([dish?.photoCode])
    expect(new Set([dish?.photos[0], dish?.photoCode, item?.photoCode]).size).toBe(3)
    expect(await contentOf(id)).toBe(6)
  })

  test('change nothing when they are imported again [FILE-15]', async () => {
    const key = newKey()
    const { id } = await done({ key, ...wish })
    const before = await storedRestaurant(db, id)
    expect(await done({ key, ...wish })).toMatchObject({ isNew: false, differences: { changes: [], missing: [] } })
    expect([await storedRestaurant(db, id), await contentOf(id)]).toEqual([before, 6])
  })

  test.each([
    ['photos/none.jpg', 'There is no such file, or it cannot be read.'],
    ['text.jpg', 'This is no photo: choose a JPEG, PNG or WebP file.'],
    ['heavy.jpg', 'This photo is larger than 20 MB. Choose a smaller one.'],
    ['link.jpg', 'This is not in the folder of the file. Put it there.'],
  ])('such as %s are refused with a sentence, unwritten [FILE-13]', async (photo, sentence) => {
    const rows = async () => (await db.select({ all: count() }).from(restaurants))[0]?.all
    const before = await rows()
    const done = await imported({ key: newKey(), photos: ['a', photo], ofVenue: ['a'] })
    expect(faultLines(done)).toEqual([`menu.products[0].photos[1]: ${photo}: ${sentence}`])
    expect(await rows()).toBe(before)
  })

  test('are refused where nobody has read them', async () => {
    const file = readPhotoRestaurant({ key: newKey(), ofNews: 'photos/poster.jpg' })
    expect(faultLines(await importRestaurant(db, file))).toEqual([
      expect.stringMatching(/^news\[0\]\.photo: The file photos\/poster\.jpg was not read\./),
    ])
    expect(checkWholeFile(JSON.stringify(photoRestaurant({ key: 'x', ofNews: 'photos/poster.jpg' })))).toMatchObject({
      ok: true,
    })
  })
})

describe('an export', () => {
  test('names photos by their address and their code [FILE-13]', async () => {
    const { id } = await done({ key: newKey(), photos: [address, 'margherita'], ofVenue: ['photos/room.jpg'] })
    const file = await exportRestaurant(db, id)
    expect(file?.menu.products[0]?.photos).toEqual([address, 'margherita'])
    expect(file?.venues[0]?.photos).toEqual([expect.stringMatching(/^own-/)])
  })

  test('with its photos shows the same pictures elsewhere [FILE-15]', async () => {
    const wish = { photos: ['photos/pizza.jpg', address], ofVenue: ['photos/room.jpg'], ofNews: 'photos/poster.jpg' }
    const { id } = await done({ key: newKey(), ...wish })
    const paths = rightValue(await writePhotos(db, id, join(folder, 'copy', 'photos')))
    const written = await exportRestaurant(db, id, { photoOf: (code) => paths.get(code) ?? code })
    expect(written?.venues[0]?.photos).toEqual([expect.stringMatching(/^photos\/own-[0-9a-f]{20}\.webp$/)])
    const read = rightValue(checkRestaurantFile({ ...written, key: newKey(), id: undefined }))
    const photos = rightValue(await readPhotoFiles(read, { folder: join(folder, 'copy'), nowMs: noon }))
    const copy = rightValue(await importRestaurant(db, read, { photos }))
    expect(await codesOf(copy.id)).toEqual(await codesOf(id))
    const files = await readdir(join(folder, 'copy', 'photos'))
    const widths = files.map(async (file) => (await sharp(join(folder, 'copy', 'photos', file)).metadata()).width)
    expect(await Promise.all(widths)).toEqual([960, 960, 960])
  })

  test('into a folder that stands nowhere beside it is refused', async () => {
    const { id } = await done({ key: newKey(), ofVenue: ['photos/room.jpg'] })
    const refusal = ['--photos must name a folder beside the file, and it is "..".']
    expect(await writePhotos(db, id, '..')).toEqual({ ok: false, refusal })
  })
})
