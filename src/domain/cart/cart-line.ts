import type { OrderLine } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'
import type { Cents, Id } from '#src/contract/values.ts'

/** A line of the cart: what is sent, plus what the client needs to keep it honest [CART-09]. */
export type CartLine = OrderLine &
  Pick<Product, 'menuIds' | 'isDeliverable' | 'suggestedProductIds' | 'typeId' | 'photoCode' | 'isAlcoholic'> & {
    /** Of one unit by the base rule, without anything chosen: what a product reward takes off [PRICE-40, PRICE-41]. */
    readonly standardPrice: Cents
    /** Addition groups with free places: only among their additions the order of choice is content [CART-12]. */
    readonly orderedGroupIds: readonly Id<'ExtraGroup'>[]
  }

/** The lines and the running counter that numbers them; numbers are never used again [CART-10]. */
export type Cart = { readonly lines: readonly CartLine[]; readonly counter: number }
