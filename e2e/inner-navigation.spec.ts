import { expect, test } from './support/fixtures.ts'
import { trackRequests } from './support/reflow.ts'
import { tiramisu } from './support/remote-diner.ts'

const inner = [
  ['/utente', 'Account'],
  ['/ordine/storico', 'Your orders'],
  ['/messaggistica', 'Messages'],
  ['/prenotazioni/prenota-tavolo', 'Book a table'],
  ['/news', 'News'],
] as const

test('inner screens lead everywhere, and back to the page [SHELL-86..90]', async ({
  page,
  openAgain,
  widget,
  customer,
  isMobile,
  expectAccessible,
}) => {
  const { settled } = trackRequests(page)
  await openAgain('/', { customer, dishes: [tiramisu] })
  await expect(widget.orderNow).toBeVisible()
  const navigation = widget.widget.getByRole('navigation', { name: 'Main navigation' })
  const names = isMobile ? ['Account', 'Menu'] : ['Home', 'Order 1 item', 'Account', 'Menu']
  for (const [route, title] of inner) {
    await test.step(route, async () => {
      await widget.go(route)
      await expect(widget.heading(title).first()).toBeVisible()
      await expect(widget.button('Back')).toBeVisible()
      for (const name of names) await expect(navigation.getByRole('button', { name, exact: true })).toBeVisible()
      await expect(navigation.getByRole('button')).toHaveCount(names.length)
      await expect(widget.widget.getByRole('navigation', { name: 'Language' })).toBeAttached()
      await settled()
      await expectAccessible()
    })
  }
  await navigation.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible()
  await widget.sheet('Menu').getByRole('button', { name: 'Order 1 item' }).click()
  await expect(widget.heading('Your order').first()).toBeVisible()
  await navigation.getByRole('button', { name: 'Menu' }).click()
  await widget.sheet('Menu').getByRole('button', { name: 'Back to the website' }).click()
  await expect(widget.heading('Your order').first()).toBeHidden()
  await expect(widget.launcher).toBeFocused()
  await widget.launcher.click()
  await expect(widget.heading('Your order').first()).toBeVisible()
  await expect(widget.sheet('Menu')).toBeHidden()
  await page.evaluate(() => window.Comanda?.('close'))
})
