import type { Movement, NumberRows, Numbers } from '#desk/contract/numbers.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { cents, sumCents } from '#src/domain/money.ts'
import { inServiceOrder } from '#src/domain/services/order-type.ts'

/** The dishes on the menu, in its order, with their names of now. */
export type MenuNames = readonly {
  readonly id: Id<'Product'>
  readonly name: string
  /** Whether it is not sold any more. */
  readonly isWithdrawn: boolean
}[]

/** What the rows of a period are together; the room, its files and the tests count with this alone (decision 138). */
export function sumRows({ from, to, orders, lines, rates, movements }: NumberRows, menu: MenuNames): Numbers {
  const tips = totalOf(orders, ({ tip }) => tip)
  return {
    from,
    to,
    orders: orders.length,
    sales: cents(totalOf(orders, ({ total }) => total) - tips),
    tips,
    discounts: totalOf(orders, ({ discount }) => discount),
    fees: totalOf(orders, ({ fees }) => fees),
    ...movedBy(movements),
    ways: distinct(movements, ({ way }) => way)
      .map((way) => ({ way, ...movedBy(movements.filter((one) => one.way === way)) }))
      .toSorted((a, b) => b.taken - a.taken),
    types: typesOf(orders, movements),
    vat: vatOf(rates),
    dishes: dishesOf(lines, menu),
    forgotten: forgottenOf(lines, menu),
    hours: hoursOf(orders),
  }
}

function totalOf<T>(rows: readonly T[], amountOf: (row: T) => Cents): Cents {
  return sumCents(rows.map(amountOf))
}

function distinct<T, K>(rows: readonly T[], keyOf: (row: T) => K): K[] {
  return [...new Set(rows.map(keyOf))]
}

function movedBy(movements: readonly Movement[]) {
  const amounts = movements.map(({ amount }) => amount)
  return {
    taken: sumCents(amounts.filter((amount) => amount > 0)),
    returned: sumCents(amounts.filter((amount) => amount < 0)),
  }
}

function typesOf(orders: NumberRows['orders'], movements: NumberRows['movements']): Numbers['types'] {
  const all = distinct([...orders, ...movements], ({ type }) => type)
  return inServiceOrder(all).map((type) => {
    const own = orders.filter((order) => order.type === type)
    const sales = totalOf(own, ({ total, tip }) => cents(total - tip))
    return { type, orders: own.length, sales, ...movedBy(movements.filter((one) => one.type === type)) }
  })
}

/** The highest rate first, what has none last. */
function vatOf(rates: NumberRows['rates']): Numbers['vat'] {
  return distinct(rates, ({ percent }) => percent)
    .toSorted((a, b) => (b ?? -1) - (a ?? -1))
    .map((percent) => {
      const own = rates.filter((rate) => rate.percent === percent)
      const gross = totalOf(own, (rate) => rate.gross)
      return { percent, gross, vat: percent === null ? null : sumCents(own.flatMap(({ vat }) => vat ?? [])) }
    })
}

function dishesOf(lines: NumberRows['lines'], menu: MenuNames): Numbers['dishes'] {
  const names = new Map(menu.map(({ id, name }) => [id, name]))
  const dishes = new Map<Id<'Product'>, Numbers['dishes'][number]>()
  for (const { productId, name, quantity, total } of lines) {
    const so = dishes.get(productId)
    dishes.set(productId, {
      name: names.get(productId) ?? name,
      quantity: (so?.quantity ?? 0) + quantity,
      total: cents((so?.total ?? 0) + total),
    })
  }
  return [...dishes.values()].toSorted((a, b) => b.quantity - a.quantity || b.total - a.total)
}

/** A dish that was picked for a combo is not forgotten. */
function forgottenOf(lines: NumberRows['lines'], menu: MenuNames): string[] {
  const ordered = new Set(lines.flatMap(({ productId, pickIds }) => [productId, ...pickIds]))
  return menu.filter(({ id, isWithdrawn }) => !isWithdrawn && !ordered.has(id)).map(({ name }) => name)
}

function hoursOf(orders: NumberRows['orders']): Numbers['hours'] {
  const hours = orders.map(({ slotStart }) => Number(slotStart.slice(11, 13)))
  if (hours.length === 0) return []
  const first = Math.min(...hours)
  return Array.from({ length: Math.max(...hours) - first + 1 }, (_, index) => ({
    hour: first + index,
    orders: hours.filter((hour) => hour === first + index).length,
  }))
}
