import { readFileSync } from 'node:fs'

import type { Origins } from '#tools/host-pages.ts'
import { integrityMap } from '#tools/release/version-folders.ts'

import { expect, test } from './support/fixtures.ts'

const { version, files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
  version: string
  files: Record<string, { integrity: string }>
}

/** The tag of the documentation with the hash of the manifest. */
function checkedTag({ cdn, service }: Origins, restaurant: number): string {
  return readFileSync('docs/samples/integrity.html', 'utf8')
    .replace('https://cdn.example.com/1.2.3', cdn)
    .replace('https://api.example.com', service)
    .replace('HASH', files['comanda.js']?.integrity ?? '')
    .replace('data-restaurant="1"', `data-restaurant="${restaurant}" data-fallback-phone="+39011123456"`)
}

test('script and modules run with the hashes of the manifest', async ({ openHost, widget, origins, restaurant }) => {
  await openHost({
    tag: null,
    head: `<script type="importmap">${integrityMap('dist', `${origins.cdn}/`)}</script>`,
    body: checkedTag(origins, restaurant.id),
  })
  await widget.launcher.click()
  await expect(widget.heading('Choose a restaurant')).toBeVisible()
})

test('a module that differs from its hash is not run', async ({
  page,
  openHost,
  widget,
  origins,
  restaurant,
  quietConsole,
}) => {
  quietConsole.expect(/integrity|cannot be loaded/)
  const element = Object.keys(files).find((name) => /^chunks\/.*\/element\.js$/.test(name)) ?? ''
  await page.route(`${origins.cdn}/${element}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\nglobalThis.wasRun = true` })
  })
  await openHost({
    tag: null,
    head: `<script type="importmap">${integrityMap('dist', `${origins.cdn}/`)}</script>`,
    body: checkedTag(origins, restaurant.id),
  })
  await widget.launcher.click()
  await expect(page.locator('html > div').getByRole('link')).toHaveText('Call +39011123456')
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)
})

test('of two versions on a page the first runs', async ({ page, openHost, widget, origins, quietConsole }) => {
  quietConsole.expect(new RegExp(`Comanda: ${version} runs here, not 9\\.9\\.9`))
  const later = readFileSync('dist/comanda.js', 'utf8').replaceAll(`"${version}"`, '"9.9.9"')
  expect(later).toContain('9.9.9')
  await page.route('**/9.9.9/comanda.js', (route) => route.fulfill({ body: later, contentType: 'text/javascript' }))
  await openHost({ tag: { venue: 11 } })
  await expect(widget.launcher).toBeVisible()
  const warned = page.waitForEvent('console', (line) => line.text().includes('not 9.9.9'))
  await page.addScriptTag({ url: `${origins.cdn}/9.9.9/comanda.js` })
  await warned
  await expect(widget.launcher).toHaveCount(1)
  await widget.launcher.click()
  await expect(widget.heading('Contacts')).toBeVisible()
  expect(await page.evaluate(() => window.Comanda?.version)).toBe(version)
})
