import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'

const banner = 'Offline: prices may have changed'

test('an offline second visit shows the menu, orders when online [PERSIST-07, PERSIST-09, PERSIST-10]', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  quietConsole,
  expectAccessible,
}) => {
  await openAgain('/menu', { customer, dishes: [tiramisu] })
  await expect(widget.button('Tomato bruschetta')).toBeVisible()
  await widget.viewOrder.click()
  await expect(widget.goToCheckout).toBeEnabled()
  await page.waitForLoadState('networkidle')

  // Page and tag have loaded; then the network goes.
  await page.reload()
  await page.waitForLoadState('networkidle')
  quietConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await widget.launcher.click()
  await expect(widget.button('Tomato bruschetta')).toBeVisible()
  await expect(widget.status(banner)).toBeVisible()
  await expectAccessible()
  await widget.viewOrder.click()
  await expect(widget.goToCheckout).toBeDisabled()
  await expect(widget.goToCheckout).toHaveAccessibleDescription(banner)

  await service.change(restaurant, { product: { id: 801, price: 600 as never } })
  await page.context().setOffline(false)
  await expect(widget.status('Your order has changed')).toContainText('6,00 €')
  await expect(widget.status(banner)).toBeHidden()
  await widget.goToCheckout.click()
  await widget.field('Cash').check()
  await widget.orderAndPay.click()
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect((await service.ordersOf(restaurant))[0]?.totalCents).toBe(600)
})

test('amounts of bar and cart stay without the network [PERSIST-09]', async ({
  page,
  openAgain,
  widget,
  customer,
  quietConsole,
}) => {
  await openAgain('/menu', { customer, dishes: [tiramisu] })
  await expect(widget.viewOrder).toContainText('€')
  await page.waitForLoadState('networkidle')
  const amount = (await widget.viewOrder.textContent())?.match(/[\d,]+\s€/)?.[0] ?? ''
  quietConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await expect(widget.status(banner)).toBeVisible()
  await expect(widget.viewOrder).toContainText(amount)
  await widget.viewOrder.click()
  await expect(widget.widget.getByText('Products')).toBeVisible()
  await expect(widget.goToCheckout).toContainText(amount)
})
