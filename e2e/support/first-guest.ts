import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { typeCard } from './type-card.ts'
import type { WidgetPage } from './widget-page.ts'

/** From the menu to the checkout without an account. */
export async function goOnAsGuest(widget: WidgetPage): Promise<void> {
  await widget.checkOut()
  await widget.whoOrders.getByRole('button', { name: 'Continue as a guest' }).click()
  await widget.heading('Checkout').waitFor()
}

/** Who a guest is that takes an order away. */
export async function fillTakeAway(widget: WidgetPage): Promise<void> {
  await widget.field('First and last name').fill('Rosa Bruno')
  await widget.field('Phone').fill('+39 011 555 0123')
  await widget.field('E-mail').fill('rosa@example.com')
}

/** Pays with a card, and waits until the open desk shows the order as paid. */
export async function payByCard(page: Page, widget: WidgetPage, desk: Page): Promise<void> {
  await widget.field('I have read and accept the privacy policy').check({ force: true })
  await widget.field('Card').check()
  await widget.orderAndPay.click()
  await widget.sheet('Your card').waitFor()
  await typeCard(page)
  await widget.sheet('Your card').getByRole('button', { name: /^Pay / }).click()
  const heading = widget.heading(/^Order #\d+$/)
  await heading.waitFor()
  const order = ((await heading.textContent()) ?? '').replace('#', '')
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: order }) })
  await expect(card).toContainText('Card, paid')
}
