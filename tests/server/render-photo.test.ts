import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { createPhotoRenderer } from '#demo/server/photos/render-photo.ts'

let folder: string
beforeEach(async () => {
  const made = await mkdtemp(join(tmpdir(), 'comanda-photos-'))
  folder = join(made, 'photos')
  onTestFinished(() => rm(made, { recursive: true }))
})

const filesIn = () => readdir(folder).catch(() => [])

describe('the pictures of the photo codes', () => {
  it.each(['margherita', 'margherita-2', 'dish-7'])('of %s is a WebP of 640 by 480, and small', async (code) => {
    const { body } = (await createPhotoRenderer(folder)(code)) ?? { body: new Uint8Array() }
    const { format, width, height } = await sharp(body).metadata()
    expect([format, width, height, body.length < 40_000]).toEqual(['webp', 640, 480, true])
  })

  it('is made once, however many ask', async () => {
    const render = createPhotoRenderer(folder)
    const [first, second] = await Promise.all([render('tiramisu'), render('tiramisu')])
    expect(second).toBe(first)
    expect(await render('tiramisu')).toBe(first)
  })

  it('is there for the next process, under a name that changes with the drawing', async () => {
    const first = await createPhotoRenderer(folder)('tiramisu')
    const [name = ''] = await filesIn()
    expect(`"${name}"`).toBe(first?.etag.replace(/"$/, '.webp"'))
    await writeFile(join(folder, name), 'as kept')
    const next = await createPhotoRenderer(folder)('tiramisu')
    expect([new TextDecoder().decode(next?.body), next?.etag]).toEqual(['as kept', first?.etag])
  })

  it('fills no disk with dishes that only have a number', async () => {
    expect(await createPhotoRenderer(folder)('dish-987654321')).not.toBeNull()
    expect(await filesIn()).toEqual([])
  })

  it('is made all the same where nothing can be written', async () => {
    await writeFile(folder, 'a file, not a folder')
    expect((await createPhotoRenderer(folder)('tiramisu'))?.body.length).toBeGreaterThan(1000)
  })

  it('is none for a code nobody knows', async () => {
    expect(await createPhotoRenderer(folder)('nothing-like-it')).toBeNull()
    expect(await filesIn()).toEqual([])
  })
})
