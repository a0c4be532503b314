import { expect, test } from './support/fixtures.ts'

test('an ice cream of free picks and a set menu go into the order, change, and cost what the service charges [PROD-28, PROD-29, PROD-31, PROD-40, PRICE-15, PRICE-17]', async ({
  page,
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await returnWith({ customer, dishes: [] })
  await openHost({ tag: { venue: 11, route: '/menu' } })
  await widget.launcher.click()

  await test.step('an ice cream: three scoops of two flavours, one of them changed', async () => {
    await widget.categories.getByRole('button', { name: 'Desserts' }).click()
    await widget.button('Artisan ice cream').click()
    const sheet = widget.sheet('Artisan ice cream')
    await sheet.getByRole('button', { name: /^Add to order/ }).click()
    await expect(sheet.getByRole('group', { name: 'Your picks' })).toBeFocused()
    await expect(sheet.getByText('Choose at least 1 flavour.')).toBeInViewport()
    await sheet.getByRole('button', { name: 'One Lemon more' }).click()
    // Faster than the screen is drawn.
    await sheet.getByRole('button', { name: 'One Gianduja more' }).click({ clickCount: 2 })
    await expect(sheet.getByRole('button', { name: 'One Custard more' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Change Lemon' }).click()
    await expectAccessible()
    await widget.sheet('Change Lemon').getByRole('button', { name: 'Mango +0,50 €' }).click()
    await expect(sheet.getByRole('button', { name: 'Change Mango' })).toBeFocused()
    await sheet.getByRole('button', { name: 'Add to order 5,00 €' }).click()
    await expect(widget.status('Artisan ice cream added to your order')).toBeVisible()
  })

  await test.step('a set menu: one pizza, one drink with a supplement', async () => {
    await widget.categories.getByRole('button', { name: 'Set menus' }).click()
    await widget.button('Pizza menu').click()
    const sheet = widget.sheet('Pizza menu')
    await sheet.getByRole('button', { name: 'One Margherita more' }).click()
    await expect(sheet.getByRole('button', { name: 'One Diavola more' })).toHaveAttribute('aria-disabled', 'true')
    await sheet.getByRole('button', { name: /^Add to order/ }).click()
    await expect(sheet.getByText('Choose at least 2 products.')).toBeInViewport()
    await expect(sheet.getByText('Drinks: choose at least 1 product.')).toBeVisible()
    await sheet.getByRole('button', { name: 'One Blond beer 33 cl more' }).click()
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Add to order 14,00 €' }).click()
    await expect(widget.status('Pizza menu added to your order')).toBeVisible()
  })

  await test.step('both are changed in the order', async () => {
    await widget.openCart()
    await expect(widget.lineOf('Artisan ice cream')).toContainText('Mango · 2 × Gianduja')
    await widget.button('Artisan ice cream, change').click()
    const cup = widget.sheet('Artisan ice cream')
    await cup.getByRole('button', { name: 'One Mango less' }).click()
    await cup.getByRole('button', { name: 'Save 4,50 €' }).click()
    await expect(widget.lineOf('Artisan ice cream')).toContainText('2 × Gianduja')
    await widget.button('Pizza menu, change').click()
    const menu = widget.sheet('Pizza menu')
    await menu.getByRole('button', { name: 'One Tiramisu more' }).click()
    await menu.getByRole('button', { name: 'One more', exact: true }).click()
    await menu.getByRole('button', { name: 'Save 35,00 €' }).click()
    await expect(widget.lineOf('Pizza menu')).toContainText('Margherita · Blond beer 33 cl · Tiramisu')
    await expect(widget.goToCheckout).toContainText('39,50 €')
  })

  await test.step('the service charges the same', async () => {
    await widget.goToCheckout.click()
    await widget.field('Cash').check()
    await widget.orderAndPay.click()
    await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
    const [order] = await service.ordersOf(restaurant)
    expect(order).toMatchObject({ totalCents: 3950 })
    await expect(page.getByText('39,50 €').first()).toBeVisible()
  })
})
