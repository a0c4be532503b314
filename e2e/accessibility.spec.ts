import { expect, test } from './support/fixtures.ts'
import { remoteDiner, tiramisu, wine } from './support/remote-diner.ts'

test.use({ conditions: 'all' })

test('axe finds nothing from the button to the start', async ({ openHost, widget, expectAccessible, isMobile }) => {
  const look = looker(expectAccessible)
  await openHost()
  await look('the button')
  await widget.launcher.click()
  await expect(widget.heading('Choose a restaurant')).toBeVisible()
  await look('venues')
  await widget.button(/Centro/).click()
  await expect(widget.heading('Contacts')).toBeVisible()
  await look('home')
  if (isMobile) {
    await widget.button('Menu').click()
    await expect(widget.sheet('Menu')).toBeVisible()
    await look('navigation')
  }
})

test('axe finds nothing from the first question to the menu', async ({ openHost, widget, expectAccessible }) => {
  const look = looker(expectAccessible)
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await widget.orderNow.click()
  await widget.days.nth(1).waitFor()
  await look('wizard, day')
  await widget.days.nth(1).click({ force: true })
  await widget.slots.first().click({ force: true })
  await look('wizard, time')
  await widget.seeTheMenu.click()
  await widget.button('Buffalo mozzarella').first().waitFor()
  await look('menu')
})

test('a visitor finds no barrier in a dish', async ({ openAgain, widget, expectAccessible }) => {
  const look = looker(expectAccessible)
  await openAgain('/menu', { dishes: [] })
  const sheet = widget.sheet('Buffalo mozzarella')
  await widget.button('Buffalo mozzarella').first().click()
  await sheet.getByRole('button', { name: /^Add to order/ }).click()
  await expect(sheet.getByRole('group', { name: 'Dough' })).toContainText('Choose')
  await look('dish with something missing')
})

test('a visitor finds no barrier in what explains a dish', async ({ page, openAgain, widget, expectAccessible }) => {
  const look = looker(expectAccessible)
  await openAgain('/menu', { dishes: [] })
  const sheet = widget.sheet('Buffalo mozzarella')
  await widget.button('Buffalo mozzarella').first().click()
  await sheet.getByRole('button', { name: 'Legend' }).click()
  await expect(widget.sheet('Legend')).toBeVisible()
  await look('legend')
  await page.keyboard.press('Escape')
  await sheet.getByRole('tab', { name: /^Allergens/ }).click()
  await sheet.getByRole('button', { name: 'milk' }).click()
  await look('allergen')
})

// The question for an adult needs f_alcolico, an optional addition.
test('the checkout and what it asks hold no barrier @additions', async ({
  page,
  openAgain,
  widget,
  customer,
  expectAccessible,
}) => {
  const look = looker(expectAccessible)
  await page.clock.install()
  await openAgain('/carrello/riepilogo', {
    customer,
    venue: 12,
    dishes: [tiramisu, wine],
    timeLimitMs: Date.now() + 10.5 * 60_000,
  })
  await expect(widget.heading('Checkout')).toBeVisible()
  // The code that watches the time limit is loaded after the first screen.
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(60_000)
  await expect(widget.status('10 minutes left')).toBeVisible()
  await look('checkout with a warning of time')
  await widget.orderAndPay.click()
  await expect(widget.widget.getByText('No payment method selected')).toBeVisible()
  await look('checkout with something missing')
  await widget.field('Cash').check()
  await widget.field('Yes').check()
  await widget.field('Name of the person collecting').fill('Anna')
  await widget.orderAndPay.click()
  await expect(widget.dialog('Are you an adult?')).toBeVisible()
  await look('question of age')
})

