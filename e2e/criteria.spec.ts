import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { expectReflow } from './support/reflow.ts'
import { tiramisu } from './support/remote-diner.ts'

// Criteria of WCAG 2.2 that neither axe nor the other journeys show; docs/accessibility.md has the whole list.

test('stays left-to-right on a right-to-left page', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11, route: '/menu' }, head: rightToLeft })
  await expect(widget.launcher).toBeInViewport({ ratio: 1 })
  await widget.launcher.click()
  await expect(widget.heading('Menu')).toBeVisible()
  expect(await directionOf(page)).toBe('ltr')
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await expectReflow(page)
})

// Price and photo of the dish stay where they are; only the letters of its name run from right to left.
test('a right-to-left name moves nothing beside it', async ({ page, openHost, widget }) => {
  const placesOf = async (name: string) => {
    await openHost({ tag: { venue: 11, route: '/menu' } })
    await widget.launcher.click()
    const row = widget.widget.locator('.dish').filter({ has: page.getByRole('button', { name, exact: true }) })
    return Promise.all([row, row.locator('.price'), row.locator('img')].map((part) => part.first().boundingBox()))
  }
  const before = await placesOf('Buffalo mozzarella')
  await page.route('**/get_restaurant_info', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: (await reply.text()).replaceAll('Buffalo mozzarella', arabic) })
  })
  expect(await placesOf(arabic)).toEqual(before)
})

test('a phone held sideways reaches every step @phone', async ({ page, openAgain, widget, customer }) => {
  await page.setViewportSize({ width: 800, height: 360 })
  await openAgain('/menu', { customer, dishes: [tiramisu] })
  await widget.button('Buffalo mozzarella').first().click()
  const add = widget.sheet('Buffalo mozzarella').getByRole('button', { name: /^Add to order/ })
  await expect(add).toBeInViewport({ ratio: 1 })
  await expectReflow(page)
  await page.keyboard.press('Escape')
  await widget.checkOut()
  await expect(widget.heading('Checkout')).toBeVisible()
  await widget.field('Cash').check()
  await expect(widget.orderAndPay).toBeInViewport({ ratio: 1 })
  // The cart slides out.
  await expect(widget.sheet('Your order')).toHaveCount(0)
  await expectReflow(page)
})

test('few Tabs lead from an added dish to the order [CART-45]', async ({ page, openAgain, widget }) => {
  await openAgain('/menu', { dishes: [] })
  await widget.button('Add Tiramisu').first().focus()
  await page.keyboard.press('Enter')
  const way = widget.button('To your order').first()
  await expect(way).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(way).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(widget.viewOrder.or(widget.heading('Your order'))).toBeFocused()
})

test('texts follow the size that the reader has chosen @phone [SHELL-98]', async ({ page, openHost, widget }) => {
  const session = await page.context().newCDPSession(page)
  const sizeOf = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
    await openHost({ tag: { venue: 11, route: '/menu' }, head: '<style>html { font: 10px monospace }</style>' })
    await widget.launcher.click()
    await expect(widget.categories).toBeVisible()
    return widget.widget
      .locator('.root')
      .first()
      .evaluate((root) => getComputedStyle(root).fontSize)
  }
  expect(await sizeOf(16)).toBe('16px')
  expect(await sizeOf(24)).toBe('24px')
  await expectReflow(page)
  // Nobody reads better in smaller letters than ours.
  expect(await sizeOf(9)).toBe('16px')
})

test('help stands in the same place on every screen @phone', async ({ openAgain, widget, customer }) => {
  const placesOf = async (route: string) => {
    await openAgain(route, { customer, dishes: [tiramisu] })
    await widget.button('Menu').click()
    const items = widget.sheet('Menu').getByRole('listitem')
    await expect(items.filter({ hasText: 'Messages' })).toBeVisible()
    // Without the numbers behind some names, which come later.
    return (await items.allTextContents()).map((text) => /^\D+/.exec(text)?.[0])
  }
  const atHome = await placesOf('/')
  expect(await placesOf('/ordine')).toEqual(atHome)
  expect(await placesOf('/menu')).toEqual(atHome)
})

test('letters and digits alone do nothing outside of fields @phone', async ({ page, openAgain, widget }) => {
  await openAgain('/menu', { dishes: [tiramisu] })
  const dish = widget.button('Buffalo mozzarella').first()
  await dish.focus()
  await page.waitForLoadState('networkidle')
  const seen = async () => [await dish.boundingBox(), await widget.viewOrder.textContent(), page.url()]
  const before = await seen()
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?.,-+') await page.keyboard.press(key)
  await expect(dish).toBeFocused()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(1)
  await expect(widget.widget.getByRole('searchbox')).toHaveValue('')
  expect(await seen()).toEqual(before)
})

test('a press that is moved away does nothing @phone', async ({ page, openAgain, widget }) => {
  await openAgain('/menu', { dishes: [] })
  await widget.button('Piedmontese beef tartare').first().scrollIntoViewIfNeeded()
  await widget.button('Add Piedmontese beef tartare').first().hover()
  await page.mouse.down()
  await page.mouse.move(5, 300)
  await page.mouse.up()
  await expect(widget.viewOrder).toBeHidden()
  await widget.button('Add Piedmontese beef tartare').first().click()
  await expect(widget.viewOrder).toBeVisible()
})

test('neither focus nor a choice leads away', async ({ page, openAgain, widget, customer }) => {
  await openAgain('/carrello/riepilogo', { customer, dishes: [tiramisu] })
  await expect(widget.field('Cash')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const controls = widget.widget.locator('.root[data-app]').locator('button, a[href], input, textarea')
  for (const control of await controls.all()) {
    await control.focus()
    if ((await control.getAttribute('type')) === 'radio') await control.check({ force: true })
  }
  await expect(widget.heading('Checkout')).toBeVisible()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(1)
})

test('a password may be pasted, an e-mail is typed once', async ({ page, context, openHost, widget }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHost({ tag: { venue: 11, route: '/utente/login' } })
  await widget.launcher.click()
  const pasted = 'una-pizza-grande'
  const paste = async (kind: string) => {
    const field = widget.field('Password')
    await expect(field).toHaveAttribute('autocomplete', kind)
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await field.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue(pasted)
  }
  await expect(widget.field('E-mail or user name')).toHaveAttribute('autocomplete', 'username')
  await widget.field('E-mail or user name').fill('luca@example.com')
  await paste('current-password')
  await widget.sheet('Sign in').getByRole('button', { name: 'Create an account' }).click()
  await expect(widget.field('E-mail')).toHaveValue('luca@example.com')
  await paste('new-password')
})

const rightToLeft = '<script>document.documentElement.dir = "rtl"</script>'
const arabic = 'موزاريلا الجاموس'

function directionOf(page: Page): Promise<string> {
  return page.locator('comanda-order .root[data-app]').evaluate((root) => getComputedStyle(root).direction)
}
