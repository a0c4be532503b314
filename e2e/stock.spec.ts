import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { margherita, tiramisu } from './support/remote-diner.ts'
import { keptCart, storeVisit } from './support/stored-visit.ts'
import { widgetPage } from './support/widget-page.ts'

test(
  'of two diners one gets the last portion [CHK-57, CHK-58, PROD-42]',
  { tag: '@phone' },
  async ({ browser, page, site, service, restaurant }) => {
    const toTheCheckout = site.add({ tag: { restaurant: restaurant.id, venue: 11, route: '/carrello/riepilogo' } })

    async function sitDown(own: Page) {
      const customer = await service.addCustomer(restaurant)
      await storeVisit({ page: own, site, service }, restaurant, { customer, dishes: [margherita, tiramisu] })
      await own.goto(toTheCheckout)
      const widget = widgetPage(own)
      await widget.launcher.click()
      await widget.field('Cash').check()
      const isConfirmed = async () => {
        const confirmed = widget.heading(/^Order #\d+$/)
        await confirmed.or(widget.setback).waitFor()
        return confirmed.isVisible()
      }
      return { page: own, widget, isConfirmed }
    }

    const context = await browser.newContext()
    const diners = await Promise.all([page, await context.newPage()].map(sitDown))
    await service.change(restaurant, { stock: [{ productId: 801, venueId: 11, quantity: 1 }] })
    await Promise.all(diners.map(({ widget }) => widget.orderAndPay.click()))
    const [first, second] = await Promise.all(diners.map(({ isConfirmed }) => isConfirmed()))
    expect(first).not.toBe(second)
    expect(await service.ordersOf(restaurant)).toMatchObject([{ totalCents: 1200 }])

    const { widget, ...late } = diners[first ? 1 : 0] as (typeof diners)[number]
    const { setback } = widget
    await expect(setback).toContainText('Tiramisu is no longer available in the quantity or version you chose.')
    await expect(setback).toBeFocused()
    await expect(widget.dialog('ATTENTION')).toHaveCount(0)
    expect(await keptCart({ page: late.page, service }, restaurant)).toEqual(['1 Margherita', '1 Tiramisu'])

    await test.step('without it the order goes through', async () => {
      await setback.getByRole('button', { name: 'Order without Tiramisu' }).click()
      await expect(widget.orderAndPay).toBeFocused()
      await expect(widget.orderAndPay).toContainText('6,50 €')
      await expect(setback).toContainText('The total is now 6,50 € instead of 12,00 €.')
      await widget.orderAndPay.click()
      await widget.heading(/^Order #\d+$/).waitFor()
      expect(await service.ordersOf(restaurant)).toMatchObject([{ totalCents: 650 }, { totalCents: 1200 }])
    })
    await context.close()
  },
)
