import { expect, test } from 'vitest'

import type { Settings } from '#server/settings/settings.ts'
import { openTestService, startService } from '#tests/support/service.ts'

test('rooms and their pages have addresses', async () => {
  const { app } = await startService()
  const statusOf = async (path: string) => (await app.request(`https://service.example/staff${path}`)).status
  const shown = [
    '',
    '/menu',
    '/menu/new',
    '/menu/categories',
    '/menu/ingredients',
    '/menu/order',
    '/menu/product/101',
    '/tables/3',
  ]
  const statuses = await Promise.all(shown.map(statusOf))
  // Where the desk is not built the page says so.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  const others = ['/menu/product/veal', '/tables/three', '/menu/product/1/2', '/hours/new']
  expect(await Promise.all(others.map(statusOf))).toEqual(others.map(() => 404))
})

test('their policy names the pictures of a map [SET-47]', async () => {
  const policyOf = async (mapTiles: Settings['mapTiles']) => {
    const service = await openTestService({ mapTiles })
    try {
      const page = await service.app.request('https://service.example/staff')
      return page.headers.get('Content-Security-Policy') ?? ''
    } finally {
      await service.close()
    }
  }
  expect(await policyOf(null)).toContain("img-src 'self' data:; ")
  const url = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1'
  expect(await policyOf({ url, attribution: [] })).toContain("img-src 'self' data: https://tiles.example:8443; ")
})
