import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

import { languages } from '#src/options/languages.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

const get = (path: string) => service.fetch(`https://service.example${path}`)

describe('photos and icons', () => {
  test('are served by code, cacheable for a year', async () => {
    const response = await get('/it/webservice/restaurant/get_image/1/margherita')
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const body = new Uint8Array(await response.arrayBuffer())
    expect(String.fromCodePoint(...body.slice(0, 4), ...body.slice(8, 12))).toBe('RIFFWEBP')
    const icon = await get('/it/webservice/restaurant/get_icon_caratteristica/4')
    expect(icon.headers.get('Content-Type')).toBe('image/svg+xml')
  })

  test.each([
    ['', 640],
    ['?w=1', 320],
    ['?w=320', 320],
    ['?w=321', 480],
    ['?w=480', 480],
    ['?w=640', 640],
    ['?w=641', 960],
    ['?w=960', 960],
    ['?w=4000', 960],
    ['?w=0', 640],
    ['?w=-320', 640],
    ['?w=wide', 640],
    ['?width=320', 640],
  ])('asked for with "%s" are %i pixels wide', async (query, expected) => {
    for (const code of ['margherita', 'venue-11-1', 'dish-99']) {
      const response = await get(`/it/webservice/restaurant/get_image/1/${code}${query}`)
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
      expect([format, width, height]).toEqual(['webp', expected, (expected * 3) / 4])
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    }
  })

  test('have an entity tag for each width', async () => {
    const path = '/it/webservice/restaurant/get_image/1/margherita'
    const widths = [320, 480, 640, 960]
    const tags = await Promise.all(widths.map(async (w) => (await get(`${path}?w=${w}`)).headers.get('ETag')))
    expect(new Set(tags).size).toBe(4)
    const known = { headers: { 'If-None-Match': tags[0] ?? '' } }
    const replies = widths.map((w) => service.fetch(`https://service.example${path}?w=${w}`, known))
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([304, 200, 200, 200])
  })

  test.each([
    '/it/webservice/restaurant/get_image/1/nothing-like-it?w=320',
    '/it/webservice/restaurant/get_image/1/320%2Fmargherita',
    '/it/webservice/restaurant/get_image/1/nothing-like-it',
    '/it/webservice/restaurant/get_icon_caratteristica/99',
    '/it/webservice/restaurant/get_icon_caratteristica/constructor',
    '/it/webservice/restaurant/get_icon_caratteristica/__proto__',
    '/static/push/constructor.json',
    '/openapi/constructor',
    '/staff/constructor.js',
  ])('are not found: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('a file', () => {
  test.each([
    ['/it/webservice/restaurant/get_image/1/dish-7', 'image/webp'],
    ['/it/webservice/restaurant/get_icon_caratteristica/4', 'image/svg+xml'],
    ['/static/push/demo.json', 'application/json'],
    ['/documents/de/accessibility.html', 'text/html; charset=UTF-8'],
  ])('is not sent again to who has it: %s', async (path, type) => {
    const etag = (await get(path)).headers.get('ETag') ?? ''
    const ask = (known: string) =>
      service.fetch(`https://service.example${path}`, { headers: { 'If-None-Match': known } })
    const [again, changed] = [await ask(etag), await ask('"another"')]
    expect([again.status, again.headers.get('ETag'), (await again.arrayBuffer()).byteLength]).toEqual([304, etag, 0])
    expect([changed.status, changed.headers.get('Content-Type')]).toEqual([200, type])
  })
})

describe('the accessibility statement', () => {
  test.each(languages)('exists in %s and may be framed', async (language) => {
    const response = await get(`/documents/${language}/accessibility.html`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Security-Policy')).toContain('frame-ancestors *')
    expect(response.headers.has('X-Frame-Options')).toBe(false)
    expect(await response.text()).toContain(`<html lang="${language}">`)
  })

  test.each([
    '/documents/en/terms.html',
    '/documents/en/unknown.html',
    '/documents/xx/accessibility.html',
    '/documents/en/accessibility',
    '/documents/en/__proto__.html',
    '/documents/constructor/accessibility.html',
  ])('is not found: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

test('switches for tests exist only on request', async () => {
  const response = await service.fetch('https://service.example/test/reset', { method: 'POST', body: '{}' })
  expect(response.status).toBe(404)
})
