import { expect, test } from 'vitest'

import { startService } from '#tests/support/service.ts'

test('rooms of the desk and pages of its menu have addresses', async () => {
  const { app } = await startService()
  const statusOf = async (path: string) => (await app.request(`https://service.example/staff${path}`)).status
  const shown = ['', '/menu', '/menu/new', '/menu/categories', '/menu/ingredients', '/menu/product/101']
  // Where the desk is not built the page says so.
  for (const path of shown) expect([200, 503], path).toContain(await statusOf(path))
  for (const path of ['/menu/product/veal', '/menu/product', '/hours/new']) expect(await statusOf(path), path).toBe(404)
})
