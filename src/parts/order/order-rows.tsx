import { useLingui } from '@lingui/react/macro'

import type { OrderRow } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { usePrice } from '#src/parts/price/use-price.ts'

type RowsProps = { readonly rows: readonly OrderRow[]; readonly venue: Venue | null }

/** The ordered products with their options and prices [ORD-17, ORD-18]. */
export function OrderRows({ rows, venue }: RowsProps) {
  const price = usePrice(venue)
  return (
    <ul className="rows">
      {rows.map((row, index) => (
        <Row key={index} row={row} price={price} />
      ))}
    </ul>
  )
}

function Row({ row, price }: { row: OrderRow; price: (amount: Cents) => string }) {
  const { t } = useLingui()
  const named = (name: string, amount: Cents | null) => (amount ? `${name} (${price(amount)})` : name)
  const options = [
    row.sizeName && named(row.sizeName, row.sizePrice),
    row.variantName && named(row.variantName, row.variantPrice),
    ...row.comboContent.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
    ...row.picks.map((pick) => named(pick.name, pick.price)),
    ...row.additions.map((addition) => `+\u00A0${named(addition.name, addition.price)}`),
    // The price of such a combo is a minimum [ORD-18].
    row.isCombo && row.comboPricing !== 'fixed' && t({ id: 'orders.minimumPrice', message: 'minimum price' }),
    row.note && `“${row.note}”`,
  ].filter(Boolean)
  return (
    <li>
      <span className="tabular">{row.quantity} ×</span>
      <span>
        {row.name}
        {options.length > 0 && <span className="options">{options.join(' · ')}</span>}
      </span>
      <span className="tabular">{price(row.total)}</span>
    </li>
  )
}
