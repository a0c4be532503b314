import { expect, test } from './support/fixtures.ts'
import { oldLibraries, scriptOf } from './support/old-libraries.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

for (const library of oldLibraries) {
  test(
    `a cash order goes through on a page with ${library}`,
    { tag: '@phone' },
    async ({ page, openHost, widget, service, restaurant, customer }) => {
      const keys: (string | undefined)[] = []
      page.on('request', (request) => keys.push(request.headers()['idempotency-key']))
      await openHost({ tag: { venue: 11 }, head: scriptOf(library) })
      await widget.launcher.click()
      await widget.startOrder()
      await widget.addAtOnce('Tiramisu')
      await widget.button('Agnolotti del plin').first().click()
      await widget
        .sheet('Agnolotti del plin')
        .getByRole('button', { name: /^Add to order/ })
        .click()
      await widget.openCart()
      await expect(widget.lineOf('Tiramisu')).toContainText('5,50 €')
      await widget.goToCheckout.click()
      await widget.signIn(customer)
      await widget.orderInCash()
      const [order] = await service.ordersOf(restaurant)
      expect(order?.totalCents).toBeGreaterThan(550)
      const sent = keys.filter((key) => key !== undefined)
      expect(sent).toHaveLength(1)
      expect(sent[0]).toMatch(uuid)
    },
  )
}
