import { expect, test } from './support/fixtures.ts'
import { margherita, tiramisu } from './support/remote-diner.ts'
import { translatePage } from './support/translator.ts'

/** Longest polling interval of an order in ms. */
const lookMs = 15_000
const secondMs = 1000
const minuteMs = 60_000

for (const translation of ['moved', 'replaced'] as const) {
  test.describe(`texts ${translation} by a translator`, () => {
    test.beforeEach(({ page }) => translatePage(page, translation))

    test('menu, cart and checkout show the truth [I18N-14, I18N-15] @phone', async ({
      page,
      openAgain,
      widget,
      service,
      restaurant,
      customer,
    }) => {
      const { button, field, goToCheckout, lineOf, orderAndPay, sheet, viewOrder } = widget
      const main = widget.widget.getByRole('main')
      const total = main.locator('.cost-line[data-kind="total"]')
      const countOf = (name: string) => lineOf(name).getByRole('status').first()
      const tips = { tipPercents: [5, 10, 15] }
      await service.change(restaurant, { venueId: 12, type: 'takeAway', service: tips })
      await openAgain('/menu', { customer, venue: 12, dishes: [] })

      await test.step('on the menu and in the sheet of a dish', async () => {
        await widget.categories.getByRole('button', { name: 'Desserts' }).click()
        await widget.addAtOnce('Tiramisu')
        await expect(viewOrder).toHaveText('11 itemView order6,50 €')
        await button('Add Tiramisu, 1 in your order').first().click()
        await expect(viewOrder).toHaveText('22 itemsView order12,00 €')
        // What stands here was translated.
        await expect(button('Tiramisu').first().locator('font font')).toHaveText('Tiramisu')
        await widget.categories.getByRole('button', { name: 'Classic pizzas' }).click()
        await button('Margherita').first().click()
        const dish = sheet('Margherita')
        await dish.getByRole('radio', { name: 'Regular' }).check()
        await dish.getByRole('button', { name: 'One more' }).click()
        await expect(dish.getByRole('status').filter({ hasText: 'Quantity' })).toHaveText('Quantity of Margherita: 2')
        await dish.getByRole('button', { name: 'Add to order 13,00 €' }).click()
        await expect(dish).toBeHidden()
        await expect(viewOrder).toHaveText('44 itemsView order25,00 €')
        await expect(widget.status('added to your order')).toHaveText('Margherita added to your orderUndo')
      })

      await test.step('in the cart, with a code', async () => {
        await viewOrder.click()
        await button('One Tiramisu more').click()
        await expect(countOf('Tiramisu')).toHaveText('Quantity of Tiramisu: 3')
        await expect(lineOf('Tiramisu').locator('.total')).toHaveText('16,50 €')
        await button('One Tiramisu less').click()
        await expect(countOf('Tiramisu')).toHaveText('Quantity of Tiramisu: 2')
        await expect(total).toHaveText('Total25,00 €')
        await field('Do you have a code?').fill('vacanze')
        await button('Apply').click()
        await expect(main.getByText('This discount code is not valid.')).toBeVisible()
        await field('Do you have a code?').fill('WELCOME10')
        await button('Apply').click()
        const code = main.locator('.cost-line[data-kind="discount"]')
        await expect(code).toHaveText(/^WELCOME10.*-2,40\s€$/)
        await expect(code.getByText('WELCOME10', { exact: true }).locator('font')).toHaveCount(0)
        await button('One Margherita less').click()
        await button('Remove Margherita').click()
        await expect(lineOf('Margherita')).toHaveCount(0)
        await widget.status('Margherita removed').getByRole('button', { name: 'Undo' }).click()
        await expect(countOf('Margherita')).toHaveText('Quantity of Margherita: 1')
        await button('Remove Margherita').click()
        await expect(goToCheckout).toHaveText('Go to checkout10,90 €')
        await page.evaluate(() => window.Comanda?.('close'))
        await expect(widget.launcher).toHaveText('View order2')
        await widget.launcher.click()
      })

      await test.step('at the checkout, in two languages', async () => {
        await goToCheckout.click()
        await expect(orderAndPay).toHaveText('Order and pay10,90 €')
        await widget.field('Cash').check()
        await main.getByRole('group', { name: 'Tip' }).getByRole('radio', { name: '10%' }).check()
        await expect(orderAndPay).toHaveText('Order and pay11,89 €')
        await button('Remove WELCOME10').click()
        await expect(orderAndPay).toHaveText('Order and pay13,10 €')
        const ask = (language: string) =>
          page.evaluate((code) => document.querySelector('comanda-order')?.setAttribute('language', code), language)
        await ask('it')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Conferma')
        await expect(button(/^Ordina e paga/)).toHaveText('Ordina e paga13,10 €')
        await ask('en')
        await expect(orderAndPay).toHaveText('Order and pay13,10 €')
      })
    })

    test('an order shows its state in page and pill [I18N-14] @phone', async ({
      page,
      openAgain,
      widget,
      service,
      restaurant,
      customer,
    }) => {
      await page.clock.install()
      await openAgain('/carrello', { customer, dishes: [tiramisu] })
      await widget.goToCheckout.click()
      await widget.orderInCash()
      const state = widget.widget.locator('.order-state')
      const tag = state.locator('.tag').first()
      await expect(tag).toHaveText('Waiting')
      await page.evaluate(() => window.Comanda?.('close'))
      await expect(widget.pill).toHaveText(/^Order sent · \S+ \d\d:\d\d$/)
      const [order] = await service.ordersOf(restaurant)
      await service.decide(restaurant, order?.id ?? 0, 'confirm')
      await widget.waitFor(widget.pill.filter({ hasText: /^In preparation · \S+ \d\d:\d\d$/ }), lookMs)
      await widget.pill.click()
      await expect(tag).toHaveText('Confirmed')
      await expect(state.locator('.sentence')).toHaveText(/^Trattoria da Gino \S+ has confirmed your order\.$/)
      await expect(state.locator('.slot')).toHaveText(/^\d\d:\d\d$/)
    })

    test('the time that is left counts down [I18N-14] @phone', async ({ page, openAgain, widget }) => {
      await page.clock.install()
      const timeLimitMs = Date.now() + 14 * minuteMs
      await openAgain('/carrello', { dishes: [margherita], timeLimitMs })
      await expect(widget.heading('Your order')).toBeVisible()
      // The code that watches the time limit is loaded after the first screen.
      await page.waitForLoadState('networkidle')
      const left = widget.widget.locator('.time-limit-warning').getByRole('status').first()
      const notice = widget.widget.getByText(/minutes? left to place the order/)
      // To so many minutes before the end, however long the page took until here.
      for (const [minutesLeft, minutes] of [
        [9.5, 10],
        [4.5, 5],
        [1.5, 2],
      ] as const) {
        const nowMs = await page.evaluate(() => Date.now())
        await page.clock.fastForward(timeLimitMs - minutesLeft * minuteMs - nowMs)
        await expect(left).toHaveText(`${minutes} minutes left to complete your order`)
      }
      await widget.waitFor(notice.filter({ hasText: /^2 minutes/ }), secondMs)
      await page.clock.fastForward(2 * minuteMs)
      await expect(widget.sheet('Cart expired')).toContainText('The time to complete the order ran out')
    })
  })
}
