import { expect, test } from './support/fixtures.ts'
import { followCalls, followScripts, holdBack } from './support/follow-requests.ts'
import { hasSnapshot } from './support/stored-visit.ts'

test('who only looks at a menu loads no sheet @phone @additions', async ({ page, hostAddress, service, widget }) => {
  const { id } = await service.addRestaurant({ like: 2 })
  const scripts = followScripts(page)
  const calls = followCalls(page)
  await page.goto(hostAddress({ tag: { restaurant: id, language: '' }, begins: 'anywhere' }))
  await widget.launcher.tap()
  await expect.poll(() => scripts).toContain('background.js')
  // The background work stores what was seen a second after it has begun.
  await expect.poll(() => hasSnapshot(page)).toBe(true)
  const later = ['search.js', 'product.js', 'product-shared.js', 'form.js', 'navigation.js', 'en-rest.js']
  expect(later.filter((name) => scripts.includes(name))).toEqual([])
  expect(calls.filter((name) => name === 'get_products_list')).toEqual([])
  await widget.heading('Starters').tap()
  await expect.poll(() => later.filter((name) => !scripts.includes(name))).toEqual([])
  await expect.poll(() => calls).toContain('get_products_list')
})

test('a touch before the background work counts @phone @additions', async ({ page, hostAddress, service, widget }) => {
  const { id } = await service.addRestaurant({ like: 2 })
  const scripts = followScripts(page)
  const release = await holdBack(page, '**/background.js')
  await page.goto(hostAddress({ tag: { restaurant: id, language: '' }, begins: 'anywhere' }))
  await widget.launcher.tap()
  await widget.heading('Starters').tap()
  release()
  await expect.poll(() => scripts).toContain('product.js')
})

test('a dish tapped first says it is on its way [PROD-66] @phone @additions', async ({
  page,
  hostAddress,
  service,
  widget,
}) => {
  const { id } = await service.addRestaurant({ like: 2 })
  const release = await holdBack(page, '**/product.js')
  const scripts = followScripts(page)
  await page.goto(hostAddress({ tag: { restaurant: id, language: '' }, begins: 'anywhere' }))
  await widget.launcher.tap()
  await expect.poll(() => scripts).toContain('background.js')
  await widget.button('Tomato bruschetta').tap()
  const waiting = widget.widget.locator('.dish-on-its-way')
  await expect(waiting).toBeVisible()
  await expect(waiting).toHaveText('Loading…')
  release()
  await expect(widget.sheet('Tomato bruschetta')).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
