import { expect, test } from './fixtures.ts'

test('an order is placed by keyboard alone', async ({
  engineName,
  openHost,
  diner,
  view,
  service,
  restaurant,
  customer,
}) => {
  test.fixme(engineName === 'firefox', 'Enter on "View order" does nothing here; the cause is not known.')
  await openHost({ tag: { venue: 11 }, body: '<a href="#menu">Our menu</a>' })

  await test.step('button and wizard', async () => {
    await diner.tabTo(view.launcher)
    await diner.key('Enter')
    await diner.appears(view.heading('Trattoria da Gino Centro'))
    await diner.tabTo(view.button('Order now'))
    await diner.key('Enter')
    await diner.hasFocus(view.heading('How and when?'))
    await diner.tabTo(view.radioIn('Day', 0))
    await diner.key('ArrowRight')
    await diner.key('Enter')
    await diner.hasFocus(view.heading('Time'))
    await diner.tabTo(view.radioIn('Time', 0))
    await diner.key(' ')
    await diner.tabTo(view.button('See the menu'))
    await diner.key('Enter')
    await diner.hasFocus(view.heading('Menu'))
  })

  await test.step('a dish in its sheet', async () => {
    const sheet = view.sheet('Buffalo mozzarella')
    await diner.tabTo(view.button('Buffalo mozzarella'))
    await diner.key('Enter')
    await diner.hasFocus(view.heading('Buffalo mozzarella'))
    await diner.tabTo({ role: 'radio', name: /^Regular/, within: sheet })
    await diner.key(' ')
    await diner.tabTo({ role: 'radio', name: /^Classic/, within: sheet })
    await diner.key(' ')
    await diner.tabTo(view.button(/^Add to order/, sheet))
    await diner.key('Enter')
    await diner.disappears(sheet)
    await diner.hasFocus(view.button('Buffalo mozzarella'))
  })

  await test.step('cart, sign-in and checkout', async () => {
    await diner.tabTo(view.viewOrder, 'Shift+Tab')
    await diner.key('Enter')
    await diner.hasFocus(view.heading('Your order'))
    await diner.tabTo(view.goToCheckout)
    await diner.key('Enter')
    await diner.tabTo(view.field('E-mail or user name'))
    await diner.type(customer.email)
    await diner.key('Tab')
    await diner.type(customer.password)
    await diner.key('Enter')
    await diner.hasFocus(view.heading('Checkout'))
    await diner.tabTo({ role: 'radio', name: 'Cash' })
    await diner.key(' ')
    await diner.tabTo(view.orderAndPay)
    await diner.key('Enter')
    await diner.hasFocus(view.orderPage)
  })

  expect(await service.ordersOf(restaurant)).toHaveLength(1)
  await diner.key('Escape')
  await diner.hasFocus(view.launcher)
})
