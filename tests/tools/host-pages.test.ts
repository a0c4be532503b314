import { readdir } from 'node:fs/promises'

import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { demoFile } from '#demo/restaurants/restaurant-files.ts'
import { tableCode } from '#src/domain/tables/table-code.ts'
import { hostPages } from '#tools/host-pages.ts'

const host = 'https://restaurants.example'
const pages = hostPages('demo/host', { cdn: 'https://cdn.example', service: 'https://service.example', provider: '' })
const get = async (path: string) => pages(new Request(host + path))
const linksIn = (html: string) =>
  [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))

/** What a scanner reads off a picture. */
async function scanned(svg: string): Promise<string | undefined> {
  // The service opens photos only (server/menu/make-pictures.ts), and that holds for the whole process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('the restaurants’ own sites', () => {
  test('lead only to what is there', async () => {
    const names = (await readdir('demo/host')).filter((name) => name.endsWith('.html'))
    const dead: string[] = []
    for (const name of names) {
      const html = await (await get(`/${name}`)).text()
      for (const link of linksIn(html)) if ((await get(link)).status !== 200) dead.push(`${name}: ${link}`)
    }
    expect(dead).toEqual([])
  })

  test('are all to be found from the first page', async () => {
    const names = (await readdir('demo/host')).filter((name) => name.endsWith('.html') && name !== 'index.html')
    const linked = linksIn(await (await get('/index.html')).text())
    expect(names.filter((name) => !linked.includes(`/${name}`))).toEqual([])
  })

  test('have a QR code per table that opens it', async () => {
    const html = await (await get('/tables.html')).text()
    const codes = (await demoFile('stella')).venues.flatMap(({ tables = [] }) => tables.map(({ code }) => code ?? ''))
    expect(codes).toHaveLength(8)
    for (const code of codes) {
      expect(linksIn(html)).toContain(`/tables/${code}.svg`)
      const card = await get(`/tables/${code}.svg`)
      expect(card.headers.get('Content-Type')).toBe('image/svg+xml')
      const text = await scanned(await card.text())
      expect(text).toBe(`${host}/stella.html?ordering_route=%2Fordine&identificativo=${code}`)
      expect(tableCode(text ?? '')).toBe(code)
      expect(linksIn(html)).toContain(text?.slice(host.length))
    }
  })

  test('have a QR code of any link to a page', async () => {
    const link = 'https://restaurant.example/order?ordering_route=%2Fordine&identificativo=T1'
    const card = await get(`/table-card.svg?link=${encodeURIComponent(link)}`)
    expect(await scanned(await card.text())).toBe(link)
  })

  test.each(['', 'javascript:alert(1)', `https://restaurant.example/${'x'.repeat(500)}`])(
    'have no QR code of %s',
    async (link) => {
      expect((await get(`/table-card.svg?link=${encodeURIComponent(link)}`)).status).toBe(404)
    },
  )
})
