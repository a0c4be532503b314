import type { Cents } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useCount } from './use-count.ts'
import { usePrice } from './use-price.ts'

import css from './counted-price.css?inline'

declareStyles(css)

/**
 * Price text of an amount in cents that counts to a new amount when the diner changes it. A screen reader finds the new
 * amount at once, and its width is the only one that counts for the layout.
 */
export function CountedPrice({ amount }: { readonly amount: Cents }) {
  const price = usePrice()
  const shown = useCount(amount)
  if (shown === null) return <span translate="no">{price(amount)}</span>
  return (
    <span className="counted-price tabular" translate="no">
      <span className="final">{price(amount)}</span>
      <span className="counting" aria-hidden="true">
        {price(cents(shown))}
      </span>
    </span>
  )
}
