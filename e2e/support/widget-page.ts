import type { Locator, Page } from '@playwright/test'

export type WidgetPage = ReturnType<typeof widgetPage>

/** What a diner sees of the widget, in English, by role and name. */
export function widgetPage(page: Page) {
  const widget = page.locator('comanda-order')
  const button = (name: string | RegExp): Locator => widget.getByRole('button', { name, exact: true })
  const heading = (name: string | RegExp): Locator => widget.getByRole('heading', { name, exact: true })
  const sheet = widget.getByRole('dialog')

  const launcher = page.locator('[data-comanda-launcher]').getByRole('button')
  const orderNow = button('Order now')
  const slots = widget.getByRole('group', { name: 'Time' }).getByRole('radio')
  const seeTheMenu = button('See the menu')

  /** From the home screen through the wizard, with the first time on offer, to the menu. */
  async function startOrder() {
    await orderNow.click()
    await chooseFirstSlot()
  }

  async function chooseFirstSlot() {
    const takeAway = button(/^take.?away$/i)
    await takeAway.or(slots.first()).or(seeTheMenu).first().waitFor()
    if (await takeAway.isVisible()) await takeAway.click()
    await slots.first().check({ force: true })
    await seeTheMenu.click()
    await widget
      .getByRole('tablist')
      .or(widget.getByRole('navigation', { name: 'Categories' }))
      .first()
      .waitFor()
  }

  return {
    button,
    heading,
    launcher,
    orderNow,
    seeTheMenu,
    sheet,
    slots,
    widget,
    startOrder,
    chooseFirstSlot,
    dish: (name: string) => button(name),
    add: (name: string) => button(new RegExp(`^Add ${name}`)),
    field: (label: string | RegExp) => widget.getByLabel(label),
    alert: widget.getByRole('alert'),
    status: widget.getByRole('status'),
  }
}
