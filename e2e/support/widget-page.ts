import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export type WidgetPage = ReturnType<typeof widgetPage>

/** What a diner sees of the widget, in English, by role and name, and the ways through it. */
export function widgetPage(page: Page, widget: Locator = page.locator('comanda-order')) {
  const named = (role: 'button' | 'heading', name: string | RegExp) => widget.getByRole(role, { name, exact: true })
  const button = (name: string | RegExp) => named('button', name)
  const heading = (name: string | RegExp) => named('heading', name)
  const sheet = (name: string | RegExp) => page.getByRole('dialog', { name, exact: true })
  const dialog = (title: string | RegExp) => page.getByRole('alertdialog', { name: title, exact: true })
  /** A message that is read out by itself. */
  const status = (text: string | RegExp) => widget.getByRole('status').filter({ hasText: text })
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: true })

  // The one node the loader adds to the page; inside the widget there is an "Order now" too.
  const ofLoader = page.locator('html > div')
  /** What the closed button says of an order under way. */
  const pill = ofLoader.locator('.launcher-pill').getByRole('button')
  const launcher = ofLoader.getByRole('button').and(page.locator(':not(.launcher-pill > *)'))
  const orderNow = button('Order now')
  const days = widget.getByRole('group', { name: 'Day' }).getByRole('radio')
  const slots = widget.getByRole('group', { name: 'Time' }).getByRole('radio')
  const seeTheMenu = button('See the menu')
  const categories = widget.getByRole('navigation', { name: 'Categories' }).first()
  const viewOrder = button(/View order/)
  const goToCheckout = button(/^Go to checkout/)
  const orderAndPay = button(/Order and pay/)

  /** Another place of the floating widget, as the page asks for it. */
  const go = (route: string) => page.evaluate((path) => window.Comanda?.('navigate', path), route)

  /** Lets time pass in steps until `shown` can be seen: what watches the time may come later than the screen. */
  const waitFor = (shown: Locator, stepMs: number) =>
    expect(async () => {
      await page.clock.fastForward(stepMs)
      await expect(shown).toBeVisible({ timeout: 2000 })
    }).toPass()

  /** From the home screen through the wizard to the menu. */
  async function startOrder() {
    await orderNow.click()
    await chooseTime()
  }

  /** Take-away tomorrow, when every hour is still to come, at the first time. A step folds up as soon as it is answered. */
  async function chooseTime() {
    await days.nth(1).click({ force: true })
    await slots.first().click({ force: true })
    await seeTheMenu.click()
    await categories.waitFor()
  }

  /** Adds a dish by its sheet, as it is offered. */
  async function addDish(name: string) {
    await button(name).click()
    await sheet(name)
      .getByRole('button', { name: /^Add to order/ })
      .click()
    await sheet(name).waitFor({ state: 'detached' })
  }

  /** Adds a dish that leaves nothing to choose by its plus, which is there once the dish is near the visible part. */
  async function addAtOnce(name: string) {
    await button(name).first().scrollIntoViewIfNeeded()
    await button(`Add ${name}`).first().click()
  }

  /** The line of a dish in the order, by the button that changes it. */
  const lineOf = (name: string) =>
    widget.getByRole('listitem').filter({ has: page.getByRole('button', { name: `${name}, change` }) })

  /** The order as a screen of its own: on wide screens it stands beside the menu too. */
  async function openCart() {
    await viewOrder.or(button(/^Order( \d+ items?)?$/)).click()
    await heading('Your order')
      .and(widget.getByRole('heading', { level: 1 }))
      .waitFor()
  }

  /** From the menu to the checkout, or the sign-in on the way: narrow screens show the cart first. */
  async function checkOut() {
    await viewOrder.or(goToCheckout).first().waitFor()
    if (await viewOrder.isVisible()) await viewOrder.click()
    await goToCheckout.click()
  }

  /** At the checkout: orders, to be paid in cash. */
  async function orderInCash() {
    await field('Cash').check()
    await orderAndPay.click()
    await heading(/^Order #\d+$/).waitFor()
  }

  async function signIn({ email, password }: { readonly email: string; readonly password: string }) {
    await field('E-mail or user name').fill(email)
    await field('Password').fill(password)
    await sheet('Sign in').getByRole('button', { name: 'Sign in', exact: true }).click()
    await sheet('Sign in').waitFor({ state: 'detached' })
  }

  return {
    alert: widget.getByRole('alert'),
    button,
    categories,
    days,
    dialog,
    field,
    goToCheckout,
    heading,
    launcher,
    pill,
    lineOf,
    orderAndPay,
    orderNow,
    seeTheMenu,
    sheet,
    slots,
    status,
    viewOrder,
    widget,
    addAtOnce,
    addDish,
    checkOut,
    chooseTime,
    go,
    openCart,
    orderInCash,
    signIn,
    startOrder,
    waitFor,
  }
}
