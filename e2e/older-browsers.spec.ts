import { missingApis } from '#tools/newer-apis.ts'

import { expect, test } from './support/fixtures.ts'

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
