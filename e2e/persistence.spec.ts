import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { widgetPage } from './support/widget-page.ts'

test('two tabs hold one cart [PERSIST-01] @phone', async ({ page, context, openAgain, widget }) => {
  const addDessert = ({ button }: typeof widget) =>
    button(/^Add Tiramisu/)
      .first()
      .click()
  await openAgain('/menu', { dishes: [] })
  await expect(widget.categories).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  const second = widgetPage(other)
  await second.launcher.click()
  await addDessert(second)
  await expect(widget.viewOrder).toContainText('5,50 €')
  await addDessert(widget)
  await expect(second.viewOrder).toContainText('11,00 €')
})

test('an order is placed where the browser stores nothing [PERSIST-03] @phone', async ({
  page,
  openHost,
  widget,
  service,
  restaurant,
  customer,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The page may not keep anything.', 'SecurityError')
      },
    }),
  )
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await widget.startOrder()
  await widget
    .button(/^Add Tiramisu/)
    .first()
    .click()
  await widget.checkOut()
  await widget.signIn(customer)
  await widget.orderInCash()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})

test('a visit of an earlier version keeps its data [PERSIST-03] @phone', async ({
  page,
  openHost,
  returnWith,
  widget,
  customer,
}) => {
  await returnWith({ customer, dishes: [tiramisu] })
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':draft')) ?? ''
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    for (const later of ['answers', 'notes', 'timeLimitMs', 'defaultType', 'people']) delete draft[later]
    localStorage.setItem(key, JSON.stringify(draft))
  })
  await openHost({ tag: { venue: 11, route: '/carrello' } })
  await widget.launcher.click()
  await expect(widget.lineOf('Tiramisu')).toHaveCount(1)
  await expect(widget.goToCheckout).toBeVisible()
})
