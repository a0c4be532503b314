import type { OrderLine } from '#src/contract/order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Branded, Cents } from '#src/contract/values.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { cents, percentOf, roundCents, roundToUnit, sumCents, zero } from '#src/domain/money.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

type FeeConfig = Pick<ServiceConfig, 'fixedCost' | 'fixedCostKind' | 'fixedCostFreeFrom' | 'freeDeliveryFrom'>

/**
 * Fixed cost in cents: an amount or a percentage of the products, times people, waived from its threshold on; rounded
 * once [PRICE-22..26].
 */
export function fixedCost(config: FeeConfig | null, products: Cents, people: number | null): Cents {
  if (!config?.fixedCost || hasReached(products, config.fixedCostFreeFrom)) return zero
  const factor = people || 1
  return config.fixedCostKind === 'percentage'
    ? percentOf(products, config.fixedCost, factor)
    : roundCents(config.fixedCost * 100 * factor)
}

export type OrderAmounts = {
  readonly lines: readonly Pick<OrderLine, 'unitPrice' | 'quantity'>[]
  readonly orderType: OrderType
  readonly config: FeeConfig | null
  readonly people: number | null
  readonly discount?: Cents
  /** null or missing = not known yet [PRICE-33]. */
  readonly deliveryFee?: Cents | null
  readonly freesDelivery?: boolean
  /** The smallest amount of the venue's currency in cents, to which percentages are rounded; by default a cent. */
  readonly unit?: number
}

export type OrderTotals = {
  readonly products: Cents
  /** Never more than the products total. */
  readonly discount: Cents
  readonly fixedCost: Cents
  /** null = no delivery, or the fee is not known yet; 0 as soon as free delivery is certain. */
  readonly delivery: Cents | null
  /** Only with a tip, see `withTip`; part of the total. */
  readonly tip?: Cents
  readonly total: Cents
  /** Only where it is not a cent: the smallest amount of the currency in cents. */
  readonly unit?: number
}

/** Totals whose costs are all known; only such totals are sent with an order. */
export type KnownTotals = Branded<OrderTotals, 'KnownTotals'>

/** The totals if the delivery fee is known or not needed, else null (rulings "fee not known") [PRICE-33]. */
export function knownTotals(orderType: OrderType, totals: OrderTotals): KnownTotals | null {
  return isDelivered(orderType) && totals.delivery === null ? null : (totals as KnownTotals)
}

/**
 * max(0, products - discounts) + fixed cost + delivery; thresholds look at products before discounts [PRICE-31,
 * PRICE-43, PRICE-44].
 */
export function orderTotal(amounts: OrderAmounts): OrderTotals {
  const products = productsTotal(amounts.lines)
  const { unit = 1 } = amounts
  const discount = cents(Math.min(roundToUnit(amounts.discount ?? zero, unit), products))
  const fixed = roundToUnit(fixedCost(amounts.config, products, amounts.people), unit)
  const delivery = deliveryCost(amounts, products)
  const total = sumCents([cents(products - discount), fixed, delivery ?? zero])
  return { products, discount, fixedCost: fixed, delivery, total, ...(unit > 1 && { unit }) }
}

/** DELIVERY and DIL only; free from its threshold or by a free-delivery code [PRICE-29, PRICE-30, PRICE-32]. */
function deliveryCost({ orderType, config, deliveryFee, freesDelivery }: OrderAmounts, products: Cents): Cents | null {
  if (!isDelivered(orderType)) return null
  return freesDelivery || hasReached(products, config?.freeDeliveryFrom ?? null) ? zero : (deliveryFee ?? null)
}

/** Whether the products reach a threshold; null and 0 are none. */
function hasReached(products: Cents, threshold: Cents | null): boolean {
  return threshold !== null && threshold > 0 && products >= threshold
}
