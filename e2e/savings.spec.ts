import { expect, test } from './support/fixtures.ts'

test('a code and a reward take exactly what they say off the order', async ({
  page,
  openHost,
  widget,
  service,
  restaurant,
  expectAccessible,
}) => {
  const customer = await service.addCustomer(restaurant, { card: { points: 40, rewards: [{ value: 5 }] } })
  const totals = () => widget.widget.locator('.cost-line[data-kind="total"]').last()

  await test.step('the best saving first, with its exact amount [COUP-13]', async () => {
    await openHost({ tag: { venue: 12 } })
    await widget.launcher.click()
    await widget.startOrder()
    await widget.categories.getByRole('button', { name: 'Desserts' }).click()
    await widget.button('Add Tiramisu').click()
    await widget.button('Add Tiramisu, 1 in your order').click()
    await widget.openCart()
    await expect(totals()).toContainText('12,00 €')
    const offers = widget.widget.getByRole('list', { name: 'What you can save now' }).getByRole('button')
    await expect(offers).toHaveText([/^SALVARIO4.*-4,00\s€/, /^WELCOME10.*-1,10\s€/])
    await expectAccessible()
  })

  await test.step('a code that does not hold says why below its field [COUP-04]', async () => {
    await widget.field('Do you have a code?').fill('vacanze')
    await widget.button('Apply').click()
    await expect(widget.widget.getByText('This discount code is not valid.')).toBeVisible()
    await expect(widget.field('Do you have a code?')).toBeFocused()
  })

  await test.step('typed in small letters it is the code all the same [COUP-03]', async () => {
    await widget.field('Do you have a code?').fill(' welcome10 ')
    await widget.button('Apply').click()
    await expect(totals()).toContainText('10,90 €')
    await expect(widget.goToCheckout).toContainText('10,90 €')
  })

  await test.step('at the checkout it is still there; a reward instead, and the points to come [CHK-05, REW-06, PTS-04]', async () => {
    await widget.goToCheckout.click()
    await widget.signIn(customer)
    await expect(widget.heading('Checkout')).toBeFocused()
    await expect(widget.orderAndPay).toContainText('10,90 €')
    await expect(widget.widget.getByText('You earn 9 points with this order')).toBeVisible()
    await widget.button('Remove WELCOME10').click()
    await widget.button('Your rewards').click()
    await page.getByRole('checkbox', { name: /^5,00\s€ off/ }).check()
    await widget.button('Done').click()
    // A picture of the sheet fades for a moment longer.
    await expect(page.locator('[data-leaving]')).toHaveCount(0)
    await expect(widget.orderAndPay).toContainText('7,00 €')
    await expect(widget.widget.getByText('You earn 6 points with this order')).toBeVisible()
    await expectAccessible()
  })

  await test.step('the restaurant charges what was shown, and the order reads it back [CHK-45, CHK-46, ORD-21]', async () => {
    await widget.field('Cash').check()
    await widget.widget
      .getByRole('group', { name: /cutlery/ })
      .getByRole('radio', { name: 'No' })
      .check()
    await widget.field('Name of the person collecting').fill('Anna')
    await widget.orderAndPay.click()
    await expect(widget.heading(/^Order #\d+$/)).toBeFocused()
    const [order] = await service.ordersOf(restaurant)
    expect(order?.totalCents).toBe(700)
    await expect(widget.widget.locator('.cost-line[data-kind="discount"]')).toHaveText(/5,00\s€ off.*-5,00\s€/)
    await expect(totals()).toContainText('7,00 €')
  })
})

test('the list of codes leads to the order [COUP-17]', async ({ page, openHost, widget, expectAccessible }) => {
  await openHost({ tag: { venue: 12, route: '/ordine/sconti' } })
  await widget.launcher.click()
  await expect(widget.heading('Discount codes')).toBeVisible()
  await expect(widget.heading('WELCOME10')).toBeVisible()
  await expectAccessible()
  expect(await page.locator('comanda-order').count()).toBe(1)
})
