import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { itemCount, lineTotal } from '#src/domain/cart/cart.ts'
import { isShort } from '#src/domain/cart/is-short.ts'
import type { Shortage } from '#src/domain/cart/shortages.ts'
import { chosenOptionTexts } from '#src/parts/cart/chosen-option-texts.ts'
import { OrderCosts } from '#src/parts/costs/order-costs.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'

import { PointsLine } from './deferred-blocks.tsx'
import type { Checkout } from './use-checkout.ts'

type CheckoutSummaryProps = {
  readonly checkout: Checkout
  /** Lines that cannot be had as ordered are marked. */
  readonly shortages: readonly Shortage[]
}

/** Lines, costs, savings and the total; on narrow containers the lines can be collapsed [CHK-06, CHK-11]. */
export function CheckoutSummary({ checkout, shortages }: CheckoutSummaryProps) {
  const [isOpen, setIsOpen] = useState(true)
  const { costs } = checkout
  const { lines } = costs
  const count = itemCount({ lines })
  return (
    <div className="checkout-summary" data-open={isOpen}>
      <Card
        title={
          <Trans id="checkout.recap">
            Order · <Plural value={count} one="# item" other="# items" />
          </Trans>
        }
        action={
          <span className="fold">
            <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? <Trans id="action.hide">Hide</Trans> : <Trans id="action.show">Show</Trans>}
            </Button>
          </span>
        }
      >
        <ul className="lines">
          {lines.map((line) => (
            <Line key={line.lineId} line={line} isMarked={shortages.some((shortage) => isShort(line, shortage))} />
          ))}
        </ul>
        <OrderCosts costs={costs} headingLevel={3}>
          <PointsLine checkout={checkout} />
        </OrderCosts>
      </Card>
    </div>
  )
}

function Line({ line, isMarked }: { line: CartLine; isMarked: boolean }) {
  const price = usePrice()
  const options = [line.member?.name, ...chosenOptionTexts(line.item)].filter(Boolean).join(' · ')
  return (
    <li data-short={isMarked}>
      <span className="tabular">{line.quantity} ×</span>
      <span>
        {line.item.name}
        {options !== '' && <span className="options">{options}</span>}
      </span>
      <span className="tabular">{price(lineTotal(line))}</span>
    </li>
  )
}
