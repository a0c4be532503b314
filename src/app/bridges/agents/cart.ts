import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { lineTotal } from '#src/domain/cart/cart.ts'
import { minimumProgress } from '#src/domain/fees/minimum-progress.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { knownTotals } from '#src/domain/fees/order-total.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import { canOrderAsGuest } from '#src/domain/services/order-type.ts'
import { accept } from '#src/domain/verdict.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { chosenOptionTexts } from '#src/parts/cart/chosen-option-texts.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import { chosenVenue, knownRestaurant } from './chosen-venue.ts'
import { amount, command } from './command.ts'
import { orderCosts } from './order-costs.ts'
import type { KnownCosts } from './order-costs.ts'

/** What the diner's cart says. */
export const cart = command({
  description:
    'Returns the cart of the diner: its lines, every cost and the total, and what is still missing for an order. The diner pays and sends the order in the widget.',
  isReadOnly: true,
  fields: {},
  required: [],
  run: async (instance) => accept(await cartNow(instance)),
})

/** The lines with all costs. Notes are left out, because a diner writes them freely. */
export async function cartNow(instance: Instance): Promise<object> {
  const chosen = chosenVenue(instance)
  if (!chosen.ok) return { lines: [], still_missing: [chosen.refusal] }
  const venue = chosen.value
  const lines = instance.stores.cart.state.cart.lines as readonly CartLine[]
  const { type, slotStart, slotEnd } = instance.stores.draft.state
  const costs = await orderCosts(instance, venue, lines)
  return {
    venue: venue.name,
    currency: venue.currencyCode,
    order_type: type,
    time: slotStart === null ? null : { from: slotStart, to: slotEnd },
    lines: lines.map(describeLine),
    costs: costsOf(costs),
    still_missing: stillMissing(instance, venue, { ...costs, lines }),
  }
}

function describeLine(line: CartLine) {
  const { item, quantity, unitPrice } = line
  return {
    dish: item.productId,
    name: item.name,
    options: chosenOptionTexts({ ...item, note: null }),
    quantity,
    unit_price: amount(unitPrice),
    total: amount(lineTotal(line)),
  }
}

function costsOf({ totals }: KnownCosts) {
  const { products, discount, fixedCost, delivery, total } = totals
  return {
    dishes: amount(products),
    discount: amount(discount),
    fixed_cost: amount(fixedCost),
    delivery: delivery === null ? null : amount(delivery),
    total: amount(total),
  }
}

type Known = KnownCosts & { readonly lines: readonly CartLine[] }

/** What stands between this cart and an order, in sentences; what the checkout asks for comes last. */
function stillMissing(instance: Instance, venue: Venue, { lines, totals, minimum }: Known): readonly string[] {
  const { stores } = instance
  const draft = stores.draft.state
  const restaurant = knownRestaurant(instance)
  const sentences = [
    lines.length === 0 && 'The cart is empty.',
    !isStarted(draft) && 'The diner has not chosen yet how and when.',
    isStarted(draft) && unorderable(lines, draft),
    isStarted(draft) && !knownTotals(draft.type, totals) && 'The delivery fee is not known yet.',
    belowMinimum(minimum, totals, venue),
    draft.type !== null &&
      stores.session.state.customer === null &&
      restaurant &&
      !canOrderAsGuest(draft.type, restaurant.settings) &&
      'The diner has to sign in.',
    'The diner looks at it, says who it is for and how it is paid, and sends the order.',
  ]
  return sentences.filter((sentence) => typeof sentence === 'string')
}

function unorderable(lines: readonly CartLine[], { menuId, type: orderType }: StartedDraft): string | null {
  const names = lines.filter((line) => whyNotOrderable(line, { menuId, orderType })).map(({ item }) => item.name)
  return names.length === 0 ? null : `These cannot be had for the chosen time and way: ${names.join(', ')}.`
}

function belowMinimum(minimum: Cents | null, { products }: OrderTotals, venue: Venue): string | null {
  const progress = minimumProgress(minimum, products)
  if (!progress) return null
  const [least, missing] = [progress.minimum, progress.missing].map((cents) => `${amount(cents)} ${venue.currencyCode}`)
  return `Delivery there begins at ${least}; ${missing} are missing.`
}
