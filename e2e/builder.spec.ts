import { resolve } from 'node:path'

import type { Page } from '@playwright/test'
import { build } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'

import { optionTable } from '#src/options/option-table.ts'
import { targets } from '#src/options/tag/targets.ts'

import { violations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'

// What a template language, an attribute and a script would each take for their own.
const mapUrl = `https://maps.example/{{q}}?a='"&b={%c%}</script>`

const groups = (page: Page) => page.locator('details:not([open]) > summary')
const codeOf = (page: Page) => page.getByRole('region', { name: /^Code for/ })
const preview = (page: Page) => page.frameLocator('iframe')

async function openGroups(page: Page) {
  await page.getByRole('heading', { name: 'Build your tag' }).waitFor()
  while ((await groups(page).count()) > 0) await groups(page).first().click()
}

test('the builder explains every option of the table', async ({ page, site, restaurant }) => {
  const found = new Set<string>()
  for (const surface of ['floating', 'inline']) {
    await page.goto(`${site.origin}/builder.html?restaurant=${restaurant.id}&surface=${surface}`)
    await openGroups(page)
    for (const [name, { label, explanation }] of Object.entries(optionTable)) {
      const control = page.getByLabel(label, { exact: true })
      if ((await control.count()) === 0) continue
      await expect(control).toHaveAccessibleDescription(explanation.replaceAll('`', ''))
      found.add(name)
    }
  }
  expect([...found].toSorted()).toEqual(Object.keys(optionTable).toSorted())
})

test('the preview follows the form', async ({ page, site, restaurant }) => {
  await page.goto(`${site.origin}/builder.html?restaurant=${restaurant.id}`)
  const button = preview(page).getByRole('button', { name: 'Order now' })
  await expect(button).toHaveCSS('background-color', 'rgb(179, 38, 30)')
  await page.getByLabel('Brand colour', { exact: true }).fill('#0b6e4f')
  await expect(button).toHaveCSS('background-color', 'rgb(11, 110, 79)')
  await expect(codeOf(page)).toContainText('data-color="#0b6e4f"')
  await button.click()
  await expect(preview(page).getByRole('heading', { name: 'Choose a restaurant' })).toBeVisible()
  // The widget stays open, and the form keeps the focus.
  const language = page.getByLabel('Language', { exact: true })
  await language.focus()
  await language.selectOption('de')
  await expect(preview(page).getByRole('heading', { name: 'Restaurant wählen' })).toBeVisible()
  await expect(language).toBeFocused()
})

test('the preview shows the widget in the page', async ({ page, site, restaurant }) => {
  await page.goto(`${site.origin}/builder.html?restaurant=${restaurant.id}`)
  await page.getByRole('radio', { name: 'In the page' }).check()
  await expect(codeOf(page)).toContainText('<comanda-order')
  await expect(preview(page).locator('#menu').getByRole('heading', { name: 'Choose a restaurant' })).toBeVisible()
})

test('a wrong value is named and left out', async ({ page, site, restaurant }) => {
  await page.goto(`${site.origin}/builder.html?restaurant=${restaurant.id}`)
  const venue = page.getByLabel('Venue', { exact: true })
  await venue.fill('eleven')
  await expect(venue).toHaveAttribute('aria-invalid', 'true')
  await expect(venue).toHaveAccessibleDescription(/A positive whole number/)
  await expect(codeOf(page)).not.toContainText('eleven')
  await page.getByLabel('Restaurant', { exact: true }).fill('')
  await expect(page.getByText('The tag needs the number of the restaurant.')).toBeVisible()
  await expect(codeOf(page)).toHaveCount(0)
})

test('the tag is copied as it is shown', async ({ page, context, site, restaurant }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.origin}/builder.html?restaurant=${restaurant.id}&target=shopify`)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codeOf(page).textContent())
})

test('a text that cannot be read is named and mended', async ({ page, site, restaurant }) => {
  await page.goto(`${site.origin}/builder.html?restaurant=${restaurant.id}`)
  await page.getByLabel('Brand colour', { exact: true }).fill('gold')
  const button = page.getByRole('listitem').filter({ hasText: 'Floating button' })
  await expect(button).toContainText('1.4 : 1')
  await page.getByRole('button', { name: 'Take black for its text' }).click()
  await expect(button).toContainText('15.0 : 1')
  await expect(codeOf(page)).toContainText('data-text-color="#000000"')
})

test('the card of a table leads to its order', async ({ page, site, restaurant }) => {
  await page.goto(`${site.origin}/builder.html?restaurant=${restaurant.id}&routeParameter=screen`)
  await page.getByLabel('Your page').fill('https://restaurant.example/order')
  await page.getByLabel('Code of the table').fill('T 7')
  const card = page.getByRole('img', { name: /QR code/ })
  await expect(card).toHaveAccessibleName(/\/order\?screen=%2Fordine&identificativo=T\+7$/)
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20)
  await page.emulateMedia({ media: 'print' })
  await expect(card).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Build your tag' })).toBeHidden()
})

for (const [colorScheme, surface] of [
  ['light', 'floating'],
  ['dark', 'inline'],
] as const) {
  test(`axe finds nothing in the builder, ${colorScheme}`, async ({ page, site, restaurant }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${site.origin}/builder.html?restaurant=${restaurant.id}&venue=x&color=gold&surface=${surface}`)
    await openGroups(page)
    await page.setViewportSize({ width: 1280, height: 6000 })
    expect(await violations(page, { rules: { 'target-size': { enabled: true } } })).toEqual([])
  })
}

