import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export type WidgetPage = ReturnType<typeof widgetPage>

/** Page object of the widget: locators by role and English name, and steps through it. */
export function widgetPage(page: Page, widget: Locator = page.locator('comanda-order')) {
  const named = (role: 'button' | 'heading', name: string | RegExp) => widget.getByRole(role, { name, exact: true })
  const button = (name: string | RegExp) => named('button', name)
  const heading = (name: string | RegExp) => named('heading', name)
  const sheet = (name: string | RegExp) => page.getByRole('dialog', { name, exact: true })
  /** The sheet before the checkout; where guests may not order it is the sign-in. */
  const whoOrders = sheet(/^(Your details|Sign in)$/)
  const dialog = (title: string | RegExp) => page.getByRole('alertdialog', { name: title, exact: true })
  /** A live region message. */
  const status = (text: string | RegExp) => widget.getByRole('status').filter({ hasText: text })
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: true })

  // Inside the loader's one node, because the widget has an "Order now" too.
  const ofLoader = page.locator('html > div')
  /** Text of the pill above the closed button. */
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
  /** What the checkout says of an order that the service has refused. */
  const setback = widget.getByRole('region', { name: 'Your order has not been placed yet' })

  /** Opens another route of the widget by the page's API. */
  const go = (route: string) => page.evaluate((path) => window.Comanda?.('navigate', path), route)

  /** Advances the clock in steps until `shown` is visible, because timers may start after the screen is shown. */
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

  /** Chooses take-away tomorrow at the first time. A step collapses as soon as it is answered. */
  async function chooseTime() {
    await days.nth(1).click({ force: true })
    await slots.first().click({ force: true })
    await seeTheMenu.click()
    await categories.waitFor()
  }

  /** Adds a dish by its sheet without changing a choice. */
  async function addDish(name: string) {
    await button(name).click()
    await sheet(name)
      .getByRole('button', { name: /^Add to order/ })
      .click()
    await sheet(name).waitFor({ state: 'detached' })
  }

  /** Adds a dish without choices by its plus, which is rendered once the dish is near the viewport. */
  async function addAtOnce(name: string) {
    await button(name).first().scrollIntoViewIfNeeded()
    await button(`Add ${name}`).first().click()
  }

  /** Answers "How and when?" above the menu with the earliest time. */
  async function takeEarliest() {
    await sheet('How and when?')
      .getByRole('button', { name: /^Earliest, / })
      .click()
  }

  /** The cart line of a dish, found by its edit button. */
  const lineOf = (name: string) =>
    widget.getByRole('listitem').filter({ has: page.getByRole('button', { name: `${name}, change` }) })

  /** Opens the cart page; on wide screens the cart is beside the menu too. */
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

  /** Orders at the checkout, paying in cash. */
  async function orderInCash() {
    await field('Cash').check()
    await orderAndPay.click()
    await heading(/^Order #\d+$/).waitFor()
  }

  /** At a table: one dish, as a guest, to be paid in cash. */
  async function orderAtTable(firstName: string) {
    await button('Add Tomato bruschetta').click()
    await checkOut()
    await whoOrders.getByRole('button', { name: 'Continue as a guest' }).click()
    await heading('Checkout').waitFor()
    await field('First name').fill(firstName)
    await field('Last name').fill('Bruno')
    await field('Phone').fill('+39 011 555 0123')
    await field('I have read and accept the privacy policy').check({ force: true })
    await orderInCash()
  }

  async function signIn({ email, password }: { readonly email: string; readonly password: string }) {
    await field('E-mail or user name').fill(email)
    await field('Password').fill(password)
    await whoOrders.getByRole('button', { name: 'Sign in', exact: true }).click()
    await whoOrders.waitFor({ state: 'detached' })
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
    setback,
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
    orderAtTable,
    orderInCash,
    takeEarliest,
    signIn,
    startOrder,
    waitFor,
    whoOrders,
  }
}
