import { expect, test } from './fixtures.ts'

test('a reload keeps the order', async ({ openHost, diner, view }) => {
  await openHost({ tag: { venue: 11 } })
  await diner.press(view.launcher)
  await diner.press(view.button('Order now'))
  await view.chooseTime()
  await diner.press({ ...view.button(/^Add Tiramisu/), at: 0 })
  await diner.appears(view.button('Add Tiramisu, 1 in your order'))
  await diner.reload()
  await diner.reads(view.launcher, /View order\s*1/)
  await diner.press(view.launcher)
  await diner.press(view.button('Order now'))
  await view.openCart()
  await diner.reads(view.goToCheckout, '5,50 €')
  expect(await diner.evaluate(() => localStorage.length)).toBeGreaterThan(0)
})
