import { memberName } from '#server/groups/member-name.ts'
import { firstPaused, menuPausesAt } from '#server/menu/menu-pauses.ts'
import { productsWithIds } from '#server/menu/product-queries.ts'
import { unitsOf } from '#server/menu/stock.ts'
import { tooLargeValues } from '#server/menu/too-large.ts'
import type { Call } from '#server/platform/call.ts'
import type { StoredAllergens } from '#server/platform/db/stored-json.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { formText } from '#server/platform/texts/forms.ts'
import { unnamedProduct } from '#server/platform/texts/not-found.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder, OrderLine } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { buildLine, configurationOf } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { isTooLarge } from '#src/domain/cart/order-size.ts'
import { allergenFacts } from '#src/domain/product/allergens.ts'
import { isPossible } from '#src/domain/product/is-possible.ts'
import { missingChoices } from '#src/domain/product/missing-choices.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import { accept } from '#src/domain/verdict.ts'

type Order = Pick<RequestOf<typeof createOrder>, 'venueId' | 'orderType' | 'lines'>
type Place = Pick<Order, 'venueId' | 'orderType'> & { readonly menuId: Id<'Menu'> }

/** A line as the service prices it, with what the order keeps of its product. */
export type PricedLine = CartLine & {
  readonly comboPricing: 'fixed' | 'variable' | null
  readonly allergens: StoredAllergens
  /** Whose dish it is in a group order, on one line; else null. */
  readonly memberName: string | null
}

/** The lines with prices and names from the catalogue; prices sent by the client are ignored. */
export async function priceLines(
  { db, restaurant, localize, language, nowMs }: Pick<Call, 'db' | 'restaurant' | 'localize' | 'language' | 'nowMs'>,
  { lines, ...place }: Order,
  menuId: Id<'Menu'>,
): Promise<Answer<PricedLine[]>> {
  if (lines.length === 0) return refusedWith('VALIDATION', [formText(language, 'emptyOrder')])
  if (isTooLarge(lines)) return refused('ORDER_TOO_LARGE', tooLargeValues)
  const { id: restaurantId } = restaurant
  const ids = lines.map((line) => line.item.productId)
  const pauses = await menuPausesAt(db, { restaurantId, nowMs })
  const products = await productsWithIds(db, { restaurantId, ids }, { localize, nowMs, pauses })
  const byId = new Map(products.map((product) => [product.id, product]))
  const priced: PricedLine[] = []
  for (const line of lines) {
    const product = byId.get(line.item.productId)
    if (!product || !isOrderable(line, product, { ...place, menuId })) {
      return refused('PRODUCT_NOT_AVAILABLE', { product: product?.name ?? line.item.name })
    }
    priced.push(pricedLine(line, product, place))
  }
  // Those inside combos too.
  const dishes = [...unitsOf(lines).keys()]
  const paused = await firstPaused(db, { restaurantId, venueId: place.venueId, pauses }, dishes)
  if (paused !== null)
    return refused('PRODUCT_NOT_AVAILABLE', { product: dishName(paused, priced) ?? localize(unnamedProduct) })
  return accept(priced)
}

/** The name of a product as the order has it: of a line, or of a combo pick. */
export function dishName(wanted: Id<'Product'>, lines: readonly Pick<OrderLine, 'item'>[]): string | undefined {
  return lines.flatMap(({ item }) => [item, ...item.comboPicks]).find(({ productId }) => productId === wanted)?.name
}

function isOrderable(line: OrderLine, product: Product, place: Place): boolean {
  const configuration = configurationOf(line)
  return (
    line.quantity >= 1 &&
    whyNotOrderable(product, place) === null &&
    isPossible(product, configuration, place.venueId) &&
    missingChoices(product, configuration, place).length === 0
  )
}

function pricedLine(line: OrderLine, product: Product, place: Omit<Order, 'lines'>): PricedLine {
  const { lineId, quantity } = line
  const { categoryId } = line.item
  const configuration = configurationOf(line)
  const built = buildLine({ product, categoryId, configuration, quantity, lineId, ...place })
  const { contains, doubt } = allergenFacts(product, configuration)
  return {
    ...built,
    comboPricing: product.comboPricing === 'other' ? null : product.comboPricing,
    memberName: memberName(line.memberName ?? '') || null,
    allergens: { codes: contains, isIncomplete: doubt === 'undeclared' },
  }
}
