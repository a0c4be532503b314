import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import type { CartProps } from './cart-content.tsx'
import { CartLines } from './cart-lines.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { TimeLimitNotice } from './late-time-limit.ts'
import { useCart } from './use-cart.ts'
import { useContinueToCheckout } from './use-continue-to-checkout.ts'

import css from './cart-column.css?inline'

declareStyles(css)

/** The cart beside the menu on wide containers, in its own scrolling column. */
export function CartColumn({ Costs, total, changes, group, groupOffer, Continue }: Omit<CartProps, 'discard'>) {
  const id = useId()
  const { lines } = useCart()
  const { goOn, isBusy } = useContinueToCheckout()
  const [wasEmptied, setWasEmptied] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const isEmpty = lines.length === 0
  return (
    <section className="cart-column" data-live="" aria-labelledby={id}>
      <h2 className="title" id={id} tabIndex={-1}>
        <Trans id="cart.title">Your order</Trans>
      </h2>
      <div className="content">
        {changes}
        {group}
        {isEmpty ? <EmptyCart takesFocus={wasEmptied} /> : <CartLines onEmptied={() => setWasEmptied(true)} />}
        {!isEmpty && (
          <div className="costs">
            <Costs onWhole={setIsWhole} />
          </div>
        )}
        {(isWhole || isEmpty) && groupOffer}
      </div>
      {!isEmpty && (
        <div className="foot">
          <TimeLimitNotice />
          <Continue total={total} isBusy={isBusy} onContinue={goOn} />
        </div>
      )}
    </section>
  )
}
