import { sumOf } from '#src/browser/lists.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'

/**
 * Divides an amount in proportion to whole weights, by the largest remainder; of equal remainders the first gets the unit.
 * Without any weight all get the same. What is less than a unit goes to the first.
 */
export function apportion(total: Cents, weights: readonly number[], unit = 1): Cents[] {
  const sum = sumOf(weights, (weight) => weight)
  if (sum === 0 && weights.length > 0) {
    const same = weights.map(() => 1)
    return apportion(total, same, unit)
  }
  const units = Math.floor(total / unit)
  const quotas = weights.map((weight, index) => {
    const product = units * weight
    return { index, whole: Math.floor(product / sum), rest: product % sum }
  })
  const left = units - sumOf(quotas, ({ whole }) => whole)
  const first = new Set(
    [...quotas]
      .sort((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  const odd = total - units * unit
  return quotas.map(({ index, whole }) => cents((whole + (first.has(index) ? 1 : 0)) * unit + (index === 0 ? odd : 0)))
}
