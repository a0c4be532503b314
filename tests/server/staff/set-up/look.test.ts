import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

type Part = { readonly version: string; readonly value: Readonly<Record<string, unknown>> }
async function save(path: string, fields: object) {
  const desk = deskOf(service, restaurantId)
  const { version, value } = await desk.read<Part>(path)
  return (await desk.post(path, { version, value: { ...value, ...fields } })).status
}
async function upload(picture: Uint8Array, language: 'it' | 'en' = 'en') {
  const body = { picture: Buffer.from(picture).toString('base64') }
  const reply = await deskOf(service, restaurantId, language).post('logo', body)
  return (await reply.json()) as { readonly code?: string; readonly faults?: { readonly logo: string } }
}
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#a33' } })
    .png()
    .toBuffer()
const file = async () => (await exportRestaurant(service.db, restaurantId))!

describe('the logo of the set-up [SET-50]', () => {
  test('is kept as a PNG that the part names', async () => {
    const { code = '' } = await upload(await drawn(1600, 400))
    const address = `https://service.example/it/webservice/restaurant/get_image/${restaurantId}/${code}`
    const { format, width, height } = await sharp(await (await service.fetch(address)).arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['png', 512, 128])
    const look = { logo: code, colours: { primary: '#1a6b3c', secondary: '#ffcc00' }, layout: 'grid' }
    const { logo: _logo, colours: _colours, layout: _layout, ...others } = await file()
    expect(await save('set-up/look', look)).toBe(200)
    expect(await file()).toEqual({ ...others, ...look })
  })

  test('is taken away where the part names none', async () => {
    await save('set-up/look', { logo: (await upload(await drawn(300, 100))).code })
    expect((await file()).logo).toMatch(/^own-/)
    await save('set-up/look', { logo: undefined })
    expect((await file()).logo).toBeUndefined()
  })

  test.each([
    ['a text', async () => Buffer.from('This is a text.'), 'Non è una foto'],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Non è una foto'],
    ['a tiny one', () => drawn(95, 40), 'almeno 96 pixel'],
  ])('is not %s, in the language of the desk', async (_what, picture, said) => {
    expect((await upload(await picture(), 'it')).faults?.logo).toContain(said)
  })

  test('is one of a hundred', async () => {
    const pictures = Array.from({ length: 101 }, (_, index) => drawn(100 + index, 10))
    let last: Awaited<ReturnType<typeof upload>> = {}
    for (const picture of pictures) last = await upload(await picture)
    expect(last.faults?.logo).toBe('100 logos were uploaded already: no more are kept.')
    expect((await upload(await drawn(100, 10))).code).toMatch(/^own-/)
  })
})

describe('the news of the set-up [SET-53]', () => {
  const date = '2026-03-01 00:00:00'
  const body = 'Torniamo presto.'
  const newsOf = async () => (await file()).news ?? []

  test('may have a title that others have', async () => {
    await save('set-up/news', { news: [{ date, title: 'Chiusi per ferie', body }] })
    const [first] = await newsOf()
    await save('set-up/news', {
      news: [
        { ...first, title: 'Riaperti' },
        { date: '2026-03-02', title: 'Chiusi per ferie', body },
      ],
    })
    expect(await newsOf()).toMatchObject([
      { id: first?.id, title: 'Riaperti', date },
      { title: 'Chiusi per ferie', date: '2026-03-02 00:00:00' },
    ])
    const [renamed, newest] = await newsOf()
    expect(await save('set-up/news', { news: [renamed, newest, { date, title: 'Chiusi per ferie', body }] })).toBe(200)
    expect((await newsOf()).map(({ title }) => title)).toEqual(['Riaperti', 'Chiusi per ferie', 'Chiusi per ferie'])
  })

  test('name venues by the keys that the part tells', async () => {
    type Told = { readonly venues: readonly { readonly key: string; readonly name: string }[] }
    const { venues } = await deskOf(service, restaurantId).read<Told>('set-up/news')
    expect(venues.map(({ name }) => name)).toEqual((await file()).venues.map(({ name }) => name))
    const [{ key } = { key: '' }] = venues
    expect(await save('set-up/news', { news: [{ date, venues: [key], title: 'Evento', body }] })).toBe(200)
    expect((await newsOf())[0]?.venues).toEqual([key])
  })
})
