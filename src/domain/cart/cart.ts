import { sumOf } from '#src/browser/lists.ts'
import type { OrderLine } from '#src/contract/order.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { sumCents, timesCents } from '#src/domain/money.ts'

import type { Cart } from './cart-line.ts'

export const emptyCart: Cart = { lines: [], counter: 0 }

/** The sum of all quantities [SHELL-28]. */
export function itemCount(cart: Pick<Cart, 'lines'>): number {
  return sumOf(cart.lines, ({ quantity }) => quantity)
}

/** Units of a product over all its lines [MENU-20]. */
export function quantityOf(cart: Cart, productId: Id<'Product'>): number {
  return itemCount({ ...cart, lines: cart.lines.filter(({ item }) => item.productId === productId) })
}

export function lineTotal({ unitPrice, quantity }: Pick<OrderLine, 'unitPrice' | 'quantity'>): Cents {
  return timesCents(unitPrice, quantity)
}

/** The sum of the line totals, before discounts [PRICE-21, CART-05]. */
export function productsTotal(lines: readonly Pick<OrderLine, 'unitPrice' | 'quantity'>[]): Cents {
  return sumCents(lines.map(lineTotal))
}
