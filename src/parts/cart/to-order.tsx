import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import css from './to-order.css?inline'

declareStyles(css)

/**
 * After the plus of an added dish: leads the focus past the dishes below it to the order, which is its button or its
 * column. Drawn only while it has the focus, because for a pointer the order is always in sight.
 */
export function ToOrder() {
  function lead({ currentTarget }: MouseEvent<HTMLElement>) {
    const root = currentTarget.getRootNode() as ShadowRoot
    root.querySelector<HTMLElement>('.order-bar .button, .cart-column .title')?.focus()
  }
  return (
    <button type="button" className="to-order" data-live="" onClick={lead}>
      <Trans id="menu.toOrder">To your order</Trans>
    </button>
  )
}
