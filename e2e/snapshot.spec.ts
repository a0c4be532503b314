import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { holdBack } from './support/follow-requests.ts'
import { hasSnapshot } from './support/stored-visit.ts'

/** Position of a text on the screen in px. */
const placeOf = async (text: Locator) => {
  const { x, y, width } = (await text.boundingBox()) ?? {}
  return [x, y, width].map((number) => Math.round(number ?? -1))
}

/** The next visit to the page, with the code of the widget held until `release` is called. */
async function comeBack(page: Page) {
  const release = await holdBack(page, '**/chunks/*/element.js')
  await page.reload()
  return release
}

test('a returning diner sees the menu before the code', async ({ page, openAgain, expectAccessible, widget }) => {
  await openAgain('/menu', {})
  await expect(widget.button('Veal with tuna sauce').first()).toBeVisible()
  await expect.poll(() => hasSnapshot(page)).toBe(true)
  const release = await comeBack(page)
  await widget.launcher.click()
  const frame = page.getByRole('dialog', { name: 'Order now' })
  const dish = frame.getByRole('button', { name: 'Veal with tuna sauce', exact: true }).first()
  await expect(dish).toBeVisible()
  await expectAccessible()
  const before = await placeOf(dish)
  await frame.locator('.scroller').evaluate((scroller) => scroller.scrollBy(0, 120))
  await expect.poll(() => placeOf(dish)).toEqual([before[0], (before[1] ?? 0) - 120, before[2]])
  await dish.click()
  release()
  await expect(widget.sheet('Veal with tuna sauce')).toBeVisible()
  await expect(frame).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(widget.sheet('Veal with tuna sauce')).toBeHidden()
  const live = widget.button('Veal with tuna sauce').first()
  expect(await placeOf(live)).toEqual([before[0], (before[1] ?? 0) - 120, before[2]])
  await expect(live).toBeFocused()
})

for (const { screen, route, name } of [
  { screen: 'the menu', route: '/menu', name: 'Tiramisu' },
  { screen: 'home', route: undefined, name: 'Order now' },
]) {
  test(`the snapshot of ${screen} keeps strict policies and closes alone`, async ({
    page,
    openHost,
    returnWith,
    widget,
  }) => {
    await returnWith({})
    await openHost({ tag: { venue: 11, ...(route ? { route } : {}) }, csp: 'strict' })
    await widget.launcher.click()
    await expect(widget.button(name).first()).toBeVisible()
    await expect.poll(() => hasSnapshot(page)).toBe(true)
    const release = await comeBack(page)
    const violations = await page.evaluateHandle(() => {
      const seen: string[] = []
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => seen.push(violatedDirective))
      return seen
    })
    await widget.launcher.click()
    const frame = page.getByRole('dialog', { name: 'Order now' })
    await expect(frame.getByRole('button', { name, exact: true }).first()).toBeVisible()
    await frame.getByRole('button', { name: '✕' }).click()
    await expect(frame).toBeHidden()
    await expect(widget.launcher).toBeFocused()
    release()
    expect(await violations.jsonValue()).toEqual([])
  })
}

test('a tap on the home snapshot leads on once loaded', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  await expect.poll(() => hasSnapshot(page)).toBe(true)
  const release = await comeBack(page)
  await widget.launcher.click()
  const frame = page.getByRole('dialog', { name: 'Order now' })
  await frame.getByRole('button', { name: 'Order now', exact: true }).click()
  release()
  await expect(widget.heading('Your order options').or(widget.days.first())).toBeVisible()
  await expect(frame).toBeHidden()
})
