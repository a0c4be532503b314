import { act, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { createOrder } from '#src/contract/order.ts'
import { openNavigation } from '#tests/app/open-navigation.ts'
import { anOrder } from '#tests/server/support/diner.ts'
import { dinner, openOrder, tiramisu } from '#tests/support/open-order.tsx'

/** Opens a route as a customer with a dish in the cart and a placed order, whose number stands for `ORDER`. */
async function openInner(route: string, title: string) {
  const widget = await openOrder('/', { isSignedIn: true, lines: [tiramisu] })
  const { screen, instance } = widget
  const order = route.includes('ORDER') && (await instance.api.call(createOrder, await orderOf(widget)))
  const filled = (text: string) => (order ? text.replace('ORDER', `${order.id}`) : text)
  await screen.findByRole('button', { name: 'Account' })
  act(() => instance.location.navigate(filled(route)))
  const heading = await screen.findByRole('heading', { name: filled(title), level: 1 })
  return { ...widget, bar: within(heading.closest('header') as HTMLElement) }
}

const orderOf = ({ instance }: Awaited<ReturnType<typeof openOrder>>) =>
  anOrder(instance.api, { slotStart: dinner.slotStart })

describe('an inner screen', () => {
  test.each([
    ['/utente', 'Account'],
    ['/utente/modifica', 'Your data'],
    ['/utente/metodi-pagamento', 'Your cards'],
    ['/utente/password/remember', 'Forgotten password'],
  ])('of the account has the navigation: %s [SHELL-86]', expectNavigation)

  test.each([
    ['/ordine/storico', 'Your orders'],
    ['/ordine/dettaglio/ORDER', 'Order #ORDER'],
    ['/ordine/riepilogo/ORDER', 'Order #ORDER'],
    ['/ordine/sconti', 'Discount codes'],
    ['/fidelity', 'Loyalty card'],
  ])('of orders and savings has the navigation: %s [SHELL-87]', expectNavigation)

  test.each([
    ['/prenotazioni', 'Your reservations'],
    ['/prenotazioni/prenota-tavolo', 'Book a table'],
    ['/messaggistica', 'Messages'],
  ])('of reservations and messages has the navigation: %s [SHELL-88]', expectNavigation)

  test.each([
    ['/presentazione', 'About us'],
    ['/news', 'News'],
    ['/tavolo', 'Your table'],
    ['/gruppo', 'Order together'],
  ])('about the venue has the navigation: %s [SHELL-89]', expectNavigation)

  test('leads to cart and home, and says where it is [SHELL-86]', async () => {
    const { bar, user, path, screen, expectAccessible } = await openInner('/utente', 'Account')
    expect(bar.getByRole('button', { name: 'Account' }).getAttribute('aria-current')).toBe('page')
    await expectAccessible()
    await user.click(await bar.findByRole('button', { name: 'Order 1 item' }))
    expect(path()).toBe('/carrello')
    const title = await screen.findByRole('heading', { name: 'Your order', level: 1 })
    await user.click(await within(title.closest('header') as HTMLElement).findByRole('button', { name: 'Home' }))
    expect(path()).toBe('/')
  })
})

/** Back, title, account and menu in one bar; the languages at the end of the page. */
async function expectNavigation(route: string, title: string) {
  const widget = await openInner(route, title)
  const { bar, screen, user, path } = widget
  const navigation = within(bar.getByRole('navigation', { name: 'Main navigation' }))
  expect(navigation.getByRole('button', { name: 'Account' })).toBeTruthy()
  const languages = within(await screen.findByRole('navigation', { name: 'Language' }))
  expect(languages.getAllByRole('button')).toHaveLength(5)
  const sheet = await openNavigation(widget)
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await user.click(bar.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/')
}
