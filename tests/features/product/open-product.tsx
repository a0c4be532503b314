import { act, within } from '@testing-library/react'

import { openOrder } from '#tests/features/cart/open-order.tsx'
import type { OrderSetup } from '#tests/features/cart/open-order.tsx'

/** A product page over the menu, as it is reached from there. */
export async function openProduct(path: string, name: string, setup: OrderSetup = {}) {
  const widget = await openOrder('/menu', setup)
  await widget.screen.findByRole('heading', { level: 2, name: 'Starters' })
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
