import { expect, test } from './support/fixtures.ts'

const names = ['Object', 'Array', 'Function']
  .map((owner) => `${owner}.prototype.extend = function () { return this };`)
  .join('')

// As hardened JavaScript (SES) does it, without what SES makes easier for old code (its "override taming").
const frozen = `
  const language = /^(Object|Array|Function|Error|String|Promise|Number|Boolean|Symbol|Map|Set|WeakMap|WeakSet|RegExp|Date|JSON|Math|Reflect|Proxy|Intl|BigInt|\\w+Error|\\w+Array|ArrayBuffer|DataView|Atomics)$/
  for (const name of Object.getOwnPropertyNames(globalThis).filter((name) => language.test(name))) {
    Object.freeze(globalThis[name]);
    if (globalThis[name].prototype) Object.freeze(globalThis[name].prototype);
  }`

// Names that are no functions, as data that a script has put on the wrong object.
const values = ['true', '7', '"x"', '{}', 'null']
  .map((value, index) => `Object.prototype.is${index} = ${value};`)
  .join('')

// The polyfill of Paul Irish and others (matchMedia.js 0.2), which stands in many themes still.
const oldMedia = `window.matchMedia = (media) => ({ matches: media === 'all', media, addListener() {}, removeListener() {} })`

const lateDefine = `const { define } = CustomElementRegistry.prototype
  CustomElementRegistry.prototype.define = function (...given) { setTimeout(() => define.apply(this, given), 600) }`

const parsingStorage = `const { getItem } = Storage.prototype
  Storage.prototype.getItem = function (key) {
    const text = getItem.call(this, key)
    try { return JSON.parse(text) } catch { return text }
  }`

const noPushState = `History.prototype.pushState = () => { throw new DOMException('Too many calls', 'SecurityError') }`

for (const [page, script] of [
  ['with enumerable names on the prototypes of objects, arrays and functions', names],
  ['with enumerable values on Object.prototype', values],
  ['with an old matchMedia', oldMedia],
  ['that defines elements later', lateDefine],
  ['whose storage answers parsed values', parsingStorage],
  ['that refuses entries of the history', noPushState],
  ['with a frozen Error.prototype', 'Object.freeze(Error.prototype)'],
  ['that has frozen everything of the language', frozen],
] as const) {
  test(
    `a cash order goes through on a page ${page} [SHELL-75]`,
    { tag: '@phone' },
    async ({ openHost, widget, service, restaurant, customer }) => {
      await openHost({ tag: { venue: 11 }, head: `<script>${script}</script>` })
      await widget.launcher.click()
      await widget.startOrder()
      await widget.addAtOnce('Tiramisu')
      await widget.openCart()
      await widget.goToCheckout.click()
      await widget.signIn(customer)
      await widget.orderInCash()
      const [order] = await service.ordersOf(restaurant)
      expect(order?.totalCents).toBe(550)
    },
  )
}

const callUs = { venue: 11, 'fallback-phone': '+39 011 123456' }
const wayOut = 'Call +39 011 123456'
const reasonOf = (what: string) => `Comanda cannot run on this page, which has replaced ${what}.`

for (const [what, script] of [
  ['Map', 'function Map(node) { this.node = node }'],
  ['fetch', 'window.fetch = undefined'],
  ['IntersectionObserver', 'window.IntersectionObserver = undefined'],
  ['ResizeObserver', 'window.ResizeObserver = undefined'],
] as const) {
  test(
    `a page that has replaced ${what} gets the fallback [SHELL-75]`,
    { tag: '@phone' },
    async ({ page, openHost, widget, quietConsole }) => {
      quietConsole.expect(/has replaced \w+\./)
      const told = page.waitForEvent('console', (line) => line.text().includes(reasonOf(what)))
      await openHost({ tag: callUs, head: `<script>${script}</script>` })
      await widget.launcher.click()
      await expect(page.locator('html > div').getByRole('link')).toHaveText(wayOut)
      await told
    },
  )
}

test(
  'a page that closes shadow roots gets the fallback [SHELL-75]',
  { tag: '@phone' },
  async ({ page, openHost, quietConsole }) => {
    quietConsole.expect(/has replaced Element\.prototype\.attachShadow/)
    const told = page.waitForEvent('console', (line) =>
      line.text().includes(reasonOf('Element.prototype.attachShadow')),
    )
    await page.addInitScript(() => {
      const { attachShadow } = Element.prototype
      Element.prototype.attachShadow = function (init) {
        const root = attachShadow.call(this, { ...init, mode: 'closed' })
        // What the page keeps from scripts, but not from a finger.
        if (this.matches('html > div')) Object.assign(globalThis, { launcherRoot: root })
        return root
      }
    })
    await openHost({ tag: callUs })
    const button = await page.waitForFunction(() =>
      (Reflect.get(globalThis, 'launcherRoot') as ShadowRoot | undefined)?.querySelector('button'),
    )
    await button.asElement()?.click()
    await told
    await expect.poll(() => button.evaluate((one) => one?.textContent)).toBe(wayOut)
  },
)
