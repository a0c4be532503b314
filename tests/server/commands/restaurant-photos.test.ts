import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { photoRestaurant } from '#tests/server/support/photo-restaurant.ts'
import { runFile } from '#tests/server/support/process.ts'

const address = 'https://photos.example/margherita.jpg'
const command = (name: string) => `server/commands/restaurant-${name}.ts`

describe('photos of a restaurant’s file', { timeout: 120_000 }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comanda-file-'))
    await mkdir(join(folder, 'photos'))
    const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a33' } })
    await writeFile(join(folder, 'photos', 'room.jpg'), await picture.jpeg().toBuffer())
    const file = photoRestaurant({ key: 'gino', photos: [address], ofVenue: ['photos/room.jpg'] })
    await writeFile(join(folder, 'gino.json'), JSON.stringify(file))
    const wrong = photoRestaurant({ key: 'gino', ofVenue: ['photos/none.jpg'] })
    await writeFile(join(folder, 'wrong.json'), JSON.stringify(wrong))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const run = (name: string, data: string, ...args: string[]) =>
    runFile(command(name), { COMANDA_DATA: join(folder, data) }, ...args)

  test('are imported, exported and shown elsewhere [FILE-13, FILE-15]', async () => {
    const done = await run('import', 'here', join(folder, 'gino.json'))
    expect(done).toMatchObject({ code: 0, complaint: '' })
    expect(done.output).toMatch(/Da Gino is new: restaurant 1000\.\n {2}1 photo will be fetched by the service\.\n$/)
    const exported = await run('export', 'here', '--restaurant', '1000', '--photos', join(folder, 'copy', 'pictures'))
    const file = JSON.parse(exported.output) as WrittenFile
    const photos = await readdir(join(folder, 'copy', 'pictures'))
    expect(file.menu.products[0]?.photos).toEqual([address])
    expect(file.venues[0]?.photos).toEqual(photos.map((name) => `pictures/${name}`))
    await writeFile(join(folder, 'copy', 'gino.json'), exported.output)
    await run('import', 'there', join(folder, 'copy', 'gino.json'))
    const again = await run('import', 'there', join(folder, 'copy', 'gino.json'))
    expect(again.output).toMatch(
      /Da Gino \(restaurant 1000\): 0 changes\.\n {2}1 photo will be fetched by the service\.\n$/,
    )
    const [here, there] = await Promise.all(
      ['here', 'there'].map((data) => run('export', data, '--restaurant', '1000')),
    )
    expect(there?.output).toBe(here?.output)
  })

  test('that are missing are said by check and import [FILE-13]', async () => {
    const sentence = 'venues[0].photos[0]: photos/none.jpg: There is no such file, or it cannot be read.'
    const path = join(folder, 'wrong.json')
    for (const name of ['check', 'import']) {
      const { code, complaint } = await run(name, 'nowhere', path)
      expect([name, code, complaint]).toEqual([name, 1, `Comanda: ${path}: ${sentence}\n`])
    }
  })
})
