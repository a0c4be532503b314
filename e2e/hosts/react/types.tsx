import { ComandaOrder } from 'comanda/react'

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
// @ts-expect-error -- no method
void document.querySelector('comanda-order')?.explode()
