import type { OrderLine } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'
import type { Cents, Id } from '#src/contract/values.ts'

/** Whose dish a line is, in the cart of a group's lead. */
export type LineMember = { readonly id: Id<'GroupMember'>; readonly name: string }

/**
 * A line of the cart: the order line that is sent, plus what the client needs to check and re-price it [CART-09]. The name
 * of its member is added when it is sent.
 */
export type CartLine = Omit<OrderLine, 'memberName'> &
  Pick<Product, 'menuIds' | 'isDeliverable' | 'suggestedProductIds' | 'typeId' | 'photoCode' | 'isAlcoholic'> & {
    /** Price of one unit without options, in cents: the discount of a product reward [PRICE-40, PRICE-41]. */
    readonly standardPrice: Cents
    /** Addition groups with free additions: only in these the order of selection matters for the price [CART-12]. */
    readonly orderedGroupIds: readonly Id<'ExtraGroup'>[]
    /** Null for a dish of whose phone this is (decision 83). */
    readonly member: LineMember | null
  }

/** The lines and the counter for their numbers, which are never reused [CART-10]. */
export type Cart = { readonly lines: readonly CartLine[]; readonly counter: number }
