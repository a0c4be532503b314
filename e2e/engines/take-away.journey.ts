import { expect, test } from './fixtures.ts'

test('a pasted tag leads to a confirmed order @first', async ({
  openHost,
  diner,
  view,
  service,
  restaurant,
  customer,
}) => {
  await openHost({ tag: { venue: 11 } })

  await test.step('from the button to the menu', async () => {
    await diner.press(view.launcher)
    await diner.appears(view.heading('Trattoria da Gino Centro'))
    await diner.press(view.button('Order now'))
    await diner.hasFocus(view.heading('How and when?'))
    await view.chooseTime()
  })

  await test.step('a dish with choices and a note', async () => {
    const sheet = view.sheet('Diavola')
    await diner.press(view.button('Classic pizzas', view.categories))
    await diner.press(view.button('Diavola'))
    await diner.choose({ role: 'radio', name: /^Maxi/, within: sheet })
    await diner.choose({ role: 'radio', name: /^Wholemeal/, within: sheet })
    await diner.choose({ role: 'checkbox', name: /^Parmesan/, within: sheet })
    await diner.press(view.button('Add a note', sheet))
    await diner.fill(view.field('Note for the kitchen'), 'Well done, please')
    await diner.press(view.button(/^Add to order/, sheet))
    await diner.disappears(sheet)
  })

  await test.step('a dish by its plus', async () => {
    await diner.press(view.button('Starters', view.categories))
    await diner.press(view.button('Add Tomato bruschetta'))
    await diner.press(view.button('Add Tomato bruschetta, 1 in your order'))
  })

  await test.step('cart, sign-in and checkout', async () => {
    await view.openCart()
    await diner.press(view.goToCheckout)
    await view.signIn(customer)
    await diner.hasFocus(view.heading('Checkout'))
    await view.orderInCash()
    await diner.hasFocus(view.orderPage)
  })

  const [order] = await service.ordersOf(restaurant)
  expect(order).toMatchObject({
    status: 'new',
    payment: { mode: 'cash', cashMeans: 'cash' },
    lines: [
      {
        quantity: 1,
        name: 'Diavola',
        details: ['Maxi', 'Wholemeal', 'Parmesan'].map((name) => ({ name })),
        note: 'Well done, please',
      },
      { quantity: 2, name: 'Tomato bruschetta', totalCents: 1200 },
    ],
  })

  await test.step('the staff confirms and the screen follows by itself', async () => {
    await service.decide(restaurant, order?.id ?? 0, 'confirm')
    await diner.appears(view.status('Trattoria da Gino Centro has confirmed your order.'))
  })
})
