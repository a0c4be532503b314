import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { widgetPage } from './support/widget-page.ts'

type Shared = { readonly title: string; readonly url: string }

/** A device with a share sheet that keeps what it is given. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const shared: Shared[] = []
    Object.assign(globalThis, { shared })
    Object.defineProperty(Navigator.prototype, 'canShare', { value: () => true })
    Object.defineProperty(Navigator.prototype, 'share', {
      value: (data: Shared) => (shared.push(data), Promise.resolve()),
    })
  })
const sharedOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { shared: Shared[] }).shared)

// The menu without a slot needs id_menu_vetrina, an optional addition.
test('a shared dish opens in the language of its reader @additions', async ({ page, browser, hostAddress, widget }) => {
  const canonical = '<link rel="canonical" href="https://trattoria.example/">'
  const address = hostAddress({ tag: { venue: 11, language: '' }, head: canonical })
  await withShareSheet(page)
  await page.goto(`${address}?utm_source=poster`)
  await page.evaluate(() => window.Comanda?.('open', '/menu/2/scheda/201'))
  await widget.sheet('Margherita').getByRole('button', { name: 'Share this dish' }).click()
  await expect.poll(() => sharedOn(page)).toHaveLength(1)
  const [shared] = await sharedOn(page)
  expect(shared?.title).toBe('Margherita')
  const url = new URL(shared?.url ?? '')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    utm_source: 'poster',
    ordering_route: '/menu/2/scheda/201',
  })
  expect(page.url()).toBe(`${address}?utm_source=poster`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://trattoria.example/')

  const context = await browser.newContext({ locale: 'de-DE' })
  const reader = await context.newPage()
  const seen = widgetPage(reader)
  await reader.goto(address)
  await reader.goto(url.href)
  await expect(seen.sheet('Margherita').getByRole('button', { name: 'Gericht teilen' })).toBeVisible()
  await reader.goBack()
  await expect(seen.sheet('Margherita')).toBeHidden()
  await reader.goBack()
  await expect(seen.widget).toBeHidden()
  expect(reader.url()).toBe(url.href)
  await reader.goBack()
  expect(reader.url()).toBe(address)
  await context.close()
})

test('without a share sheet the link is copied', async ({ page, context, openAgain, widget }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'canShare', { value: () => false }))
  await openAgain('/menu/2/scheda/201', { dishes: [] })
  await widget.sheet('Margherita').getByRole('button', { name: 'Share this dish' }).click()
  await expect(widget.status('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${page.url()}?ordering_route=%2Fmenu%2F2%2Fscheda%2F201`,
  )
})

test('the page names the parameter of its links @additions', async ({ page, hostAddress, widget }) => {
  const address = hostAddress({ tag: { venue: 11, 'route-parameter': 'order' } })
  await page.goto(`${address}?order=/menu/2/scheda/201&table=4`)
  await expect(widget.sheet('Margherita')).toBeVisible()
  expect(page.url()).toBe(`${address}?order=/menu/2/scheda/201&table=4`)
})
