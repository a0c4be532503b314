import { expect, test } from './support/fixtures.ts'
import { remoteDiner } from './support/remote-diner.ts'

test('a pasted tag leads to a confirmed order @wire', async ({
  page,
  openHost,
  widget,
  service,
  restaurant,
  customer,
}) => {
  await page.clock.install()
  await openHost({ tag: { venue: 11 } })

  await test.step('from the button to the menu, one type chosen [WIZ-04]', async () => {
    await widget.launcher.click()
    await expect(widget.heading('Trattoria da Gino Centro')).toBeVisible()
    await widget.orderNow.click()
    await expect(widget.heading('How and when?')).toBeFocused()
    await expect(widget.widget.getByRole('region', { name: 'How' })).toContainText('Take-away')
    await widget.chooseTime()
  })

  await test.step('a dish with size, dough, extras and a note', async () => {
    await widget.categories.getByRole('button', { name: 'Classic pizzas' }).click()
    await widget.button('Diavola').click()
    const sheet = widget.sheet('Diavola')
    await sheet.getByRole('radio', { name: 'Maxi' }).check()
    await sheet.getByRole('radio', { name: 'Wholemeal' }).check()
    await sheet.getByRole('checkbox', { name: 'Parmesan' }).check()
    await sheet.getByRole('checkbox', { name: 'Mushrooms' }).check()
    await sheet.getByRole('button', { name: 'Add a note' }).click()
    await sheet.getByRole('textbox', { name: 'Note for the kitchen' }).fill('Well done, please')
    await sheet.getByRole('button', { name: 'Add to order 15,00 €' }).click()
    await expect(widget.status('Diavola added to your order')).toBeVisible()
  })

  await test.step('the same dish twice is one line [CART-11, MENU-20]', async () => {
    await widget.categories.getByRole('button', { name: 'Starters' }).click()
    await widget.button('Add Tomato bruschetta').click()
    await widget.button('Add Tomato bruschetta, 1 in your order').click()
    await expect(widget.button('Add Tomato bruschetta, 2 in your order')).toBeVisible()
  })

  await test.step('the cart: edit, remove, undo [CART-13, CART-14]', async () => {
    await widget.openCart()
    await expect(widget.lineOf('Tomato bruschetta')).toContainText('12,00 €')
    await widget.button('Diavola, change').click()
    await widget.sheet('Diavola').getByRole('button', { name: 'One more' }).click()
    await widget.sheet('Diavola').getByRole('button', { name: 'Save 30,00 €' }).click()
    await expect(widget.lineOf('Diavola')).toContainText('Maxi · Wholemeal · + Parmesan · + Mushrooms')
    await expect(widget.lineOf('Diavola')).toContainText('30,00 €')
    await widget.button('One Tomato bruschetta less').click()
    await widget.button('Remove Tomato bruschetta').click()
    await expect(widget.lineOf('Tomato bruschetta')).toBeHidden()
    await widget.status('Tomato bruschetta removed').getByRole('button', { name: 'Undo' }).click()
    await expect(widget.lineOf('Tomato bruschetta')).toContainText('6,00 €')
  })

  await test.step('a reload keeps the order, and the button counts it [CART-16, SHELL-28]', async () => {
    await page.reload()
    await expect(widget.launcher).toHaveText(/View order\s*3/)
    await widget.launcher.click()
    await widget.orderNow.click()
    await widget.categories.waitFor()
    await widget.openCart()
    await expect(widget.goToCheckout).toContainText('36,00 €')
  })

  await test.step('sign in during the checkout, which continues, then order [CART-20, ACCT-16, CHK-37, CHK-38]', async () => {
    await widget.goToCheckout.click()
    await widget.signIn(customer)
    await expect(widget.heading('Checkout')).toBeFocused()
    await widget.field('Cash').check()
    await widget.field('Notes for the restaurant').fill('Ring at the back door')
    await widget.orderAndPay.click()
    await expect(widget.heading(/^Order #\d+$/)).toBeFocused()
    await expect(widget.launcher).not.toHaveText(/View order/)
  })

  const [order] = await service.ordersOf(restaurant)
  expect(order).toMatchObject({
    status: 'new',
    customer: { name: 'Anna Rossi' },
    payment: { mode: 'cash', cashMeans: 'cash' },
    notes: 'Ring at the back door',
    totalCents: 3600,
    lines: [
      {
        quantity: 2,
        name: 'Diavola',
        details: ['Maxi', 'Wholemeal', 'Parmesan', 'Mushrooms'].map((name) => ({ name })),
        note: 'Well done, please',
        totalCents: 3000,
      },
      { quantity: 1, name: 'Tomato bruschetta', details: [], note: null, totalCents: 600 },
    ],
  })

  await test.step('the staff confirms and the screen follows by itself [ORD-02, ORD-26]', async () => {
    await expect(widget.status('It will be confirmed by e-mail or notification.')).toBeVisible()
    await service.decide(restaurant, order?.id ?? 0, 'confirm')
    await widget.waitFor(widget.status('Trattoria da Gino Centro has confirmed your order.'), 15_000)
    await expect(widget.button('Refresh')).toBeHidden()
  })
})

test('a refused order shows the phone number and reorder [ORD-08, ORD-26]', async ({
  page,
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
  customer,
}) => {
  const orderId = await remoteDiner(service, restaurant, { customer }).order()
  await page.clock.install()
  await returnWith({ customer })
  await openHost({ tag: { venue: 11, route: `/ordine/riepilogo/${orderId}` } })
  await widget.launcher.click()
  await expect(widget.heading(`Order #${orderId}`)).toBeVisible()
  await expect(widget.button('Refresh')).toBeVisible()
  await service.decide(restaurant, orderId, 'refuse')
  await widget.waitFor(widget.status('Trattoria da Gino Centro could not accept your order.'), 15_000)
  const notice = widget.widget.getByText('Nothing will be charged.')
  await expect(notice).toBeVisible()
  await expect(widget.widget.getByRole('link', { name: 'Call +39 011 555 0111' }).first()).toHaveAttribute(
    'href',
    'tel:+390115550111',
  )
  await widget.button('Order again').click()
  await expect(widget.heading('How and when?')).toBeVisible()
})
