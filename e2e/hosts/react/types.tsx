import { ComandaOrder } from 'comanda/react'
import type { ComandaOrderHandle } from 'comanda/react'

// Compiled only: what a developer gets wrong is an error at its place.
export const mistakes = [
  // @ts-expect-error -- without a restaurant there is no menu
  <ComandaOrder key="restaurant" />,
  // @ts-expect-error -- no theme
  <ComandaOrder key="theme" restaurant={1} theme="pink" />,
  // @ts-expect-error -- no option
  <ComandaOrder key="option" restaurant={1} colour="red" />,
  // @ts-expect-error -- the id is a number
  <ComandaOrder key="detail" restaurant={1} onOrderPlaced={(event) => event.detail.orderId.trim()} />,
  // @ts-expect-error -- no theme, on the element itself
  <comanda-order key="element" restaurant={1} theme="pink" />,
]

export const element = <comanda-order restaurant={1} text-color="#ffffff" history="off" class="ordering" />

document.addEventListener('comanda:cart-change', (event) => event.detail.currency.toUpperCase())
// #region ask
export async function ask(handle: ComandaOrderHandle) {
  const { lines, totalCents } = await handle.getCart()
  await handle.setLanguage('de')
  const { outcome } = await handle.addProduct(7, { quantity: 2 })
  const stop = await window.Comanda?.('on', 'order-placed', ({ detail }) => detail.orderId.toFixed())
  stop?.()
  return [lines.map(({ name }) => name.trim()), totalCents.toFixed(2), outcome === 'added']
}
// #endregion ask

export function wrongCalls(handle: ComandaOrderHandle) {
  // @ts-expect-error -- no language of the widget
  void handle.setLanguage('nl')
  // @ts-expect-error -- no event
  void window.Comanda?.('on', 'cooked', () => {})
  // @ts-expect-error -- the id is missing
  void window.Comanda?.('addProduct')
}
// @ts-expect-error -- no method
void document.querySelector('comanda-order')?.explode()
