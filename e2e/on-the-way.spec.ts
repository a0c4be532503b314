import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'

const minuteMs = 60_000

test('a visitor registers during the checkout and goes on [CART-20, ACCT-29, ACCT-35]', async ({
  openAgain,
  widget,
}) => {
  await openAgain('/carrello', { dishes: [tiramisu] })
  await widget.goToCheckout.click()
  await widget.button('Create an account').click()
  const sheet = widget.sheet('Create an account')
  const register = sheet.getByRole('button', { name: 'Register' })

  await register.click()
  await expect(widget.field('First name')).toBeFocused()
  await expect(sheet.getByText('First name is a mandatory field')).toBeVisible()

  await widget.field('First name').fill('Ada')
  await widget.field('Last name').fill('Bianchi')
  await widget.field('Phone').fill('+39 333 555 0199')
  await widget.field('E-mail').fill('ada@example.com')
  await widget.field('Password').fill('una-lunga-parola')
  await sheet.getByRole('button', { name: 'Read: I have read and accept the privacy policy' }).click()
  const document = widget.sheet('Privacy policy').locator('iframe')
  await expect(document).toHaveAttribute('src', /privacy/)
  await expect(document.contentFrame().getByRole('heading').first()).toBeVisible()
  await widget.sheet('Privacy policy').getByRole('button', { name: 'Close' }).click()
  await sheet.getByText('I have read and accept the privacy policy').click()
  await sheet.getByText('I have read and accept the terms and conditions').click()
  await register.click()

  await expect(widget.heading('Checkout')).toBeFocused()
  await expect(widget.widget.getByRole('region', { name: 'Contact' })).toContainText('Ada Bianchi')
  await expect(widget.orderAndPay).toContainText('5,50 €')
})

test('the time limit warns, a new slot saves the order [CART-27, CART-29, CART-32, CART-34, CART-36, SHELL-51, SHELL-53, SHELL-59]', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
}) => {
  await page.clock.install()
  await openAgain('/carrello', { customer, dishes: [tiramisu], timeLimitMs: Date.now() + 10.5 * minuteMs })
  await expect(widget.heading('Your order')).toBeVisible()
  // The code that watches the time limit is loaded after the first screen.
  await page.waitForLoadState('networkidle')
  for (const [pauseMs, left] of [
    [minuteMs, 10],
    [5 * minuteMs, 5],
    [3 * minuteMs, 2],
  ] as const) {
    await page.clock.fastForward(pauseMs)
    await expect(widget.status(`${left} minutes left to complete your order`)).toBeVisible()
  }
  await page.clock.fastForward(2 * minuteMs)
  await service.setClock(restaurant, await page.evaluate(() => Date.now()))

  const expired = widget.sheet('Cart expired')
  await expect(expired).toContainText('The time to complete the order ran out, choose a new time slot.')
  await expect(expired.getByRole('radio', { name: '12:00' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(expired).toBeVisible()
  await expired.getByRole('radio', { name: '12:30' }).check({ force: true })
  await expired.getByRole('button', { name: 'Confirm the new time 12:30' }).click()
  await expect(expired).toBeHidden()

  await expect(widget.widget.getByText('15 minutes left to place the order')).toBeVisible()
  await widget.goToCheckout.click()
  await widget.field('Cash').check()
  await widget.orderAndPay.click()
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  const [order] = await service.ordersOf(restaurant)
  expect(order?.slotStart).toMatch(/ 12:30:00$/)
})

test('a tag without a venue asks for one once [SHELL-06, VENUE-01, VENUE-10, VENUE-40]', async ({
  page,
  openHost,
  widget,
}) => {
  await openHost()
  await widget.launcher.click()
  await expect(widget.heading('Choose a restaurant')).toBeVisible()
  await expect(widget.widget.getByRole('main').getByRole('button')).toHaveText([/Centro/, /San Salvario/, /Lingotto/])
  await widget.button(/San Salvario/).click()
  await expect(widget.heading('Trattoria da Gino San Salvario')).toBeVisible()
  await page.reload()
  await widget.launcher.click()
  await expect(widget.heading('Trattoria da Gino San Salvario')).toBeVisible()
})

test('maintenance comes and goes, and the order stays [SHELL-07, SHELL-12, SHELL-16]', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
}) => {
  await page.clock.install()
  await openAgain('/carrello', { dishes: [tiramisu] })
  await expect(widget.lineOf('Tiramisu')).toBeVisible()
  await service.change(restaurant, { restaurant: { isUnderMaintenance: true } })
  await widget.waitFor(widget.heading('No orders for now'), 100_000)
  await expect(widget.lineOf('Tiramisu')).toBeHidden()
  await service.change(restaurant, { restaurant: { isUnderMaintenance: false } })
  await widget.waitFor(widget.lineOf('Tiramisu'), 100_000)
})

test('a route that nobody knows says so and leads home [SHELL-46]', async ({ openHost, widget }) => {
  await openHost({ tag: { venue: 11, route: '/nowhere' } })
  await widget.launcher.click()
  await expect(widget.heading('Error 404 Page not found')).toBeVisible()
  await widget.button('Go to the start').click()
  await expect(widget.orderNow).toBeVisible()
})
