import { tiramisu } from '../support/remote-diner.ts'
import { expect, test } from './fixtures.ts'

test('a card that the bank asks about pays once', async ({ openAgain, diner, view, service, restaurant, customer }) => {
  const sheet = view.sheet('Your card')
  const pay = view.button(/^Pay /, sheet)
  await openAgain('/carrello/riepilogo', { customer, dishes: [tiramisu] })
  await diner.choose({ role: 'radio', name: 'Card' })
  await diner.press(view.orderAndPay)
  await diner.appears(sheet)
  // The provider's frame answers presses as soon as the widget no longer calls the field busy.
  await expect.poll(() => diner.evaluate(isReady), { timeout: 30_000 }).toBe(true)
  // In WebKit the first keys may come before the frame has taken the focus: then what came is deleted and typed again.
  await expect(async () => {
    await diner.pressFrame('Secure card payment input frame', { across: 0.1, down: 0.5 })
    for (let digits = 0; digits < 16; digits += 1) await diner.key('Backspace')
    // Number, expiry and code: a complete field leads to the next.
    await diner.type('40000025000031551234123')
    await expect.poll(async () => (await diner.see(pay))?.isDisabled, { timeout: 2000 }).toBe(false)
  }).toPass({ timeout: 60_000 })
  await diner.press(pay)
  // The buttons of the bank answer as soon as its page is ready. From its edge Tab leads to the first of them.
  await expect(async () => {
    if (await diner.see(view.orderPage)) return
    await diner.pressFrame('3-D Secure', { across: 0.5, down: 0.05 })
    await diner.key('Tab')
    await diner.key('Enter')
    expect(await diner.see(view.orderPage)).not.toBeNull()
  }).toPass({ intervals: [2000], timeout: 60_000 })
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
  expect(await service.moneyOf(restaurant)).toBe(550)
})

/** Whether the card field has come. Runs in the page. */
function isReady(): boolean {
  const rootsIn = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ]
  return rootsIn(document).some((root) => root.querySelector('.card-entry [aria-busy="false"]') !== null)
}
