import type { Diner } from './create-diner.ts'
import type { Target } from './look.ts'

export type WidgetView = ReturnType<typeof widgetView>

/** Targets of the widget by role and English name, and steps through it, named as in `support/widget-page.ts`. */
export function widgetView(diner: Diner) {
  const button = (name: string | RegExp, within?: Target): Target => ({
    role: 'button',
    name,
    ...(within ? { within } : {}),
  })
  const heading = (name: string | RegExp): Target => ({ role: 'heading', name })
  const sheet = (name: string | RegExp): Target => ({ role: 'dialog', name })
  /** A live region message. */
  const status = (says: string): Target => ({ role: 'status', says })
  const field = (name: string | RegExp): Target => ({ role: 'textbox', name })
  const radioIn = (group: string, at: number): Target => ({
    role: 'radio',
    within: { role: 'group', name: group },
    at,
  })

  const launcher = button(/^(Order now|Order for|View order|Opens)/)
  const categories: Target = { role: 'navigation', name: 'Categories', at: 0 }
  const viewOrder = button(/View order/)
  const goToCheckout = button(/^Go to checkout/)
  const orderAndPay = button(/Order and pay/)
  const orderPage = heading(/^Order #\d+$/)

  /** Chooses take-away tomorrow at the first time. A step collapses as soon as it is answered. */
  async function chooseTime() {
    await diner.press(radioIn('Day', 1))
    await diner.press(radioIn('Time', 0))
    await diner.press(button('See the menu'))
    await diner.appears(categories)
  }

  async function openCart() {
    await diner.press(viewOrder)
    await diner.appears(heading('Your order'))
  }

  async function signIn({ email, password }: { readonly email: string; readonly password: string }) {
    await diner.fill(field('E-mail or user name'), email)
    await diner.key('Tab')
    await diner.type(password)
    const whoOrders = sheet(/^(Your details|Sign in)$/)
    await diner.press(button('Sign in', whoOrders))
    await diner.disappears(whoOrders)
  }

  /** Orders at the checkout, paying in cash. */
  async function orderInCash() {
    await diner.choose({ role: 'radio', name: 'Cash' })
    await diner.press(orderAndPay)
    await diner.appears(orderPage)
  }

  return {
    button,
    categories,
    field,
    goToCheckout,
    heading,
    launcher,
    orderAndPay,
    orderPage,
    radioIn,
    sheet,
    status,
    viewOrder,
    chooseTime,
    openCart,
    orderInCash,
    signIn,
  }
}
