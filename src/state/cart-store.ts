import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { checked, finite, text, bool, whole } from '#src/contract/checked.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import type { ChosenExtra, ComboPick, OrderItem } from '#src/contract/order.ts'
import { orNull } from '#src/contract/values.ts'
import type { Cart, CartLine, LineMember } from '#src/domain/cart/cart-line.ts'
import { emptyCart } from '#src/domain/cart/cart.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

type CartState = { cart: Cart; savedAtMs: number }

/** How long a stored cart is kept (decision 11), ms. */
export const cartKeptMs = 12 * 60 * 60 * 1000

/** A size or a variant. */
type Priced = { readonly id: number; readonly name: string; readonly price: number }

const money = whole
const named = z.nullable(storedObject<Priced>({ id: finite, name: text, price: money }))
const extras = arrayOf(storedObject<ChosenExtra>({ id: finite, groupId: finite, name: text, price: money }))
const line = storedObject<CartLine>({
  lineId: whole,
  quantity: checked<number>((value) => Number.isSafeInteger(value) && Number(value) > 0, 'a quantity'),
  unitPrice: money,
  item: storedObject<OrderItem>({
    productId: finite,
    categoryId: finite,
    name: text,
    price: money,
    size: named,
    standardSize: named,
    variant: named,
    additions: extras,
    picks: extras,
    comboPicks: arrayOf(
      storedObject<ComboPick>({
        productId: finite,
        categoryId: finite,
        name: text,
        quantity: whole,
        price: money,
        total: money,
      }),
    ),
    note: z.nullable(text),
    isDiscountable: bool,
  }),
  menuIds: arrayOf(finite),
  isDeliverable: bool,
  suggestedProductIds: arrayOf(finite),
  typeId: finite,
  photoCode: z.nullable(text),
  isAlcoholic: bool,
  standardPrice: money,
  orderedGroupIds: arrayOf(finite),
  // Missing in a cart stored by an older version.
  member: orNull(storedObject<LineMember>({ id: finite, name: text })),
})

/** Codec of the lines stored in the browser. */
export const storedLines = arrayOf(line)

function storedCart(nowMs: number) {
  const fresh = checked<number>(
    (savedAtMs) => Number.isFinite(savedAtMs) && nowMs - Number(savedAtMs) < cartKeptMs,
    'a fresh cart',
  )
  const cart = storedObject<Cart>({ lines: storedLines, counter: whole })
  return storedObject<CartState>({ cart, savedAtMs: fresh })
}

export type CartStore = ReturnType<typeof createCartStore>

/** The diner's cart, stored in the browser and shared by all widgets of the same restaurant. */
export function createCartStore({ storage, now }: { storage: StoreStorage; now: () => number }) {
  const state = proxy<CartState>({ cart: emptyCart, savedAtMs: 0 })
  const stop = persist({ storage, name: 'cart', schema: storedCart(now()), state })
  return {
    state,
    /** Changes the cart by a function of `domain/cart/change-cart.ts`, with what that takes. */
    change<Input extends readonly unknown[]>(changed: (cart: Cart, ...input: Input) => Cart, ...input: Input): void {
      state.cart = changed(state.cart, ...input)
      state.savedAtMs = now()
    },
    stop,
  }
}
