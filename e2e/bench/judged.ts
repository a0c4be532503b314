import type { Budget } from '#tools/budgets.ts'
import { standing } from '#tools/budgets.ts'

import { printTable } from './table.ts'

/** A figure with its budget, both in the unit; kB are given in bytes. */
export type Judged = {
  readonly name: string
  readonly unit: 'kB' | 'ms' | 'hops' | 'times floor' | 'times 1,000' | ''
  readonly now: number
  readonly budget: Budget
}

/** Prints figures beside their goals and hard lines. */
export function printBudgets(title: string, judged: readonly Judged[]): void {
  const rows = judged.map(({ name, unit, now, budget }) => {
    const shown = (value: number) => (Number.isFinite(value) ? value / (unit === 'kB' ? 1000 : 1) : '-')
    return [name, unit, shown(budget.goal), shown(budget.hard), shown(now), standing(now, budget)]
  })
  printTable(title, ['', 'unit', 'goal', 'hard line', 'now', ''], rows)
}
