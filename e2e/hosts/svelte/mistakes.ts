import type {} from 'comanda/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

type Attributes = SvelteHTMLElements['comanda-order']

// Compiled only: what a developer gets wrong is an error at its place.
export const mistakes: readonly Attributes[] = [
  // @ts-expect-error -- no theme
  { restaurant: 1, theme: 'pink' },
  // @ts-expect-error -- without a restaurant there is no menu
  { theme: 'dark' },
  // @ts-expect-error -- the id is a number
  { restaurant: 1, 'oncomanda:order-placed': (event) => event.detail.orderId.trim() },
]
