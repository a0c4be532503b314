import type { ComboPick } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'

import type { CartLine } from './cart-line.ts'

/** The line with the names that its product has in another language; what the product does not list keeps its name [CART-50]. */
export function renameLine(line: CartLine, product: Product): CartLine {
  const { item } = line
  const { name, sizes, additions, picks, comboProducts } = product
  const variants = product.variants.map(({ id, name: own, label }) => ({ id, name: label || own }))
  return {
    ...line,
    item: {
      ...item,
      name,
      size: item.size && named(item.size, sizes),
      standardSize: item.standardSize && named(item.standardSize, sizes),
      variant: item.variant && named(item.variant, variants),
      additions: item.additions.map((extra) => named(extra, additions?.ingredients)),
      picks: item.picks.map((extra) => named(extra, picks?.ingredients)),
      comboPicks: item.comboPicks.map((pick) => namedPick(pick, comboProducts)),
    },
  }
}

type Named = { readonly id: number; readonly name: string }

function named<T extends Named>(own: T, listed: readonly Named[] = []): T {
  const found = listed.find(({ id }) => id === own.id)
  return found ? { ...own, name: found.name } : own
}

function namedPick(pick: ComboPick, listed: Product['comboProducts']): ComboPick {
  const found = listed?.find(({ productId }) => productId === pick.productId)
  return found ? { ...pick, name: found.name } : pick
}
