import { languages } from '#src/options/languages.ts'
import { findChromium } from '#tools/find-chromium.ts'

import { violations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'

// Pictures in e2e/kit-pictures; after a wanted change: npx playwright test e2e/kit.spec.ts --update-snapshots
const tolerance = { maxDiffPixels: 10, threshold: 0.1 }

const phone = { width: 390, height: 800 }
/** What staff see on a tablet too is taken there. */
const tablet = { width: 1024, height: 800 }

const off = { enabled: false }
/** The form to sign in is a page by itself, and here a page within one. */
const pageWithin = { 'landmark-main-is-top-level': off, 'landmark-no-duplicate-main': off }

/** The kits, each on its page; `titled` is a sample whose heading is in the language of the page. */
const kits = [
  { name: 'the kit', path: '/kit.html', prefix: '', titled: 'alert', rules: {} },
  { name: 'the desk kit', path: '/desk-kit.html', prefix: 'desk-', titled: 'sign-in', rules: pageWithin },
]

test.use({ viewport: phone })

for (const { name: kit, path, prefix, titled, rules } of kits) {
  for (const theme of ['light', 'dark']) {
    test(`${kit} looks as in its pictures, ${theme}`, async ({ page, site }) => {
      test.skip(process.platform !== 'linux', 'other systems draw letters in another way')
      test.skip(!findChromium().endsWith('-headless-shell'), 'a whole Chromium smooths letters in another way')
      await page.goto(`${site.origin}${path}?theme=${theme}`)
      await expect(page.locator('main[data-drawn]')).toBeVisible()
      const samples = await page
        .locator('[data-sample]')
        .evaluateAll((all) => all.map((one) => [one.dataset.sample, one.closest('[data-wide]') !== null] as const))
      expect(samples.length).toBeGreaterThan(15)
      for (const [name, isWide] of samples) {
        await page.setViewportSize(isWide ? tablet : phone)
        const sample = page.locator(`[data-sample="${name}"]`)
        await expect.soft(sample).toHaveScreenshot(`${prefix}${name}-${theme}.png`, tolerance)
      }
    })

    test(`axe finds nothing in ${kit}, ${theme}`, async ({ page, site }) => {
      await page.goto(`${site.origin}${path}?theme=${theme}`)
      await expect(page.locator('main[data-drawn]')).toBeVisible()
      // Axe judges colours of visible parts only.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ ...phone, height })
      expect(await violations(page, { rules })).toEqual([])
    })
  }

  test(`${kit} fits and is named in five languages`, async ({ page, site }) => {
    const titles = new Set<string | null>()
    for (const language of languages) {
      await page.goto(`${site.origin}${path}?language=${language}`)
      await expect(page.locator('main[data-drawn]')).toBeVisible()
      for (const width of [1280, 1024, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(findTooWide), `${language}, ${width} px`).toEqual([])
      }
      // Who says what stands on a button must reach it.
      expect(await violations(page, { runOnly: ['label-content-name-mismatch'] })).toEqual([])
      titles.add(await page.locator(`[data-sample="${titled}"]`).getByRole('heading').textContent())
    }
    expect(titles.size).toBe(5)
  })
}

/** What is wider than its place: the page, or a sample, whose stage lets nothing reach the page. Runs in the page. */
function findTooWide(): (string | undefined)[] {
  const samples = [...document.querySelectorAll<HTMLElement>('[data-sample]')]
  const stages = samples.map((host) => ({
    name: host.dataset.sample,
    stage: (host.shadowRoot ?? host).querySelector('.root') ?? host,
  }))
  return [{ name: 'the page', stage: document.documentElement }, ...stages]
    .filter(({ stage }) => stage.scrollWidth > stage.clientWidth)
    .map(({ name }) => name)
}

test('colour and radius of the form reach the samples', async ({ page, site }) => {
  await page.goto(`${site.origin}/kit.html`)
  await page.getByLabel('Radius').fill('4px')
  await page.getByLabel('Colour').fill('#0b6e4f')
  const button = page.locator('[data-sample="buttons"] .button').first()
  await expect(button).toHaveCSS('border-radius', '4px')
  await expect(button).toHaveCSS('background-color', 'rgb(11, 110, 79)')
})
