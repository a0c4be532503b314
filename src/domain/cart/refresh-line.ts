import type { Product } from '#src/contract/product.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { unitsLeft } from '#src/domain/product/availability.ts'
import { isSameComboChoice } from '#src/domain/product/combo.ts'
import type { Configuration, ExtraChoice } from '#src/domain/product/configuration.ts'
import { isSameChoice } from '#src/domain/product/configuration.ts'
import { missingChoices } from '#src/domain/product/missing-choices.ts'
import { stillPossible } from '#src/domain/product/still-possible.ts'
import type { OrderContext } from '#src/domain/product/why-not-orderable.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'

import { buildLine, configurationOf } from './build-line.ts'
import type { CartLine } from './cart-line.ts'

export type LineChange =
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'price'; readonly name: string; readonly from: Cents; readonly to: Cents }
  | { readonly kind: 'quantity'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'addition-removed'; readonly name: string; readonly addition: string }

export type LineContext = OrderContext & {
  readonly venueId: Id<'Venue'>
  /** Lines that use the stock first. */
  readonly otherLines: readonly CartLine[]
}
export type RefreshedLine = { readonly line: CartLine | null; readonly changes: LineChange[] }

/**
 * Re-prices a line: removes extras that are gone, lowers a quantity above stock, drops a line that cannot be ordered,
 * and lists each change (rulings "re-pricing finds something gone").
 */
export function refreshLine(line: CartLine, product: Product | null, context: LineContext): RefreshedLine {
  const { name } = line.item
  const removed: RefreshedLine = { line: null, changes: [{ kind: 'removed', name }] }
  if (!product || whyNotOrderable(product, context) !== null) return removed
  if (lacksDetail(line, product)) return withinStock(line, product, context)

  const configuration = stillOffered(product, line, context.venueId)
  if (!configuration || missingChoices(product, configuration, context).length > 0) return removed

  const quantity = quantityInStock(line, product, context)
  if (quantity < 1) return removed

  const { venueId, orderType } = context
  const { lineId } = line
  const { categoryId } = line.item
  const built = buildLine({ product, categoryId, configuration, quantity, orderType, venueId, lineId })
  const refreshed = { ...built, member: line.member }
  return { line: refreshed, changes: [...lostExtras(line, configuration), ...changedAmounts(line, refreshed)] }
}

function quantityInStock(line: CartLine, product: Product, { venueId, otherLines }: LineContext): number {
  const left = unitsLeft({ product, venueId, lines: otherLines, editedLineId: line.lineId })
  return Math.min(line.quantity, left ?? line.quantity)
}

/** The line as it is, but for a quantity above stock: nothing else can be judged. */
function withinStock(line: CartLine, product: Product, context: LineContext): RefreshedLine {
  const quantity = quantityInStock(line, product, context)
  if (quantity < 1) return { line: null, changes: [{ kind: 'removed', name: line.item.name }] }
  const lowered = { ...line, quantity }
  return quantity === line.quantity ? { line, changes: [] } : { line: lowered, changes: changedAmounts(line, lowered) }
}

/** Whether the product lacks details that the line needs, as in a list reply (rulings "re-pricing a cart"). */
function lacksDetail({ item }: CartLine, product: Product): boolean {
  return (
    (item.additions.length > 0 && product.additions === undefined) ||
    (item.picks.length > 0 && product.picks === undefined) ||
    (item.comboPicks.length > 0 && product.comboProducts === undefined)
  )
}

/** The part of the line's configuration that is still possible; null when its size is gone. */
function stillOffered(product: Product, line: CartLine, venueId: Id<'Venue'>): Configuration | null {
  const chosen = configurationOf(line)
  if (chosen.sizeId !== null && !product.sizes.some(({ id }) => id === chosen.sizeId)) return null
  return stillPossible(product, chosen, venueId)
}

function lostExtras({ item }: CartLine, configuration: Configuration): LineChange[] {
  const isLost = (kept: readonly ExtraChoice[]) => (extra: ExtraChoice) =>
    !kept.some((choice) => isSameChoice(choice, extra))
  const lost = [
    ...(item.variant && configuration.variantId === null ? [item.variant] : []),
    ...item.additions.filter(isLost(configuration.additions)),
    ...item.picks.filter(isLost(configuration.picks)),
    ...item.comboPicks.filter((pick) => !configuration.comboPicks.some((kept) => isSameComboChoice(kept, pick))),
  ]
  const names = new Set(lost.map(({ name }) => name))
  return [...names].map((addition) => ({ kind: 'addition-removed', name: item.name, addition }))
}

function changedAmounts(before: CartLine, after: CartLine): LineChange[] {
  const { name } = before.item
  const changes: LineChange[] = []
  if (before.quantity !== after.quantity)
    changes.push({ kind: 'quantity', name, from: before.quantity, to: after.quantity })
  if (before.unitPrice !== after.unitPrice)
    changes.push({ kind: 'price', name, from: before.unitPrice, to: after.unitPrice })
  return changes
}