test('an order holds no barrier from sent to confirmed', async ({
  page,
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  const look = looker(expectAccessible)
  await page.clock.install()
  const orderId = await remoteDiner(service, restaurant, { customer }).order()
  await returnWith({ customer })
  await openHost({ tag: { venue: 11, route: `/ordine/riepilogo/${orderId}` } })
  await widget.launcher.click()
  await expect(widget.button('Refresh')).toBeVisible()
  await look('order sent')
  await service.decide(restaurant, orderId, 'confirm')
  await widget.waitFor(widget.status('has confirmed your order'), 15_000)
  await look('order confirmed')
})

test('a refused order and the account hold no barrier', async ({
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  const look = looker(expectAccessible)
  const orderId = await remoteDiner(service, restaurant, { customer }).order()
  await service.decide(restaurant, orderId, 'refuse')
  await returnWith({ customer })
  await openHost({ tag: { venue: 11, route: `/ordine/riepilogo/${orderId}` } })
  await widget.launcher.click()
  await expect(widget.status('could not accept your order')).toBeVisible()
  await look('refused order')
  await widget.go('/utente')
  await expect(widget.button('Sign out')).toBeVisible()
  await look('account')
})

test('an unknown route, an alert and maintenance hold no barrier', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  expectAccessible,
  quietConsole,
}) => {
  quietConsole.expect(/Failed to load resource/)
  const look = looker(expectAccessible)
  await openAgain('/nowhere', { dishes: [tiramisu] })
  await expect(widget.heading('Error 404 Page not found')).toBeVisible()
  await look('unknown route')
  await service.fail(restaurant, { path: '/restaurant/get_product', kind: '500' })
  await widget.go('/menu/3/scheda/301')
  await expect(widget.dialog('ATTENTION')).toBeVisible()
  await look('alert')
  await service.change(restaurant, { restaurant: { isUnderMaintenance: true } })
  await page.reload()
  await widget.launcher.click()
  await expect(widget.heading('No orders for now')).toBeVisible()
  await look('maintenance')
})

// Not with large text on a narrow screen, where nobody has judged these yet.
test.describe('in light and dark', () => {
  test.use({ conditions: 'themes' })

  test('axe finds nothing from the menu to the cart', async ({
    page,
    openAgain,
    widget,
    expectAccessible,
    isMobile,
  }) => {
    const look = looker(expectAccessible)
    await openAgain('/menu', { dishes: [] })
    await widget.button('Add Tiramisu').first().click()
    await expect(widget.status('Tiramisu added to your order')).toBeVisible()
    await look('toast, order beside or below the menu')

    await widget.openCart()
    await look('cart')
    if (isMobile) {
      await widget.button('Discard order').click()
      await expect(widget.dialog('Discard the order?')).toBeVisible()
      await look('question')
      await page.keyboard.press('Escape')
    }
    await widget.button('Remove Tiramisu').click()
    await expect(widget.widget.getByText('Your order is empty')).toBeVisible()
    await look('empty cart')
  })

  test('signing in, registering and reading the documents hold no barrier', async ({
    openAgain,
    widget,
    expectAccessible,
  }) => {
    const look = looker(expectAccessible)
    await openAgain('/carrello', { dishes: [tiramisu] })
    await widget.goToCheckout.click()
    await widget.whoOrders.getByRole('button', { name: 'Sign in', exact: true }).click()
    await look('sign in, nothing typed')
    await widget.button('Create an account').click()
    await widget.sheet('Create an account').getByRole('button', { name: 'Register' }).click()
    await look('registration, nothing typed')
    await widget.button('Read: I have read and accept the privacy policy').click()
    await expect(widget.sheet('Privacy policy')).toBeVisible()
    await look('document')
  })

  test('axe finds nothing on failed start and lost slot', async ({
    openHost,
    returnWith,
    widget,
    service,
    restaurant,
    customer,
    expectAccessible,
    quietConsole,
  }) => {
    quietConsole.expect(/Failed to load resource/)
    const look = looker(expectAccessible)
    await returnWith({ customer, dishes: [tiramisu], timeLimitMs: Date.now() - 60_000 })
    // Asked again as JSON once (decision 105).
    await service.fail(restaurant, { path: '/restaurant/get_restaurant_info', kind: '500', times: 2 })
    await openHost({ tag: { venue: 11, route: '/carrello' } })
    await widget.launcher.click()
    await expect(widget.button('Try again')).toBeVisible()
    await look('failed start')
    await widget.button('Try again').click()
    await expect(widget.sheet('Cart expired').getByRole('radio').first()).toBeVisible()
    await look('time is up')
  })
})

/** Runs axe on the screen, as a test step of this name. */
function looker(expectAccessible: () => Promise<void>) {
  return (name: string) => test.step(name, expectAccessible)
}
