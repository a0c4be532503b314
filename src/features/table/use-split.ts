import { useState } from 'react'

import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Currency } from '#src/domain/currency.ts'
import { zero } from '#src/domain/money.ts'
import { smallestUnit } from '#src/domain/smallest-unit.ts'
import { runningTotal } from '#src/domain/tables/rounds.ts'
import type { DishUnit, Takers } from '#src/domain/tables/split-bill.ts'
import { dishUnits, splitByDish, splitEqually, takerOf, untakenUnits } from '#src/domain/tables/split-bill.ts'

export type SplitWay = 'equal' | 'dish'

export type Split = {
  readonly way: SplitWay
  readonly people: number
  /** By dish: the person whose dishes are ticked, from 0. */
  readonly person: number
  readonly units: readonly DishUnit[]
  readonly untaken: readonly DishUnit[]
  /** What each person owes, cents. */
  readonly parts: readonly Cents[]
  /** The diner's own: the largest equal part, or by dish that of the chosen person, cents. */
  readonly part: Cents
  /** Who has taken a unit; null = nobody. */
  readonly takerOf: (unit: DishUnit) => number | null
  readonly setWay: (way: SplitWay) => void
  readonly setPeople: (people: number) => void
  readonly setPerson: (person: number) => void
  /** Gives a unit to the chosen person, or takes it back. */
  readonly take: (unit: DishUnit, isTaken: boolean) => void
}

/** The calculator of a bill in a currency: `orders` are those that count. It only calculates, and nothing of it is kept. */
export function useSplit(orders: readonly Order[], currency: Currency): Split {
  const unit = smallestUnit(currency)
  const [way, setWay] = useState<SplitWay>('equal')
  const [chosenPeople, setPeople] = useState<number | null>(null)
  const [chosenPerson, setPerson] = useState(0)
  const [takers, setTakers] = useState<Takers>({})
  const people = chosenPeople ?? Math.max(2, ...orders.map((order) => order.people ?? 0))
  const person = Math.min(chosenPerson, people - 1)
  const units = dishUnits(orders, unit)
  const parts =
    way === 'equal' ? splitEqually(runningTotal(orders), people, unit) : splitByDish(orders, takers, people, unit)
  return {
    way,
    people,
    person,
    units,
    untaken: untakenUnits(units, takers, people),
    parts,
    part: parts[way === 'equal' ? 0 : person] ?? zero,
    takerOf: ({ key }) => takerOf(key, takers, people),
    setWay,
    setPeople,
    setPerson,
    take({ key }, isTaken) {
      const { [key]: _before, ...others } = takers
      setTakers(isTaken ? { ...others, [key]: person } : others)
    },
  }
}
