import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { noon } from '#tests/server/support/diner.ts'
import type { ServiceProcess } from '#tests/server/support/process.ts'
import { runFile, startProcess } from '#tests/server/support/process.ts'
import { id } from '#tests/support/builders.ts'

let root: string
/** A folder with a database that was closed in order; restaurant 1 has another name in it. */
let written: string
const open = (dataDir: string) => openDemonstration({ dataDir, now: () => noon })
const isFirst = eq(restaurants.id, id<'Restaurant'>(1))
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'comanda-folder-'))
  written = join(root, 'written')
  const service = await open(written)
  await service.db.update(restaurants).set({ name: 'Da Nino' }).where(isFirst)
  await service.close()
}, 60_000)
afterAll(() => rm(root, { recursive: true, force: true }))

let count = 0
async function copyOfWritten(): Promise<string> {
  const folder = join(root, `copy-${(count += 1)}`)
  await cp(written, folder, { recursive: true })
  return folder
}
async function nameIn(folder: string): Promise<string | undefined> {
  const service = await open(folder)
  const [row] = await service.db.select().from(restaurants).where(isFirst)
  await service.close()
  return row?.name
}

describe('a data folder in use', { timeout: 60_000 }, () => {
  const running: ServiceProcess[] = []
  afterEach(async () => {
    for (const { stop } of running.splice(0)) await stop('SIGKILL')
  })
  async function start(folder: string, through?: readonly string[]) {
    const one = await startProcess({ COMANDA_DATA: folder, DATABASE_URL: '' }, through)
    running.push(one)
    return one
  }
  const inUseBy = (holder: string, folder: string) =>
    `Comanda: The data in ${folder} is in use by ${holder}, so a second service cannot open it: ` +
    'stop that one, or give this one another folder with COMANDA_DATA.\n'

  test('says who holds it, and is free after a kill', async () => {
    const folder = await copyOfWritten()
    const { stop } = await start(folder)
    const holder = await readFile(join(folder, 'comanda.lock'), 'utf8')
    expect(holder).toMatch(/^process \d+ on ./)
    expect(await runFile('demo/service/main.ts', { COMANDA_DATA: folder })).toEqual({
      code: 1,
      output: '',
      complaint: inUseBy(holder, folder),
    })
    await stop('SIGKILL')
    expect(await nameIn(folder)).toBe('Da Nino')
  })

  // Both are process 1, as in two containers.
  const ownNumbers = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
  const [unshare = '', ...flags] = ownNumbers
  const isPossible = spawnSync(unshare, [...flags, 'true']).status === 0
  test.skipIf(!isPossible)('tells processes with the same number apart', async () => {
    const folder = await copyOfWritten()
    await start(folder, ownNumbers)
    await expect(start(folder, ownNumbers)).rejects.toThrow(inUseBy(`process 1 on ${hostname()}`, folder))
  })

  test('is held against the same process too', async () => {
    const folder = await copyOfWritten()
    const service = await open(folder)
    await expect(open(folder)).rejects.toThrow(`is in use by process ${process.pid} on ${hostname()}`)
    await service.close()
    expect(await nameIn(folder)).toBe('Da Nino')
  })
})

describe('a data folder that is not whole', { timeout: 60_000 }, () => {
  const remedy = 'put a backup in its place, or move it away to start with an empty one.'

  test('is never initialised over', async () => {
    const folder = await copyOfWritten()
    const place = join(folder, 'postgres')
    await rm(join(place, 'PG_VERSION'))
    const before = await readdir(place, { recursive: true })
    expect(await runFile('demo/service/main.ts', { COMANDA_DATA: folder })).toEqual({
      code: 1,
      output: '',
      complaint: `Comanda: The folder ${place} holds files, but no PG_VERSION and so no database that could be opened: ${remedy}\n`,
    })
    expect(await readdir(place, { recursive: true })).toEqual(before)
    await writeFile(join(place, 'PG_VERSION'), await readFile(join(written, 'postgres', 'PG_VERSION')))
    expect(await nameIn(folder)).toBe('Da Nino')
  })

  test.each([
    ['a garbled pg_control', (place: string) => writeFile(join(place, 'global', 'pg_control'), Buffer.alloc(8192, 7))],
    ['an emptied log', (place: string) => emptyAll(join(place, 'pg_wal'))],
    ['no tables', (place: string) => rm(join(place, 'base'), { recursive: true })],
    ['emptied tables', (place: string) => emptyAll(join(place, 'base', '5'))],
    ['another version', (place: string) => writeFile(join(place, 'PG_VERSION'), '9\n')],
  ])('says what to do with %s', async (_case, damage) => {
    const folder = await copyOfWritten()
    const place = join(folder, 'postgres')
    await damage(place)
    expect(await runFile('demo/service/main.ts', { COMANDA_DATA: folder })).toEqual({
      code: 1,
      output: '',
      complaint: `Comanda: The database in ${place} cannot be opened, because it is damaged or of another version: ${remedy}\n`,
    })
  })

  async function emptyAll(folder: string) {
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isFile()) await writeFile(join(folder, entry.name), '')
  }

  test('is made anew when its first start was cut off', async () => {
    const folder = join(root, 'cut-off')
    await mkdir(join(folder, 'postgres.new', 'base'), { recursive: true })
    await mkdir(join(folder, 'postgres'))
    expect(await nameIn(folder)).not.toBe('Da Nino')
    expect((await readdir(folder)).toSorted()).toEqual(['comanda.lock', 'postgres'])
  })
})
