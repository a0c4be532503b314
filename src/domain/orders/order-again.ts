import type { OrderItem } from '#src/contract/order.ts'
import type { Order, OrderRow } from '#src/contract/placed-order.ts'
import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { NewLine } from '#src/domain/cart/change-cart.ts'
import type { RefreshContext } from '#src/domain/cart/refresh-cart.ts'
import type { LineChange } from '#src/domain/cart/refresh-line.ts'
import { refreshLine } from '#src/domain/cart/refresh-line.ts'
import { normalWords } from '#src/domain/menu/normal-words.ts'
import { roundCents, zero } from '#src/domain/money.ts'
import { noId } from '#src/domain/no-id.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'

/** Product of an earlier order, found today by its id, else by its name (contract 7). */
export type RequestedProduct = {
  readonly productId: Id<'Product'> | null
  readonly categoryId: Id<'Category'> | null
  readonly name: string
}

/** A row of the earlier order: the cart line that this device has stored for it, else as the service has it. */
export type RequestedRow = { readonly product: RequestedProduct } & (
  | { readonly kept: CartLine }
  | { readonly kept: null; readonly row: OrderRow }
)

/** The rows of an order with their stored lines, which are used only if they match the rows. */
export function requestedRows({ rows }: Pick<Order, 'rows'>, keptLines: readonly CartLine[]): RequestedRow[] {
  const isSame = keptLines.length === rows.length
  return rows.map((row, index) => {
    const line = isSame ? keptLines[index] : undefined
    const kept = line && isLineOf(row, line) ? line : null
    const productId = row.productId ?? kept?.item.productId ?? null
    const categoryId = row.categoryId ?? kept?.item.categoryId ?? null
    const product = { productId, categoryId, name: row.name }
    return kept ? { kept, product } : { kept, row, product }
  })
}

/** The rows of an order of this device by its stored lines alone (decision 75). */
export function keptRows(lines: readonly CartLine[]): RequestedRow[] {
  return lines.map((kept) => ({ kept, product: kept.item }))
}

function isLineOf({ productId, quantity, name }: OrderRow, { quantity: kept, item }: CartLine): boolean {
  return quantity === kept && (productId === null ? isNamed(item.name, name) : item.productId === productId)
}

export type AgainChange = LineChange | { readonly kind: 'not-in-menu' | 'not-deliverable'; readonly name: string }
export type OrderAgain = {
  readonly lines: readonly NewLine[]
  /** Differences from the earlier order, in the order of its rows. */
  readonly changes: readonly AgainChange[]
}
export type AgainContext = RefreshContext & {
  /** Lines that are in the cart already; they use the stock first. */
  readonly cartLines: readonly CartLine[]
}

/**
 * Builds the lines of a new order from an earlier one at today's prices, and lists the differences: products and extras
 * that are gone, other prices, lower quantities. `found` has today's product for each requested row; null = gone.
 */
export function orderAgain(
  wishes: readonly RequestedRow[],
  found: readonly (Product | null)[],
  { cartLines, ...context }: AgainContext,
): OrderAgain {
  const lines: CartLine[] = []
  const changes: AgainChange[] = []
  wishes.forEach((wish, index) => {
    const { name } = wish.product
    const product = found[index] ?? null
    const offered = product ?? wish.kept
    const why = offered && whyNotOrderable(offered, context)
    if (!product || why) {
      changes.push({ kind: why || 'removed', name })
      return
    }
    // Line numbers of a cart start at 1.
    const earlier = lineOf(wish, product, { venueId: context.venueId, lineId: -index })
    const again = refreshLine(earlier, product, { ...context, otherLines: [...cartLines, ...lines] })
    changes.push(...again.changes)
    if (again.line) lines.push(again.line)
  })
  return { lines: lines.map(({ lineId: _lineId, ...line }) => line), changes }
}

type NewPlace = { readonly venueId: Id<'Venue'>; readonly lineId: number }

/** The earlier row as a cart line at its old prices, with the options that are found by name. */
function lineOf(wish: RequestedRow, product: Product, { venueId, lineId }: NewPlace): CartLine {
  // An order that is placed again is the diner's own.
  if (wish.kept) return { ...wish.kept, lineId, member: null }
  const { row } = wish
  const categoryId = row.categoryId ?? product.category.id
  const configuration = emptyConfiguration(product)
  const of = { orderType: 'takeAway', venueId, lineId } as const
  const line = buildLine({ product, categoryId, configuration, quantity: row.quantity, ...of })
  const { item } = line
  return {
    ...line,
    unitPrice: roundCents(row.total / row.quantity),
    item: { ...item, name: row.name, ...choicesOf(row, product), note: row.note },
  }
}

type Choices = Pick<OrderItem, 'size' | 'variant' | 'additions' | 'picks' | 'comboPicks'>

/** An option that is not found gets `noId`, so that re-pricing reports it as gone. */
function choicesOf(row: OrderRow, product: Product): Choices {
  const size = row.sizeName === null ? null : named(product.sizes, row.sizeId, row.sizeName)
  const variants = product.variants.map(({ id, name, label }) => ({ id, name: label || name }))
  const variant = row.variantName === null ? null : named(variants, row.variantId, row.variantName)
  return {
    size: size && { ...size, price: row.sizePrice ?? zero },
    variant: variant && { ...variant, price: row.variantPrice ?? zero },
    additions: row.additions.map((extra) => extraOf(product.additions, extra)),
    picks: row.picks.map((extra) => extraOf(product.picks, extra)),
    comboPicks: row.comboContent.map((pick) => {
      const { productId, categoryId } = (product.comboProducts ?? []).find(
        (one) => one.productId === pick.productId,
      ) ?? { productId: pick.productId, categoryId: noId }
      return { ...pick, productId, categoryId }
    }),
  }
}

function named<I extends number>(
  offered: readonly { readonly id: I; readonly name: string }[],
  id: I | null,
  name: string,
): { id: I; name: string } {
  const one = offered.find((other) => other.id === id) ?? offered.find((other) => isNamed(other.name, name))
  return { id: one?.id ?? (0 as I), name }
}

function extraOf(set: ExtraSet | null | undefined, { ingredientId, name, price }: OrderRow['additions'][number]) {
  const offered = set?.ingredients ?? []
  const one = offered.find(({ id }) => id === ingredientId) ?? offered.find((extra) => isNamed(extra.name, name))
  return { id: one?.id ?? ingredientId, groupId: one?.groupId ?? noId, name, price }
}

/** Whether two names are equal without case and accents. */
export function isNamed(name: string, wished: string): boolean {
  return normalWords(name).join(' ') === normalWords(wished).join(' ')
}
