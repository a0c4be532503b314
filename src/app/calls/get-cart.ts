import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { itemCount, lineTotal, productsTotal } from '#src/domain/cart/cart.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import type { CartContents, CartContentsLine, Slot } from '#src/options/answers.ts'
import { chosenOptionTexts } from '#src/parts/cart/chosen-option-texts.ts'
import type { OrderOptions } from '#src/state/order-draft-store.ts'

/** What is in the cart, and for when. Notes are left out, because a diner writes them freely. */
export function getCart({ api, queryClient, stores }: Instance): CartContents {
  const restaurant = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
  const venue = restaurant?.venues.find(({ id }) => id === stores.place.state.venueId)
  const { cart } = stores.cart.state
  const draft = stores.draft.state
  return {
    lines: (cart.lines as readonly CartLine[]).map(readLine),
    count: itemCount(cart),
    totalCents: productsTotal(cart.lines),
    currency: venue?.currencyCode ?? null,
    orderType: draft.type,
    slot: slotOf(draft),
  }
}

function readLine(line: CartLine): CartContentsLine {
  const { item, quantity, unitPrice } = line
  return {
    productId: item.productId,
    name: item.name,
    options: chosenOptionTexts({ ...item, note: null }),
    quantity,
    unitPriceCents: unitPrice,
    totalCents: lineTotal(line),
  }
}

function slotOf({ slotStart, slotEnd, asSoonAsPossible }: Readonly<OrderOptions>): Slot | null {
  if (slotStart === null) return null
  const iso = (moment: string) => moment.replace(' ', 'T')
  return { start: iso(slotStart), end: slotEnd && iso(slotEnd), isAsSoonAsPossible: asSoonAsPossible }
}
