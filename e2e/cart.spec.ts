import { expect, test } from './support/fixtures.ts'
import { margherita, tiramisu } from './support/remote-diner.ts'

test(
  'an edited line joins the equal one, total unchanged [CART-11, CART-12, CART-15]',
  { tag: '@phone' },
  async ({ page, openAgain, widget, service, restaurant, customer }) => {
    await openAgain('/carrello', { customer, dishes: [{ ...margherita, quantity: 2 }, tiramisu] })
    const sheet = widget.sheet('Margherita')
    const note = sheet.getByRole('textbox', { name: 'Note for the kitchen' })
    const lines = widget.lineOf('Margherita')

    await test.step('a note makes a line of its own', async () => {
      await expect(widget.goToCheckout).toContainText('18,50 €')
      await widget.go('/menu/2/scheda/201')
      await sheet.getByRole('radio', { name: 'Regular' }).check()
      await sheet.getByRole('button', { name: 'Add a note' }).click()
      await note.fill('Cut in eight')
      await sheet.getByRole('button', { name: 'Add to order 6,50 €' }).click()
      await expect(lines).toHaveCount(2)
      await expect(widget.goToCheckout).toContainText('25,00 €')
    })

    await test.step('without it the two are one', async () => {
      await lines.filter({ hasText: 'Cut in eight' }).getByRole('button', { name: 'Margherita, change' }).click()
      await expect(note).toHaveValue('Cut in eight')
      await note.fill('')
      await sheet.getByRole('button', { name: 'Save 6,50 €' }).click()
      await expect(lines).toHaveCount(1)
      await expect(lines).toContainText('19,50 €')
      await expect(lines.getByRole('group', { name: 'Quantity of Margherita' })).toContainText('3')
      await expect(widget.goToCheckout).toContainText('25,00 €')
    })

    await test.step('a reload and the restaurant find one line, too', async () => {
      await page.reload()
      await widget.launcher.click()
      await expect(lines).toHaveCount(1)
      await widget.goToCheckout.click()
      await widget.orderInCash()
      expect(await service.ordersOf(restaurant)).toMatchObject([
        {
          totalCents: 2500,
          lines: [
            { quantity: 3, name: 'Margherita', note: null, totalCents: 1950 },
            { quantity: 1, name: 'Tiramisu' },
          ],
        },
      ])
    })
  },
)

test(
  'another time removes what its menu lacks and says why [CART-17, WIZ-38, WIZ-42]',
  { tag: '@phone' },
  async ({ page, openHost, widget, service, restaurant, customer }) => {
    // Lunch and dinner every day, each with a menu of its own.
    await service.change(restaurant, { venueId: 12, timetable: { weekdays: [1, 2, 3, 4, 5, 6, 7] } })
    await openHost({ tag: { venue: 12 } })
    await widget.launcher.click()
    const time = (text: string) => widget.widget.getByRole('radio', { name: text, exact: true })

    await test.step('dinner tomorrow, with a dish of the evening menu', async () => {
      await widget.orderNow.click()
      await widget.days.nth(1).click({ force: true })
      await time('19:00').click({ force: true })
      await widget.seeTheMenu.click()
      await widget.addAtOnce('Piedmontese beef tartare')
      await widget.addAtOnce('Tomato bruschetta')
      // With the packaging.
      await expect(widget.viewOrder).toContainText('18,00 €')
    })

    await test.step('lunch instead', async () => {
      await widget.button(/Change order options$/).click()
      await widget.widget.getByRole('region', { name: 'Time' }).getByRole('button', { name: 'Change' }).click()
      await time('13:00').click({ force: true })
      await widget.seeTheMenu.click()
      await expect(widget.dialog('Your order has changed').getByRole('alert')).toHaveText(
        'Piedmontese beef tartare was removed: it is not available at the new time.',
      )
      await widget.button('OK').click()
      await expect(widget.button('Piedmontese beef tartare')).toHaveCount(0)
    })

    await test.step('the rest is ordered', async () => {
      await widget.openCart()
      await expect(widget.lineOf('Piedmontese beef tartare')).toHaveCount(0)
      await expect(widget.lineOf('Tomato bruschetta')).toContainText('6,00 €')
      await widget.goToCheckout.click()
      await widget.signIn(customer)
      await expect(widget.heading('Checkout')).toBeFocused()
      await page
        .getByRole('group', { name: /cutlery/ })
        .getByRole('radio', { name: 'No' })
        .check()
      await widget.field('Name of the person collecting').fill('Anna')
      await widget.orderInCash()
      const [order] = await service.ordersOf(restaurant)
      expect(order).toMatchObject({ totalCents: 700, lines: [{ quantity: 1, name: 'Tomato bruschetta' }] })
      expect(order?.slotStart).toMatch(/13:00/)
    })
  },
)

test('home and wizard show the order bar on a phone [SHELL-28] @phone', async ({ openAgain, widget }) => {
  await openAgain('/ordine', { dishes: [tiramisu] })
  await expect(widget.heading('How and when?')).toBeVisible()
  const bar = widget.button(/View order/)
  await expect(bar).toHaveCount(1)
  // Neither covers the other.
  await widget.button('See the menu').click({ trial: true })
  await bar.click()
  await expect(widget.heading('Your order')).toBeVisible()
  await widget.button('Menu').click()
  await widget.button('Home').click()
  await expect(widget.orderNow).toBeVisible()
  await expect(bar).toBeInViewport()
})
