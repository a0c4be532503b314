import { listOf, sumOf } from '#src/browser/lists.ts'
import type { Order, OrderRow } from '#src/contract/placed-order.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { apportion } from '#src/domain/apportion.ts'
import { sumCents, zero } from '#src/domain/money.ts'

/** One portion of an ordered dish. */
export type DishUnit = {
  /** Distinct among the units of a bill. */
  readonly key: string
  readonly orderId: Id<'Order'>
  readonly row: OrderRow
  /** Its part of the row's total, before discounts and costs of the order. */
  readonly price: Cents
}

/** Who takes which unit, by its key: the index of a person, from 0. */
export type Takers = Readonly<Record<string, number>>

type Bill = readonly Pick<Order, 'id' | 'rows' | 'total'>[]

/** Divides an amount into parts that differ by at most `unit`, the smallest amount of the currency, the largest first [PRICE-47]. */
export function splitEqually(total: Cents, people: number, unit = 1): Cents[] {
  return apportion(
    total,
    listOf(people, () => 1),
    unit,
  )
}

/** The portions of all dishes of a bill, in its order. */
export function dishUnits(bill: Bill, unit = 1): DishUnit[] {
  return bill.flatMap(({ id, rows }) =>
    rows.flatMap((row, rowIndex) =>
      splitEqually(row.total, row.quantity, unit).map((price, index) => ({
        key: `${id}-${rowIndex}-${index}`,
        orderId: id,
        row,
        price,
      })),
    ),
  )
}

/** The portions that none of so many people has taken. */
export function untakenUnits(units: readonly DishUnit[], takers: Takers, people: number): DishUnit[] {
  return units.filter(({ key }) => takerOf(key, takers, people) === null)
}

/** The person who has taken a portion; null = nobody of so many people. */
export function takerOf(key: string, takers: Takers, people: number): number | null {
  const person = takers[key]
  return person !== undefined && person < people ? person : null
}

/**
 * What each of so many people owes: their own dishes, and an equal part of what nobody took. What an order costs beside
 * its dishes, or less than them, is shared in proportion within that order, so that a discount stays with the round it was
 * for. The parts add up to the totals of the orders.
 */
export function splitByDish(bill: Bill, takers: Takers, people: number, unit = 1): Cents[] {
  const units = dishUnits(bill, unit)
  const parts = bill.map(({ id, total }) => {
    const own = units.filter(({ orderId }) => orderId === id)
    const shared = sumCents(untakenUnits(own, takers, people).map(({ price }) => price))
    // Times the number of people, so that the equal part of what nobody took is a whole number.
    const weights = listOf(
      people,
      (person) => shared + people * sumOf(own, ({ key, price }) => (takers[key] === person ? price : 0)),
    )
    return apportion(total, weights, unit)
  })
  return listOf(people, (person) => sumCents(parts.map((part) => part[person] ?? zero)))
}
