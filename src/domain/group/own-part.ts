import type { OrderLine } from '#src/contract/order.ts'
import type { Cart, CartLine } from '#src/domain/cart/cart-line.ts'
import { hasSameContent } from '#src/domain/cart/same-content.ts'

import { ownLines } from './place-parts.ts'

export type OwnPart = {
  /** The lines to send: own dishes only. */
  readonly lines: readonly OrderLine[]
  /** The service does not have them like this. */
  readonly differs: boolean
}

/** What a phone sends to the group, by its cart and the part that the service knows (decision 83). */
export function ownPart(cart: Pick<Cart, 'lines'>, known: readonly OrderLine[]): OwnPart {
  const own = ownLines(cart)
  const isKnown = (line: CartLine) => {
    const same = known.find((other) => isSameDish(line, other))
    return same?.quantity === line.quantity && same.unitPrice === line.unitPrice
  }
  return {
    lines: own.map(({ lineId, quantity, unitPrice, item }) => ({ lineId, quantity, unitPrice, item })),
    differs: own.length !== known.length || !own.every(isKnown),
  }
}

/** Own dishes that the service does not have, each with the number that is missing there: too late for an order. */
export function missingIn(known: readonly OrderLine[], cart: Pick<Cart, 'lines'>): readonly CartLine[] {
  return ownLines(cart).flatMap((line) => {
    const there = known.find((other) => isSameDish(line, other))?.quantity ?? 0
    return line.quantity > there ? [{ ...line, quantity: line.quantity - there }] : []
  })
}

function isSameDish(own: CartLine, { item }: OrderLine): boolean {
  return hasSameContent(own, { item, member: null, orderedGroupIds: [] })
}
