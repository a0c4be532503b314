import { tiramisu } from '../support/remote-diner.ts'
import { expect, test } from './fixtures.ts'

test('a card that the bank asks about pays once', async ({
  engineName,
  openAgain,
  diner,
  view,
  service,
  restaurant,
  customer,
}) => {
  test.fixme(
    engineName === 'webkit',
    'The widget cannot put the focus into the frame here, so nothing tells when it is ready.',
  )
  const sheet = view.sheet('Your card')
  await openAgain('/carrello/riepilogo', { customer, dishes: [tiramisu] })
  await diner.choose({ role: 'radio', name: 'Card' })
  await diner.press(view.orderAndPay)
  await diner.appears(sheet)
  // The widget puts the focus into the provider's frame as soon as that is ready.
  await expect
    .poll(() => diner.evaluate(() => document.activeElement?.getAttribute('title')), { timeout: 30_000 })
    .toBe('Secure card payment input frame')
  await diner.pressFrame('Secure card payment input frame', 0.1)
  // Number, expiry and code: a complete field leads to the next.
  await diner.type('40000025000031551234123')
  await diner.press(view.button(/^Pay /, sheet))
  // The buttons of the bank answer as soon as its page is ready.
  await expect(async () => {
    if (await diner.see(view.orderPage)) return
    await diner.pressFrame('3-D Secure')
    await diner.key('Tab')
    await diner.key('Enter')
    expect(await diner.see(view.orderPage)).not.toBeNull()
  }).toPass({ intervals: [2000], timeout: 60_000 })
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
  expect(await service.moneyOf(restaurant)).toBe(550)
})
