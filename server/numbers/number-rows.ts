import type { OrderWay, SoldLine, SoldOrder, SoldRate } from '#desk/contract/numbers.ts'
import { vatOfStored } from '#server/orders/order-vat.ts'
import { cents, sumCents, zero } from '#src/domain/money.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'

import type { paymentsOfSold, soldLines, soldOrders } from './sale-queries.ts'

export type SaleFacts = {
  readonly orders: Awaited<ReturnType<typeof soldOrders>>
  readonly lines: Awaited<ReturnType<typeof soldLines>>
  readonly paid: Awaited<ReturnType<typeof paymentsOfSold>>
}

/** The rows of what was sold: orders, their lines, and what of each day has one rate and was paid in one way. */
export function soldRows(facts: SaleFacts) {
  const orders = facts.orders.map((order) => soldOrder(order, facts.paid))
  return { orders, lines: facts.lines.map(soldLine), rates: ratesOf(facts, orders) }
}

function soldOrder(order: SaleFacts['orders'][number], paid: SaleFacts['paid']): SoldOrder {
  const { id, slotStart, orderType: type, productsTotal: products, discount, discountCodeName: code, total } = order
  const own = paid.filter(({ orderId }) => orderId === id)
  const refs = own.flatMap(({ ref }) => ref ?? [])
  const fees = sumCents([order.deliveryFee ?? zero, order.fixedCost ?? zero])
  return {
    id,
    slotStart,
    type,
    way: wayOf(order, own),
    products,
    discount,
    code,
    fees,
    tip: order.tip ?? zero,
    total,
    refs,
  }
}

/** How it was paid; before it was, how it is to be. */
function wayOf({ cashMeans, paymentMode }: SaleFacts['orders'][number], paid: SaleFacts['paid']): OrderWay {
  const means = [...new Set(paid.flatMap((one) => one.means ?? []))]
  const [first = cashMeans ?? paymentMode] = means
  return means.length > 1 ? 'several' : first
}

function soldLine({ orderId: order, vat: parts, ...line }: SaleFacts['lines'][number]): SoldLine {
  const known = parts ?? []
  const percents = [...new Set(known.map(({ percent }) => percent))]
  const isWhole = parts !== null && known.every(({ vat }) => vat !== null)
  return {
    order,
    ...line,
    charged: parts && sumCents(known.map(({ gross }) => gross)),
    percent: percents.length === 1 ? (percents[0] ?? null) : null,
    vat: isWhole ? sumCents(known.flatMap(({ vat }) => vat ?? [])) : null,
  }
}

/** What has no known rate stands in a row without one, so that all rows are the sales. */
function ratesOf({ orders, lines }: SaleFacts, sold: readonly SoldOrder[]): SoldRate[] {
  const linesBy = new Map<number, SaleFacts['lines'][number][]>()
  for (const line of lines) linesBy.set(line.orderId, [...(linesBy.get(line.orderId) ?? []), line])
  const rates = new Map<string, SoldRate>()
  const add = ({ gross, vat, ...at }: SoldRate) => {
    const key = `${at.date} ${at.percent} ${at.way}`
    const so = rates.get(key)
    rates.set(key, {
      ...at,
      gross: cents((so?.gross ?? 0) + gross),
      vat: vat === null ? null : cents((so?.vat ?? 0) + vat),
    })
  }
  for (const [index, order] of orders.entries()) {
    const at = { date: dateOf(order.slotStart), way: sold[index]?.way ?? 'cash' }
    const known = vatOfStored(order, linesBy.get(order.id) ?? [])
    for (const { percent, gross, vat } of known) add({ ...at, percent, gross, vat })
    const rest = cents(order.total - (order.tip ?? 0) - sumCents(known.map(({ gross }) => gross)))
    if (rest !== 0) add({ ...at, percent: null, gross: rest, vat: null })
  }
  return [...rates.values()]
}
