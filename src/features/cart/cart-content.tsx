import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { CartLines } from './cart-lines.tsx'
import type { ContinueButtonProps } from './continue-button.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { TimeLimitNotice } from './late-time-limit.ts'
import { useCart } from './use-cart.ts'
import { useSeeMenu } from './use-see-menu.ts'

import css from './cart-content.css?inline'

declareStyles(css)

export type CostsProps = {
  /** Told true once nothing will be added any more: what stands below may be drawn without being moved [CART-59]. */
  readonly onWhole: (isWhole: true) => void
}

export type CartProps = {
  /** All costs of the order, with discounts. */
  readonly Costs: ComponentType<CostsProps>
  readonly total: ReactNode
  /** Notice of changes by re-pricing. */
  readonly changes: ReactNode
  /** The group order, above the lines. */
  readonly group: ReactNode
  /** The offer to start one, below everything else. */
  readonly groupOffer: ReactNode
  /** The button that discards the order. */
  readonly discard: ReactNode
  /** The button below the lines. */
  readonly Continue: ComponentType<ContinueButtonProps>
}

/** Lines and costs of the cart, for its page and the drawer [CART-02, CART-08]. */
export function CartContent({ Costs, changes, group, groupOffer, discard }: Omit<CartProps, 'total' | 'Continue'>) {
  const { lines } = useCart()
  const seeMenu = useSeeMenu()
  const [wasEmptied, setWasEmptied] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const isEmpty = lines.length === 0
  return (
    <div className="cart-content">
      {changes}
      {group}
      {isEmpty ? (
        <EmptyCart
          takesFocus={wasEmptied}
          action={
            <Button variant="primary" onClick={seeMenu}>
              <Trans id="cart.seeMenu">See the menu</Trans>
            </Button>
          }
        />
      ) : (
        <>
          <CartLines onEmptied={() => setWasEmptied(true)} />
          <div className="costs">
            <Costs onWhole={setIsWhole} />
          </div>
        </>
      )}
      {(isWhole || isEmpty) && (
        <>
          {!isEmpty && <TimeLimitNotice />}
          {groupOffer}
          <div className="discard">{discard}</div>
        </>
      )}
    </div>
  )
}
