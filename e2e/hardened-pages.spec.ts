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

for (const [page, script] of [
  ['with enumerable names on the prototypes of objects, arrays and functions', names],
  ['with a frozen Error.prototype', 'Object.freeze(Error.prototype)'],
  ['that has frozen everything of the language', frozen],
] as const) {
  test(
    `a cash order goes through on a page ${page}`,
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

test(
  'a page with its own Map gets the fallback',
  { tag: '@phone' },
  async ({ page, openHost, widget, quietConsole }) => {
    quietConsole.expect(/Comanda cannot run on this page, which has replaced Map\./)
    const told = page.waitForEvent('console', (line) => line.text().includes('has replaced Map.'))
    const script = 'function Map(node) { this.node = node }'
    await openHost({ tag: { venue: 11, 'fallback-phone': '+39 011 123456' }, head: `<script>${script}</script>` })
    await widget.launcher.click()
    await expect(page.locator('html > div').getByRole('link')).toHaveText('Not loading +39 011 123456')
    await told
  },
)
