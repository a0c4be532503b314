import { sumOf } from '#src/browser/lists.ts'
import type { OrderLine } from '#src/contract/order.ts'

/** The most that one order takes (contract 2.10); three different dishes for an office of sixty are 180 lines. */
export const mostLines = 300
/** Dishes of all lines, those inside combos too. */
export const mostPieces = 1000

type SizedLine = Pick<OrderLine, 'quantity'> & { readonly item: Pick<OrderLine['item'], 'comboPicks'> }

/** Whether an order has more lines or pieces than one order takes [CART-38, BAPI-34]. */
export function isTooLarge(lines: readonly SizedLine[]): boolean {
  return lines.length > mostLines || sumOf(lines, piecesOf) > mostPieces
}

function piecesOf({ quantity, item }: SizedLine): number {
  const inside = sumOf(item.comboPicks, (pick) => pick.quantity)
  return quantity * Math.max(1, inside)
}
