import { act, within } from '@testing-library/react'

import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

type ProductSetup = OrderSetup & {
  /** The screen under the sheet: home, which draws little, or the menu where the way back is asked for. */
  readonly from?: '/' | '/menu'
}

/** A product page over another screen, as it is reached from there. */
export async function openProduct(path: string, name: string, { from = '/', ...setup }: ProductSetup = {}) {
  const widget = await openOrder(from, setup)
  if (from === '/menu') await widget.screen.findByRole('heading', { level: 2, name: 'Starters' })
  else await widget.screen.findByRole('button', { name: 'Order now' })
  act(() => widget.instance.location.navigate(path))
  const sheet = within(await widget.screen.findByRole('dialog', { name }))
  await sheet.findByRole('tab', { name: 'Ingredients' })
  const submit = () => sheet.getByRole('button', { name: /^(Add to order|Save)/ })
  const total = () => submit().textContent?.replace(/^(Add to order|Save)/, '')
  const lines = () => widget.instance.stores.cart.state.cart.lines
  const focused = () => (widget.screen.getByRole('dialog', { name }).getRootNode() as ShadowRoot).activeElement
  return { ...widget, sheet, submit, total, lines, focused }
}

export const pizza = ['/menu/2/scheda/201', 'Margherita'] as const
export const burger = ['/menu/7/scheda/701', 'Bacon burger'] as const
export const dessert = ['/menu/8/scheda/801', 'Tiramisu'] as const
export const gelato = ['/menu/8/scheda/805', 'Artisan ice cream'] as const
export const tub = ['/menu/8/scheda/807', 'Ice cream to share'] as const
export const ownPizza = ['/menu/3/scheda/309', 'Your own pizza'] as const
export const pizzaMenu = ['/menu/10/scheda/1001', 'Pizza menu'] as const
export const burgerMenu = ['/menu/10/scheda/1002', 'Burger menu'] as const
export const familyBox = ['/menu/10/scheda/1003', 'Family box'] as const
