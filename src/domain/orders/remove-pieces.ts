import type { Cents } from '#src/contract/values.ts'
import { apportion } from '#src/domain/apportion.ts'
import { cents, sumCents, timesCents, zero } from '#src/domain/money.ts'
import { includedVat } from '#src/domain/taxes/included-vat.ts'
import type { VatPart } from '#src/domain/taxes/vat-of-order.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

/** A line of a placed order. */
export type PlacedLine = {
  readonly position: number
  readonly quantity: number
  readonly unitPrice: Cents
  readonly total: Cents
  /** What it costs after discounts, by VAT class; null = ordered before it was kept. */
  readonly vat: readonly VatPart[] | null
}
/** What an order costs, and of what that is made. */
export type PlacedOrder = {
  readonly lines: readonly PlacedLine[]
  /** Of its lines before discounts. */
  readonly productsTotal: Cents
  readonly discount: Cents
  readonly total: Cents
}
/** So many pieces of the line at this position. */
export type Pieces = { readonly position: number; readonly quantity: number }
export type RemovedPieces = PlacedOrder & {
  /** What is given back: by so much the total falls. */
  readonly amount: Cents
}
export type RemovalRefusal = { readonly reason: 'unknown-pieces' | 'all-removed' }

/**
 * An order without some pieces of its lines [ORD-66]. What is given back is the part of the line's price after discounts, so
 * that all pieces together give back exactly that; fees and tip stay. Whoever removes everything cancels the order instead.
 * `unit`: the smallest amount of the currency.
 */
export function removePieces(
  order: PlacedOrder,
  pieces: readonly Pieces[],
  unit = 1,
): Verdict<RemovedPieces, RemovalRefusal> {
  const wanted = new Map(pieces.map(({ position, quantity }) => [position, quantity]))
  if (!areThere(order.lines, pieces)) return refuse({ reason: 'unknown-pieces' })
  const left = (line: PlacedLine) => line.quantity - (wanted.get(line.position) ?? 0)
  if (order.lines.every((line) => left(line) === 0)) return refuse({ reason: 'all-removed' })

  const prices = pricesAfterDiscounts(order, unit)
  const changed = order.lines.map((line, index) =>
    withPieces(line, { left: left(line), price: prices[index] ?? zero, unit }),
  )
  const amount = sumCents(changed.map(({ givenBack }) => givenBack))
  const lines = changed.map(({ line }) => line).filter(({ quantity }) => quantity > 0)
  const productsTotal = sumCents(lines.map(({ total }) => total))
  const fallen = cents(order.productsTotal - productsTotal)
  return accept({
    amount,
    lines,
    productsTotal,
    discount: cents(order.discount - (fallen - amount)),
    total: cents(order.total - amount),
  })
}

/** Each position is named once, with pieces that the line has; something is named. */
function areThere(lines: readonly PlacedLine[], pieces: readonly Pieces[]): boolean {
  const isThere = ({ position, quantity }: Pieces) =>
    quantity > 0 && lines.some((line) => line.position === position && quantity <= line.quantity)
  const isNamedOnce = new Set(pieces.map(({ position }) => position)).size === pieces.length
  return pieces.length > 0 && isNamedOnce && pieces.every(isThere)
}

/** Orders of before it was kept have their discount divided over all lines. */
function pricesAfterDiscounts({ lines, productsTotal, discount }: PlacedOrder, unit: number): readonly Cents[] {
  if (lines.every(({ vat }) => vat !== null))
    return lines.map(({ vat }) => sumCents((vat ?? []).map(({ gross }) => gross)))
  const totals = lines.map(({ total }) => total)
  return apportion(cents(productsTotal - discount), totals, unit)
}

type Change = { readonly left: number; readonly price: Cents; readonly unit: number }

/** A line with fewer pieces, and what the others had cost. */
function withPieces(line: PlacedLine, { left, price, unit }: Change) {
  if (left === line.quantity) return { line, givenBack: zero }
  const kept = left === 0 ? zero : (apportion(price, [left, line.quantity - left], unit)[0] ?? zero)
  return {
    givenBack: cents(price - kept),
    line: {
      ...line,
      quantity: left,
      total: timesCents(line.unitPrice, left),
      vat: line.vat && vatOf(line.vat, kept, unit),
    },
  }
}

function vatOf(parts: readonly VatPart[], price: Cents, unit: number): readonly VatPart[] {
  const weights = parts.map(({ gross }) => gross)
  const shares = apportion(price, weights, unit)
  return parts.map((part, index) => {
    const gross = shares[index] ?? zero
    return part.percent === null ? { ...part, gross } : { ...part, gross, vat: includedVat(gross, part.percent, unit) }
  })
}
