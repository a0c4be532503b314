import type { GroupOrder } from '#src/contract/group-order.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { Cart, CartLine } from '#src/domain/cart/cart-line.ts'
import type { RefreshContext } from '#src/domain/cart/refresh-cart.ts'
import type { LineChange } from '#src/domain/cart/refresh-line.ts'
import { refreshLine } from '#src/domain/cart/refresh-line.ts'
import { hasSameContent } from '#src/domain/cart/same-content.ts'
import { zero } from '#src/domain/money.ts'
import { noId } from '#src/domain/no-id.ts'

import { ownLines } from './place-parts.ts'

type Members = Pick<GroupOrder, 'members'>

/**
 * The lines of the other members in the order of the group, as cart lines that are still to be priced: what only the menu
 * knows is missing. Their numbers are below 0, those of a cart begin at 1.
 */
export function partsOfOthers({ members }: Members, ownId: Id<'GroupMember'>): readonly CartLine[] {
  const others = members.filter(({ id }) => id !== ownId)
  const lines = others.flatMap(({ id, name, lines: part }) => part.map((line) => ({ line, member: { id, name } })))
  return lines.map(({ line: { quantity, unitPrice, item }, member }, index) => ({
    lineId: -1 - index,
    quantity,
    unitPrice,
    item,
    member,
    menuIds: [],
    isDeliverable: false,
    suggestedProductIds: [],
    typeId: noId,
    photoCode: null,
    isAlcoholic: false,
    standardPrice: zero,
    orderedGroupIds: [],
  }))
}

/** The parts that the cart does not hold like this yet: only their products have to be loaded. */
export function newParts(cart: Cart, parts: readonly CartLine[]): readonly CartLine[] {
  return parts.filter((part) => !heldBy(cart, part))
}

export type PricedParts = { readonly lines: readonly CartLine[]; readonly changes: readonly LineChange[] }

/**
 * Prices the parts by the products just loaded, for `placeParts`; what cannot be ordered is left out and listed with the
 * name of its member. Prices are no changes: nobody has seen others on this phone.
 */
export function priceParts(
  cart: Cart,
  parts: readonly CartLine[],
  products: ReadonlyMap<Id<'Product'>, Product | null>,
  context: RefreshContext,
): PricedParts {
  const lines: CartLine[] = []
  const changes: LineChange[] = []
  for (const part of parts) {
    const held = heldBy(cart, part)
    const product = products.get(part.item.productId) ?? null
    const otherLines = [...ownLines(cart), ...lines]
    const priced = held ? { line: held, changes: [] } : refreshLine(part, product, { ...context, otherLines })
    if (priced.line) lines.push(priced.line)
    const lost = priced.changes.filter(({ kind }) => kind !== 'price')
    changes.push(...lost.map((change) => ({ ...change, name: `${part.member?.name ?? ''}: ${change.name}` })))
  }
  return { lines, changes }
}

function heldBy({ lines }: Cart, part: CartLine): CartLine | undefined {
  return lines.find((line) => line.quantity === part.quantity && hasSameContent(line, part))
}
