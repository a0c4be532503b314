import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { photoJob } from '#server/menu/photo-addresses.ts'
import { photoJobs, photoLimits } from '#server/menu/photo-jobs.ts'
import { ownCode } from '#server/menu/uploaded-photos.ts'
import type { Database } from '#server/platform/db/database.ts'
import { jobs as jobsTable } from '#server/platform/db/schema/job-tables.ts'
import { photoAddresses } from '#server/platform/db/schema/photo-tables.ts'
import { createDownload } from '#server/platform/download/download.ts'
import { createJobs } from '#server/platform/jobs/create-jobs.ts'
import { takeJob } from '#server/platform/jobs/job-queue.ts'
import type { LogEntry } from '#server/platform/logger.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { noon } from '#tests/server/support/diner.ts'
import { rightValue } from '#tests/server/support/file-faults.ts'
import type { PhotoHost } from '#tests/server/support/photo-host.ts'
import { privateAddress, publicAddress, startPhotoHost } from '#tests/server/support/photo-host.ts'
import { readPhotoRestaurant } from '#tests/server/support/photo-restaurant.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const address = 'https://photos.example/margherita.jpg'
const code = ownCode(address)
const kind = photoJob

let host: PhotoHost
let photo: Buffer
let made = 0
beforeAll(async () => {
  photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  host = await startPhotoHost()
  host.sends('/margherita.jpg', photo)
})
afterEach(() => host.close())

const newKey = () => `gino-${(made += 1)}`
async function imported(db: Database, key = newKey(), at = address) {
  return rightValue(await importRestaurant(db, readPhotoRestaurant({ key, photos: [at] })))
}
function runnerOf({ db, clock }: Pick<TestService, 'db' | 'clock'>, { nowMs = noon, mostBytes = 20_000 } = {}) {
  const logged: LogEntry[] = []
  const jobs = createJobs({ db, log: (entry) => void logged.push(entry), now: () => nowMs })
  jobs.handle(photoJobs({ db, clock, download: createDownload({ ...photoLimits, mostBytes }, host.internet) }))
  return { run: jobs.runAll, logged }
}
const statesOf = (db: Database, id: number) =>
  db
    .select({ fetchedAt: photoAddresses.fetchedAt, fault: photoAddresses.fault })
    .from(photoAddresses)
    .where(eq(photoAddresses.restaurantId, id as never))
const jobsOf = (db: Database) => db.select().from(jobsTable).where(eq(jobsTable.kind, kind))

