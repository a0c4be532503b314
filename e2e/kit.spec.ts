import { languages } from '#src/options/languages.ts'
import { findChromium } from '#tools/find-chromium.ts'

import { violations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'

// Pictures in e2e/kit-pictures; after a wanted change: npx playwright test e2e/kit.spec.ts --update-snapshots
const tolerance = { maxDiffPixels: 10, threshold: 0.1 }

test.use({ viewport: { width: 390, height: 800 } })

for (const theme of ['light', 'dark']) {
  test(`every component looks as in its picture, ${theme}`, async ({ page, site }) => {
    test.skip(process.platform !== 'linux', 'other systems draw letters in another way')
    test.skip(!findChromium().endsWith('-headless-shell'), 'a whole Chromium smooths letters in another way')
    await page.goto(`${site.origin}/kit.html?theme=${theme}`)
    const samples = page.locator('[data-sample]')
    await expect(samples.last()).toBeVisible()
    const names = await samples.evaluateAll((all) => all.map(({ dataset }) => dataset.sample))
    expect(names.length).toBeGreaterThan(15)
    for (const name of names) {
      await expect.soft(page.locator(`[data-sample="${name}"]`)).toHaveScreenshot(`${name}-${theme}.png`, tolerance)
    }
  })

  test(`axe finds nothing in the kit, ${theme}`, async ({ page, site }) => {
    await page.goto(`${site.origin}/kit.html?theme=${theme}`)
    await expect(page.locator('[data-sample="toast"]')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 10_000 })
    expect(await violations(page, {})).toEqual([])
  })
}

test('the kit fits 320 px in five languages', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const titles = new Set<string | null>()
  for (const language of languages) {
    await page.goto(`${site.origin}/kit.html?language=${language}`)
    await expect(page.locator('[data-sample="toast"]')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    titles.add(await page.locator('[data-sample="alert"]').getByRole('heading').textContent())
  }
  expect(titles.size).toBe(5)
})

test('colour and radius of the form reach the samples', async ({ page, site }) => {
  await page.goto(`${site.origin}/kit.html`)
  await page.getByLabel('Radius').fill('4px')
  await page.getByLabel('Colour').fill('#0b6e4f')
  const button = page.locator('[data-sample="buttons"] .button').first()
  await expect(button).toHaveCSS('border-radius', '4px')
  await expect(button).toHaveCSS('background-color', 'rgb(11, 110, 79)')
})
