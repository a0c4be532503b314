import { missingApis } from '#tools/newer-apis.ts'

import { expect, test } from './support/fixtures.ts'
import { sample } from './support/sample.ts'

const hiddenModal = '<div role="dialog" aria-modal="true" style="display:none">Cookies</div>'
const all = missingApis()

for (const [what, missing] of [
  ['AbortSignal.any', ['AbortSignal.any']],
  ['checkVisibility', ['Element.checkVisibility']],
  ['URL.parse', ['URL.parse']],
  ['any script API newer than the targets', all],
] as const) {
  test(`a dish goes into the order without ${what}`, { tag: '@phone' }, async ({ page, openHost, widget }) => {
    await page.addInitScript(deleteApis, missing)
    await openHost({ tag: { venue: 11 }, body: hiddenModal })
    expect(await page.evaluate(() => typeof Reflect.get(AbortSignal, 'any'))).toBe(
      (missing as readonly string[]).includes('AbortSignal.any') ? 'undefined' : 'function',
    )
    await widget.launcher.click()
    await widget.startOrder()
    await widget.addAtOnce('Tiramisu')
    await expect(widget.viewOrder.or(widget.goToCheckout).first()).toBeVisible()
  })
}

const noStyleSheets = ['Document.adoptedStyleSheets', 'ShadowRoot.adoptedStyleSheets']
const noPopover = ['popover', 'showPopover', 'hidePopover', 'togglePopover'].map((name) => `HTMLElement.${name}`)

for (const [what, missing, unknownCss] of [
  ['popover', noPopover, null],
  ['adoptedStyleSheets', noStyleSheets, null],
  [':has()', [], ':has('],
  ['container queries', [], 'container-type'],
  ['any of these', [...noPopover, ...noStyleSheets], ':has('],
] as const) {
  test(
    `without ${what} the button leads to the fallback`,
    { tag: '@phone' },
    async ({ page, openHost, widget, site, quietConsole }) => {
      quietConsole.expect(/Comanda cannot run on this browser/)
      const fallback = site.add({ tag: null, body: '<h2>Order by phone</h2>' })
      await page.addInitScript(deleteApis, missing)
      await page.addInitScript(forgetCss, unknownCss)
      await openHost({ tag: { venue: 11, 'fallback-href': fallback }, body: hiddenModal })
      await expect(widget.launcher).toHaveCSS('background-color', 'rgb(179, 38, 30)')
      const { x, y, width, height } = (await widget.launcher.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect([Math.round(x + width), Math.round(y + height)]).toEqual([390 - 16, 844 - 16])
      await widget.launcher.click()
      const wayOut = page.locator('html > div').getByRole('link')
      await expect(wayOut).toHaveText('Order now →')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('comanda-order')).toHaveCount(0)
      await wayOut.click()
      await expect(page.getByRole('heading', { name: 'Order by phone' })).toBeVisible()
    },
  )
}

test(
  'without popover what an inline element holds stays',
  { tag: '@phone' },
  async ({ page, openHost, origins, restaurant, quietConsole }) => {
    quietConsole.expect(/Comanda cannot run on this browser/)
    await page.addInitScript(deleteApis, noPopover)
    const told = page.waitForEvent('pageerror')
    await openHost({ tag: null, body: sample('inline-fallback', origins, restaurant) })
    await told
    await expect(page.getByRole('link', { name: 'Order by telephone' })).toBeVisible()
  },
)

/** Makes the page's browser older. Runs in the page. */
function deleteApis(names: readonly string[]) {
  for (const name of names) {
    const [owner = '', member] = name.split('.')
    const holder: unknown = member ? Reflect.get(globalThis, owner) : globalThis
    if (typeof holder !== 'object' && typeof holder !== 'function') continue
    const prototype: unknown = Reflect.get(holder as object, 'prototype')
    for (const object of [holder, prototype]) if (object) Reflect.deleteProperty(object, member ?? owner)
  }
}

/** Makes `CSS.supports` deny what contains this text. Runs in the page. */
function forgetCss(unknown: string | null) {
  if (unknown === null) return
  const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean
  CSS.supports = (...asked: string[]) => !asked.join().includes(unknown) && supports(...asked)
}
