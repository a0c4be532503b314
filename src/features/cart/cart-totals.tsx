import { Trans } from '@lingui/react/macro'

import { useFailureAlert } from '#src/components/use-failure-alert.ts'
import { usePrice } from '#src/components/use-price.ts'
import { zero } from '#src/domain/money.ts'
import { declareStyles } from '#src/ui/styles.ts'

import { useOrderTotals } from './use-order-totals.ts'

import css from './cart-totals.css?inline'

declareStyles(css)

/**
 * Every cost of the order by its name, then the total [CART-05]; a fixed cost of 0 is not shown (rulings). Fees that
 * could not be asked for are said once; until they can, those of the startup count [BERR-07].
 */
export function CartTotals() {
  const totals = useOrderTotals()
  const price = usePrice()
  useFailureAlert(totals.error)
  return (
    <dl className="cart-totals tabular">
      <div>
        <dt>
          <Trans id="cart.products">Products</Trans>
        </dt>
        <dd>{price(totals.products)}</dd>
      </div>
      {totals.fixedCost !== zero && (
        <div>
          <dt>{totals.fixedCostName ?? <Trans id="cart.fixedCost">Fixed cost</Trans>}</dt>
          <dd>{price(totals.fixedCost)}</dd>
        </div>
      )}
      <div className="total">
        <dt>
          <Trans id="cart.total">Total</Trans>
        </dt>
        <dd>{price(totals.total)}</dd>
      </div>
    </dl>
  )
}
