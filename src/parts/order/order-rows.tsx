import { useLingui } from '@lingui/react/macro'

import type { OrderRow } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { RowOption } from '#src/domain/orders/row-options.ts'
import { rowOptions } from '#src/domain/orders/row-options.ts'
import { usePrice } from '#src/parts/price/use-price.ts'

import { AllergenHelp, RowAllergens } from './row-allergens.tsx'

type RowsProps = { readonly rows: readonly OrderRow[]; readonly venue: Venue | null }

/** The ordered products with their options, prices and, where they are known, allergens [ORD-17, ORD-18]. */
export function OrderRows({ rows, venue }: RowsProps) {
  const price = usePrice(venue)
  // A service that does not tell allergens tells them for no row.
  const tellsAllergens = rows.some(({ allergens }) => allergens !== null)
  return (
    <>
      <ul className="rows">
        {rows.map((row, index) => (
          <Row key={index} row={row} price={price} tellsAllergens={tellsAllergens} />
        ))}
      </ul>
      {tellsAllergens && venue && <AllergenHelp phone={venue.phone} />}
    </>
  )
}

type RowProps = {
  readonly row: OrderRow
  readonly price: (amount: Cents) => string
  readonly tellsAllergens: boolean
}

function Row({ row, price, tellsAllergens }: RowProps) {
  const { t } = useLingui()
  const named = (name: string, amount: Cents | null) => (amount ? `${name} (${price(amount)})` : name)
  const text = (option: RowOption): string => {
    switch (option.kind) {
      case 'choice':
        return named(option.name, option.price)
      case 'part':
        return option.quantity > 1 ? `${option.quantity} × ${option.name}` : option.name
      case 'addition':
        return `+\u00A0${named(option.name, option.price)}`
      case 'minimumPrice':
        return t({ id: 'orders.minimumPrice', message: 'minimum price' })
      case 'note':
        return `“${option.text}”`
    }
  }
  const options = [row.memberName, ...rowOptions(row).map(text)].filter(Boolean)
  return (
    <li>
      <span className="tabular">{row.quantity} ×</span>
      <span>
        {row.name}
        {options.length > 0 && <span className="options">{options.join(' · ')}</span>}
        {tellsAllergens && <RowAllergens allergens={row.allergens} />}
      </span>
      <span className="tabular">{price(row.total)}</span>
    </li>
  )
}
