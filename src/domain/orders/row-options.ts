import type { OrderRow } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'

/** What was chosen for a dish, or noted. */
export type RowOption =
  | {
      readonly kind: 'choice' | 'addition'
      readonly name: string
      /** Of one; null or 0 = costs nothing more. */
      readonly price: Cents | null
    }
  /** A part of a combo, with how many. */
  | { readonly kind: 'part'; readonly name: string; readonly quantity: number }
  /** The price of such a combo is a minimum [ORD-18]. */
  | { readonly kind: 'minimumPrice' }
  | { readonly kind: 'note'; readonly text: string }

type Row = Pick<
  OrderRow,
  | 'sizeName'
  | 'sizePrice'
  | 'variantName'
  | 'variantPrice'
  | 'comboContent'
  | 'picks'
  | 'additions'
  | 'isCombo'
  | 'comboPricing'
  | 'note'
>

/** All that was chosen for a row of an order, in display order [ORD-17, ORD-18]. */
export function rowOptions(row: Row): RowOption[] {
  const chosen = (name: string | null, price: Cents | null): RowOption[] =>
    name ? [{ kind: 'choice', name, price }] : []
  return [
    ...chosen(row.sizeName, row.sizePrice),
    ...chosen(row.variantName, row.variantPrice),
    ...row.comboContent.map(({ name, quantity }): RowOption => ({ kind: 'part', name, quantity })),
    ...row.picks.flatMap(({ name, price }) => chosen(name, price)),
    ...row.additions.map(({ name, price }): RowOption => ({ kind: 'addition', name, price })),
    ...(row.isCombo && row.comboPricing !== 'fixed' ? [{ kind: 'minimumPrice' } as const] : []),
    ...(row.note ? [{ kind: 'note', text: row.note } as const] : []),
  ]
}