describe('a photo with an address', async () => {
  const service = await startService({ now: noon })
  const { db } = service
  beforeEach(async () => void (await db.delete(jobsTable)))

  const shown = (id: number, width = 960) =>
    service.fetch(`https://service.example/it/webservice/restaurant/get_image/${id}/${code}?w=${width}`)

  test('is not there first, and shown once it is fetched [FILE-14]', async () => {
    const { id, waitingPhotos } = await imported(db)
    expect(waitingPhotos).toMatchObject([{ restaurantId: id, address, code, fetchedAt: null, fault: null }])
    const before = await shown(id)
    expect([before.status, before.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    await runnerOf(service).run()
    const widths = await Promise.all(
      [480, 960].map(async (width) => (await sharp(await (await shown(id, width)).arrayBuffer()).metadata()).width),
    )
    expect(widths).toEqual([480, 960])
    expect(await statesOf(db, id)).toEqual([{ fetchedAt: new Date(noon), fault: null }])
    expect(await jobsOf(db)).toEqual([])
  })

  test('is fetched once, however often its file is imported [FILE-14]', async () => {
    const key = newKey()
    const { id } = await imported(db, key)
    await imported(db, key)
    expect(await jobsOf(db)).toMatchObject([{ subject: `${id}/${code}`, restaurantId: id }])
    host.asked.length = 0
    await runnerOf(service).run()
    const again = await imported(db, key)
    expect(again).toMatchObject({ isNew: false, waitingPhotos: [], differences: { changes: [], missing: [] } })
    await runnerOf(service).run()
    expect(host.asked).toHaveLength(1)
  })

  test('that does not come is asked for again [FILE-14]', async () => {
    const { id } = await imported(db)
    host.answers('/margherita.jpg', (_request, response) => void response.writeHead(503).end())
    const { run, logged } = runnerOf(service)
    await run()
    expect(await statesOf(db, id)).toEqual([{ fetchedAt: null, fault: 'The address answers 503.' }])
    expect(await jobsOf(db)).toMatchObject([{ attempts: 1, failedAt: null, lastError: 'HTTP 503' }])
    expect(JSON.stringify(logged)).not.toContain('photos.example')
    host.sends('/margherita.jpg', photo)
    await run()
    expect(await statesOf(db, id)).toEqual([{ fetchedAt: new Date(noon), fault: null }])
  })

  test('that takes over 15 seconds is asked for again [FILE-14]', async () => {
    const { id } = await imported(db)
    host.answers('/margherita.jpg', host.timePasses)
    await runnerOf(service).run()
    const fault = 'The photo did not come within 15 seconds.'
    expect([host.limitsMs, await statesOf(db, id)]).toEqual([[15_000], [{ fetchedAt: null, fault }]])
    expect(await jobsOf(db)).toMatchObject([{ attempts: 1, failedAt: null, lastError: 'too-slow' }])
  })

  test('of 5 MB is fetched, of one more byte none [FILE-14]', async () => {
    const most = 5 * 1024 * 1024
    const faults: unknown[] = []
    for (const bytes of [most, most + 1]) {
      host.sends('/margherita.jpg', Buffer.concat([photo, new Uint8Array(bytes - photo.length)]))
      const { id } = await imported(db)
      await runnerOf(service, { mostBytes: photoLimits.mostBytes }).run()
      faults.push((await statesOf(db, id))[0]?.fault)
    }
    expect(faults).toEqual([null, 'The photo is larger than 5 MB.'])
  })

  const troubles: Readonly<Record<string, (at: PhotoHost) => void>> = {
    'HTTP 404': (at) => at.redirects('/margherita.jpg', '/nowhere.jpg'),
    'too-large': (at) => at.sends('/margherita.jpg', new Uint8Array(20_001)),
    'no-photo': (at) => at.sends('/margherita.jpg', Buffer.from('<svg width="6" height="4"/>')),
    'private-address': (at) => at.isAt('photos.example', [privateAddress]),
  }
  test.each(Object.entries(troubles))('that is %s is given up with a sentence [FILE-14]', async (lastError, make) => {
    make(host)
    const { id } = await imported(db)
    await runnerOf(service).run()
    expect(await jobsOf(db)).toMatchObject([{ attempts: 1, failedAt: new Date(noon), lastError }])
    expect(await statesOf(db, id)).toEqual([{ fetchedAt: null, fault: expect.stringMatching(/^[A-Z].+\.$/) }])
    expect((await shown(id)).status).toBe(404)
  })

  test('that was given up begins anew with its file [FILE-14]', async () => {
    const key = newKey()
    host.isAt('photos.example', [privateAddress])
    const { id } = await imported(db, key)
    await runnerOf(service).run()
    const fault = 'The address is not one of the public internet.'
    host.isAt('photos.example', [publicAddress])
    expect((await imported(db, key)).waitingPhotos).toMatchObject([{ address, fault }])
    await runnerOf(service).run()
    expect(await statesOf(db, id)).toEqual([{ fetchedAt: new Date(noon), fault: null }])
  })

  test('whose process ends is fetched by another [FILE-14]', async () => {
    const { id } = await imported(db)
    await takeJob(db, { kind, limitMs: 60_000 }, { nowMs: noon })
    await runnerOf(service).run()
    expect(await statesOf(db, id)).toEqual([{ fetchedAt: null, fault: null }])
    await runnerOf(service, { nowMs: noon + 90_000 }).run()
    expect(await statesOf(db, id)).toEqual([{ fetchedAt: new Date(noon), fault: null }])
  })

  test('that is there already is not fetched again', async () => {
    const { id } = await imported(db)
    const [job] = await jobsOf(db)
    await runnerOf(service).run()
    host.asked.length = 0
    await db.insert(jobsTable).values({ kind, subject: `${id}/${code}`, restaurantId: id, dueAt: job?.dueAt as Date })
    await runnerOf(service).run()
    expect([host.asked, await jobsOf(db)]).toEqual([[], []])
  })

  test('is not asked for by a dry run [FILE-14]', async () => {
    const file = readPhotoRestaurant({ key: newKey(), photos: [address] })
    const tried = await importRestaurant(db, file, { isDryRun: true })
    expect(tried).toMatchObject({ ok: true, value: { waitingPhotos: [{ address }] } })
    expect(await jobsOf(db)).toEqual([])
  })
})

const programs = postgresPrograms()
describe.skipIf(programs === null)('photos of two services on PostgreSQL', { timeout: 120_000 }, () => {
  let services: TwoServices
  beforeAll(async () => {
    services = await startTwoServices(programs ?? '')
  }, 120_000)
  afterAll(() => services.stop())

  test('are each fetched once [FILE-14]', async () => {
    const { one, other } = services
    const paths = Array.from({ length: 12 }, (_, index) => `/${index}.jpg`)
    for (const path of paths) host.sends(path, photo)
    const file = readPhotoRestaurant({ key: newKey(), photos: paths.map((path) => `https://photos.example${path}`) })
    const [first, second] = await Promise.all([one, other].map(({ db }) => importRestaurant(db, file)))
    const written = first?.ok ? first : second
    if (!written?.ok) throw new Error('Neither file was written.')
    host.asked.length = 0
    await Promise.all([runnerOf(one).run(), runnerOf(other).run()])
    expect(host.asked.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
    const states = await statesOf(one.db, written.value.id)
    expect(states).toHaveLength(paths.length)
    expect(states.every(({ fetchedAt, fault }) => fetchedAt !== null && fault === null)).toBe(true)
  })
})
