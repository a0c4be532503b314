import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { photoJobs, photoLimits } from '#server/menu/photo-jobs.ts'
import { photoCodes } from '#server/menu/uploaded-photos.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { createDownload } from '#server/platform/download/download.ts'
import { createJobs } from '#server/platform/jobs/create-jobs.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { readPhotoFiles } from '#server/restaurant-file/photo-files.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { writePhotos } from '#server/restaurant-file/write-photos.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { faultLines, rightValue } from '#tests/server/support/file-faults.ts'
import { startPhotoHost } from '#tests/server/support/photo-host.ts'
import { readPhotoRestaurant } from '#tests/server/support/photo-restaurant.ts'
import { startService } from '#tests/support/service.ts'

const service = await startService({ now: noon })
const { db, clock } = service
const address = 'https://photos.example/logo.png'

let folder: string
let made = 0
const newKey = () => `da-lia-${(made += 1)}`
const wide = () =>
  sharp({ create: { width: 800, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-logo-'))
  await writeFile(join(folder, 'logo.webp'), await wide().webp().toBuffer())
  await writeFile(join(folder, 'logo.svg.png'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  // Other files of tests share the service: nothing is fetched for these restaurants any more.
  await db.delete(jobs).where(eq(jobs.kind, 'photo'))
})

async function imported(logo: string, { key = newKey(), photos = [] as string[] } = {}) {
  const file = { ...readPhotoRestaurant({ key, photos }), logo }
  const read = await readPhotoFiles(file, { folder, nowMs: noon })
  return read.ok ? importRestaurant(db, file, { photos: read.value }) : read
}
type Id = Parameters<typeof clientOf>[1]
const logoOf = async (id: Id) => (await clientOf(service, id).call(getRestaurantInfo, {})).settings.logo
/** What the address in the reply shows. */
async function shown(id: Id) {
  const reply = await service.fetch((await logoOf(id))?.pngUrl ?? '')
  if (!reply.ok) return { status: reply.status }
  const { format, width, height, hasAlpha } = await sharp(await reply.arrayBuffer()).metadata()
  return { type: reply.headers.get('Content-Type'), format, width, height, hasAlpha }
}
const png = { type: 'image/png', format: 'png', width: 512, height: 128, hasAlpha: true }

describe('the logo of a file', () => {
  test('by its path is in the reply, whole and transparent [FILE-16]', async () => {
    const { id } = rightValue(await imported('logo.webp'))
    expect(await logoOf(id)).toMatchObject({
      svgUrl: null,
      pngUrl: expect.stringMatching(/^https:\/\/.+\/own-\w{20}$/),
    })
    expect(await shown(id)).toEqual(png)
    expect(await photoCodes(db, id)).toEqual([])
  })

  test('imported again changes nothing; left out it goes [FILE-16]', async () => {
    const key = newKey()
    const { id } = rightValue(await imported('logo.webp', { key }))
    expect(rightValue(await imported('logo.webp', { key })).differences).toEqual({ changes: [], missing: [] })
    rightValue(await importRestaurant(db, readPhotoRestaurant({ key })))
    expect(await logoOf(id)).toBeNull()
  })

  test('by its address is fetched, beside a photo of it [FILE-16] [FILE-14]', async () => {
    const host = await startPhotoHost()
    host.sends('/logo.png', await wide().png().toBuffer())
    const { id, waitingPhotos } = rightValue(await imported(address, { photos: [address] }))
    expect(new Set(waitingPhotos.map(({ isLogo }) => isLogo))).toEqual(new Set([false, true]))
    expect(await shown(id)).toEqual({ status: 404 })
    const jobs = createJobs({ db, log: () => undefined, now: () => noon })
    jobs.handle(photoJobs({ db, clock, download: createDownload(photoLimits, host.internet) }))
    await jobs.runAll()
    await host.close()
    expect(await shown(id)).toEqual(png)
    expect(await photoCodes(db, id)).toHaveLength(1)
    expect(await exportRestaurant(db, id)).toMatchObject({ logo: address })
  })

  test('is written by an export and is the same elsewhere [FILE-16]', async () => {
    const { id } = rightValue(await imported('logo.webp'))
    const paths = rightValue(await writePhotos(db, id, join(folder, 'photos')))
    const written = await exportRestaurant(db, id, { photoOf: (code) => paths.get(code) ?? code })
    expect(written?.logo).toMatch(/^photos\/own-\w{20}\.png$/)
    const file = rightValue(checkRestaurantFile({ ...written, key: newKey(), id: undefined }))
    const photos = rightValue(await readPhotoFiles(file, { folder, nowMs: noon }))
    const copy = rightValue(await importRestaurant(db, file, { photos }))
    const codeOf = async (of: Id) => (await logoOf(of))?.pngUrl?.split('/').at(-1)
    expect(await codeOf(copy.id)).toBe(await codeOf(id))
  })

  test.each([
    ['none.png', 'There is no such file, or it cannot be read.'],
    ['logo.svg.png', 'This is no photo: choose a JPEG, PNG or WebP file.'],
  ])('such as %s is refused with a sentence [FILE-16] [FILE-13]', async (logo, said) => {
    expect(faultLines(await imported(logo))).toEqual([`logo: ${logo}: ${said}`])
  })

  test.each(['logo.svg', 'http://photos.example/logo.png', '../logo.png'])('is not %s [FILE-16]', (logo) => {
    const read = checkRestaurantFile({ ...readPhotoRestaurant({ key: 'x' }), logo })
    expect(faultLines(read)).toEqual([expect.stringMatching(/^logo: /)])
  })

  test('is refused where nobody has read it [FILE-16]', async () => {
    const file = { ...readPhotoRestaurant({ key: newKey() }), logo: 'logo.webp' }
    expect(faultLines(await importRestaurant(db, file))).toEqual([
      expect.stringMatching(/^logo: The file logo\.webp was not read\./),
    ])
  })
})
