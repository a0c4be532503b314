import type { CartLine } from './cart-line.ts'
import type { Shortage } from './shortages.ts'

/** Whether a line still holds more than there is of it. */
export function isShort({ lineId, quantity }: CartLine, shortage: Shortage): boolean {
  return lineId === shortage.lineId && quantity > shortage.left
}