test('the builder fits 320 px', async ({ page, site, restaurant }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${site.origin}/builder.html?restaurant=${restaurant.id}&color=gold`)
  await openGroups(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

const cases = targets.flatMap(({ name, label, surfaces }) => surfaces.map((surface) => ({ name, label, surface })))

for (const { name, label, surface } of cases) {
  test(`the ${surface} tag for ${label} works in an empty page`, async ({
    page,
    site,
    restaurant,
    openHost,
    widget,
    origins,
  }) => {
    const query = new URLSearchParams({ restaurant: `${restaurant.id}`, surface, target: name, language: 'en', mapUrl })
    await page.goto(`${site.origin}/builder.html?${query}`)
    await expect(codeOf(page)).toHaveAccessibleName(`Code for ${label}`)
    const code = (await codeOf(page).textContent()) ?? ''
    if (name === 'react' || name === 'vue') {
      const pageOf = { react: reactPage, vue: vuePage }[name]
      const component = await pageOf(code, `${origins.cdn}/element.js`)
      await openHost({ tag: null, body: '<div id="root"></div>' })
      await page.addScriptTag({ content: component, type: 'module' })
    } else if (name === 'tag-manager') {
      expect(code).not.toMatch(/\{\{|data-/)
      await openHost({ tag: null })
      await page.evaluate((html) => {
        document.body.append(document.createRange().createContextualFragment(html))
      }, code)
    } else {
      expect(code).not.toMatch(/\{\{|\{%/)
      await openHost({ tag: null, body: code })
    }
    if (surface === 'floating') await widget.launcher.click()
    await expect(widget.heading('Choose a restaurant')).toBeVisible()
    await expect(page.locator('comanda-order')).toHaveAttribute('map-url', mapUrl)
    if (name !== 'react' && name !== 'vue') return
    await page.evaluate(() => dispatchEvent(new Event('unmount')))
    await expect(page.locator('comanda-order')).toHaveCount(0)
    if (surface === 'floating') await expect(widget.launcher).toHaveCount(0)
  })
}

/** A page's script that shows the component in React itself, with effects run twice as in development. */
async function reactPage(code: string, element: string): Promise<string> {
  const entry = `
    import { createElement, StrictMode } from 'react'
    import { createRoot } from 'react-dom/client'
    import * as component from 'virtual:component.jsx'
    const root = createRoot(document.getElementById('root'))
    root.render(createElement(StrictMode, null, createElement(Object.values(component)[0])))
    addEventListener('unmount', () => root.unmount())
  `
  const files = new Map([
    ['virtual:entry.js', entry],
    ['virtual:component.jsx', code],
  ])
  return bundle(files, element)
}

/** A page's script that shows the component in Vue itself. */
async function vuePage(code: string, element: string): Promise<string> {
  const templateParseOptions = { isCustomElement: (name: string) => name === 'comanda-order' }
  const { descriptor, errors } = parse(code, { templateParseOptions })
  expect(errors).toEqual([])
  const { content } = compileScript(descriptor, {
    id: 'component',
    inlineTemplate: true,
  })
  const entry = `
    import { createApp } from 'vue'
    import component from 'virtual:component.js'
    const app = createApp(component)
    app.mount('#root')
    addEventListener('unmount', () => app.unmount())
  `
  const files = new Map([
    ['virtual:entry.js', entry],
    ['virtual:component.js', content],
    ['comanda', `import(${JSON.stringify(element)})`],
  ])
  return bundle(files, element)
}

/** One script of the files, the first of which is where it begins. */
async function bundle(files: ReadonlyMap<string, string>, element: string): Promise<string> {
  const [input = ''] = files.keys()
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'development',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    resolve: { alias: { 'comanda/react': resolve('src/npm/react.ts') } },
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (files.has(id) ? id : null),
        load: (id) => files.get(id) ?? null,
        // As tools/package/write-modules.ts does; here the code comes from the same place as that of the tags.
        renderChunk: (text) => text.replaceAll('__COMANDA_IMPORT_ELEMENT__()', `import(${JSON.stringify(element)})`),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input } },
  })
  const [chunk] = 'output' in result ? result.output : []
  return chunk?.code ?? ''
}
