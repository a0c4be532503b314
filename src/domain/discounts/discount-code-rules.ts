import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { OrderLine } from '#src/contract/order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { cents, percentOf, toCents } from '#src/domain/money.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { typedText } from '#src/domain/typed-text.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

export type PricedLine = Pick<OrderLine, 'unitPrice' | 'quantity'> & {
  readonly item: Pick<OrderLine['item'], 'isDiscountable'>
}

/** When an order is for: not today, but its slot [COUP-07]. */
export type OrderMoment = {
  readonly slotStart: LocalDateTime
  /** Of the slot: an hour after midnight belongs to the evening it continues (decision 92). */
  readonly serviceDay: LocalDate
}

/** Order data that a code is checked against. */
export type CodeContext = OrderMoment & {
  readonly lines: readonly PricedLine[]
  readonly orderType: OrderType
}

export type CodeRefusal =
  | { readonly reason: 'rewards-applied' }
  | { readonly reason: 'unknown-code' }
  | { readonly reason: 'order-type' }
  | { readonly reason: 'dates' }
  | { readonly reason: 'minimum-order'; readonly minimum: Cents }

/**
 * Normalises a code: trimmed, upper case without locale [COUP-03]; without signs that nobody sees, and with one form for
 * what a keyboard writes in several, such as dashes, apostrophes and wide letters [COUP-22].
 */
export function normalCode(typed: string): string {
  return typedText(typed)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]+/gu, '-')
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .toUpperCase()
}

/** Blanks do not count: keyboards add one after a word, and people write long codes in groups. */
function isSameCode(name: string, typed: string): boolean {
  const [one, other] = [name, typed].map((code) => normalCode(code).replace(/\s/g, ''))
  return one === other
}

export type TypedCode = CodeContext & { readonly codes: readonly DiscountCode[]; readonly hasRewards: boolean }

/**
 * Finds the typed code and checks, up to the first failure: rewards, name, order type, dates, minimum [COUP-04..12].
 */
export function chooseCode(
  typed: string,
  { codes, hasRewards, ...context }: TypedCode,
): Verdict<DiscountCode, CodeRefusal> {
  if (hasRewards) return refuse({ reason: 'rewards-applied' })
  const code = codes.find(({ name, kind }) => kind !== 'other' && isSameCode(name, typed))
  if (!code) return refuse({ reason: 'unknown-code' })
  const refusal = whyCodeRefused(code, context)
  return refusal ? refuse(refusal) : accept(code)
}

/** The reason why a code cannot be used on this order; null when it can [COUP-06..10]. */
export function whyCodeRefused(code: DiscountCode, context: CodeContext): CodeRefusal | null {
  if (!code.orderTypes.includes(context.orderType)) return { reason: 'order-type' }
  if (!isWithin(code, context)) return { reason: 'dates' }
  const minimum = code.minimumOrder
  return minimum !== null && eligibleTotal(context.lines) < minimum ? { reason: 'minimum-order', minimum } : null
}

/** Whether the moment is within both ends, inclusive; with one end or none every moment is [COUP-07, COUP-08]. */
function isWithin({ from, to }: DiscountCode, moment: OrderMoment): boolean {
  return from === null || to === null || (hasBegun(from, moment) && !isCodeOver({ from, to }, moment))
}

/** An end that is the edge of a day is the edge of a service day; any other is a time [COUP-21]. */
function hasBegun(from: LocalDateTime, { slotStart, serviceDay }: OrderMoment): boolean {
  return from.endsWith('00:00:00') ? dateOf(from) <= serviceDay : from <= slotStart
}

/** Whether no order from this moment on is within both ends of the code. */
export function isCodeOver({ from, to }: Pick<DiscountCode, 'from' | 'to'>, { slotStart, serviceDay }: OrderMoment) {
  if (from === null || to === null) return false
  return to.endsWith('23:59:59') ? dateOf(to) < serviceDay : to < slotStart
}

/** Total of the lines that codes apply to, in cents [PRICE-37]. */
export function eligibleTotal(lines: readonly PricedLine[]): Cents {
  return productsTotal(lines.filter(({ item }) => item.isDiscountable))
}

/** Discount of a code in cents: a percentage of the eligible total, or an amount capped at it [PRICE-35, PRICE-36]. */
export function codeDiscount(
  { kind, value }: Pick<DiscountCode, 'kind' | 'value'>,
  lines: readonly PricedLine[],
): Cents {
  const eligible = eligibleTotal(lines)
  const discount = kind === 'percentage' ? percentOf(eligible, value) : toCents(value)
  return cents(Math.max(0, Math.min(discount, eligible)))
}
