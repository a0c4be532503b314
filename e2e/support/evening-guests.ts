import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { typeCard } from './type-card.ts'
import type { WidgetPage } from './widget-page.ts'

/** Somebody with the widget on a phone of their own, at a restaurant like the second. */
export type Guest = { readonly page: Page; readonly widget: WidgetPage }

/** With the whole widget, from its wizard to its confirmation: in cash, and by card what is brought. */
export async function orderAhead({ page, widget }: Guest, way: 'Take-away' | 'Eat at the restaurant' | 'Delivery') {
  await widget.button(way).click()
  if (way === 'Delivery') {
    await widget.field('Town').selectOption('Torino')
    await widget.field('Zone').selectOption('Centro (10123)')
  }
  await widget.button(/^Earliest, /).click()
  await widget.seeTheMenu.click()
  await widget.button('Add Tomato bruschetta').click()
  await widget.button('Add Tomato bruschetta, 1 in your order').click()
  await widget.checkOut()
  await widget.whoOrders.getByRole('button', { name: 'Continue as a guest' }).click()
  await widget.field('First and last name').fill('Rosa Bruno')
  await widget.field('Phone').fill('+39 011 555 0123')
  await widget.field('E-mail').fill('rosa@example.com')
  await widget.widget.getByText('I have read and accept the privacy policy').click()
  if (way !== 'Delivery') return widget.orderInCash()
  await widget.field('Street').fill('Via Po')
  await widget.field('House number').fill('12')
  await widget.field('Card').check()
  await widget.orderAndPay.click()
  await typeCard(page)
  await widget.sheet('Your card').getByRole('button', { name: /^Pay / }).click()
  return widget.heading(/^Order #\d+$/).waitFor()
}

/** At table 4, by the text of its QR code: one bruschetta, to be paid at the table. */
export async function sitDown({ page, widget }: Guest, name: string): Promise<Guest> {
  await widget.button('Scan the code').click()
  await widget.field('Code under the QR code').fill('stella-4-b4Tn')
  await widget.button('Use it').click()
  await widget.seeTheMenu.click()
  await widget.orderAtTable(name)
  return { page, widget }
}

/** Pays what the button says of what was ordered with this phone, by card. */
export async function payOnPhone({ page, widget }: Guest, button: string | RegExp, paid: string) {
  await widget.go('/tavolo')
  await page.reload()
  await widget.launcher.click()
  const pay = widget.widget.getByRole('region', { name: 'Pay online' })
  await pay.getByRole('button', { name: button }).click()
  await widget.sheet('Pay online').getByRole('button', { name: /^Pay / }).click()
  await typeCard(page)
  await widget.sheet('Your card').getByRole('button', { name: /^Pay / }).click()
  await expect(pay).toContainText(paid)
}

/** For two on the next day; the restaurant is asked. */
export async function bookATable({ widget }: Guest) {
  await widget.days.nth(1).click({ force: true })
  await widget.slots.first().click({ force: true })
  await widget.field(/^Name/).fill('Anna Rossi')
  await widget.field(/^Phone/).fill('+39 333 555 0199')
  await widget.field(/^E-mail/).fill('anna.rossi@example.com')
  await widget.widget.getByText(/privacy policy/).click()
  await widget.button('Book').click()
  await widget.heading('Your request is sent').waitFor()
}
