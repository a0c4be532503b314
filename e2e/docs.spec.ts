import { pictures } from '#tools/docs/pictures.ts'

import { expect, test } from './support/fixtures.ts'

for (const path of ['', 'restaurants.html', 'wix.html', 'options.html', 'events.html', 'architecture.html']) {
  test(`axe finds nothing on the documentation's page /${path}`, async ({ page, site, expectAccessible }) => {
    await page.goto(`${site.origin}/docs/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
  })
}

test('the documentation holds no barrier in the dark', async ({ page, site, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${site.origin}/docs/developers.html`)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expectAccessible()
})

test('the documentation finds an option by its name', async ({ page, site }) => {
  await page.goto(`${site.origin}/docs/`)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('z-index')
  await page
    .getByRole('option', { name: /Options/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/docs\/options\.html/)
  await expect(page.getByRole('cell', { name: 'data-z-index', exact: true })).toBeVisible()
})

test('its navigation leads to demonstration and builder', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${site.origin}/docs/decisions/0001-write-react-ship-preact.html`)
  const navigation = page.getByRole('navigation', { name: 'Main Navigation' })
  await navigation.getByRole('link', { name: 'Builder' }).click()
  await expect(page.getByRole('heading', { name: 'Build your tag' })).toBeVisible()
  await page.goBack()
  await navigation.getByRole('link', { name: 'Demonstration' }).click()
  await expect(page.getByRole('heading', { name: 'One tag, many tables' })).toBeVisible()
})

for (const [name, { builder }] of Object.entries(pictures)) {
  test(`the page about ${builder} shows its drawing`, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`${site.origin}/docs/${name}.html`)
    const drawing = page.getByRole('main').getByRole('img')
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('an address of no page is answered with 404', async ({ request, site }) => {
  expect((await request.get(`${site.origin}/docs/nowhere.html`)).status()).toBe(404)
})
