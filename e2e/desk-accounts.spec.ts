import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { typeCard } from './support/type-card.ts'

test('diners pay on an account that an owner has set [SET-90]', async ({
  page,
  origins,
  restaurant,
  customer,
  openAgain,
  widget,
  service,
  expectAccessible,
}) => {
  await openDesk(page, origins.service, restaurant)
  await page.goto(`${origins.service}/staff/set-up/payments?restaurant=${restaurant.id}`)
  const card = page.getByRole('region', { name: 'Card: account at Stripe' })
  await card.getByText('Enter the keys').first().click()
  await card.getByLabel('What the keys are for').first().selectOption('test')
  await card.getByLabel('Publishable key').first().fill('pk_test_journey')
  await card.getByLabel('Restricted key').first().fill('rk_test_journey')
  await expectAccessible()
  await card.getByRole('button', { name: 'Test and keep' }).first().click()
  await expect(card.getByText(/^Works, tested on/)).toBeVisible()

  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/emulators/stripe/')) keys.push(request.postData() ?? '')
  })
  await openAgain('/carrello/riepilogo', { customer, dishes: [tiramisu] })
  await widget.field('Card').check()
  await widget.orderAndPay.click()
  await typeCard(page)
  await widget.sheet('Your card').getByRole('button', { name: /^Pay / }).click()
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect(keys.some((body) => body.includes('pk_test_journey'))).toBe(true)
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})
