import type { CartLine } from '#src/domain/cart/cart-line.ts'

/** The dishes of an order in one line: `2 × Margherita, Tiramisu`. */
export function dishesText(lines: readonly CartLine[]): string {
  return lines.map(({ quantity, item }) => (quantity === 1 ? item.name : `${quantity} × ${item.name}`)).join(', ')
}
