import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { widgetPage } from './support/widget-page.ts'

test(
  'a tab closed while paying leaves a sentence, two buttons [PAY-50, PAY-51]',
  { tag: '@phone' },
  async ({ page, context, openAgain, hostAddress, service, restaurant, widget }) => {
    const customer = await service.addCustomer(restaurant, { card: { points: 40, rewards: [{ value: 5 }] } })
    await service.change(restaurant, { stock: [{ productId: 801, venueId: 11, quantity: 2 }] })
    await openAgain('/carrello', { customer, dishes: [{ ...tiramisu, quantity: 2 }] })
    await test.step('the order holds a reward and the last portions', async () => {
      await widget.button(/^5,00\s€ off.*Use$/).click()
      await widget.goToCheckout.click()
      await widget.field('Card').check()
      await widget.orderAndPay.click()
      await expect(widget.sheet('Your card')).toBeVisible()
    })

    const again = await context.newPage()
    await page.close()
    await again.goto(hostAddress({ tag: { venue: 11, route: '/carrello' } }))
    const back = widgetPage(again)
    await back.launcher.click()
    const waiting = back.status(/is waiting for payment/)
    await expect(waiting).toContainText('It is not being prepared yet. Pay for it, or leave it.')
    await expect(waiting.getByRole('button')).toHaveText(['Leave it', 'Pay'])
    await test.step('nothing that it holds is complained about', async () => {
      await expect(back.button('Discard order')).toBeVisible()
      await again.waitForLoadState('networkidle')
      await expect(back.widget.getByText(/No more available|Reward removed/)).toHaveCount(0)
      await expect(back.button('Order without Tiramisu')).toHaveCount(0)
      await expect(again.getByRole('alertdialog')).toHaveCount(0)
    })
    await waiting.getByRole('button', { name: 'Pay' }).click()
    await expect(back.sheet(/^Pay for order #\d+$/)).toBeVisible()
  },
)
