import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { itemCount } from '#src/domain/cart/cart.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { cartDrawer, paths } from '#src/instance/routes/paths.ts'
import { useBarHeight } from '#src/parts/screen/use-bar-height.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useCart } from './use-cart.ts'

import css from './order-bar.css?inline'

declareStyles(css)

export type OrderBarProps = {
  /** The total of the order. */
  readonly total: ReactNode
  /** What is missing to a threshold, above the button. */
  readonly progress: ReactNode
}

// Container width in px from which the menu is visible beside the drawer.
const drawerFrom = 600

/** Bar below the menu that opens the cart, from the first item on [SHELL-28]. */
export function OrderBar(props: OrderBarProps) {
  const count = itemCount(useCart())
  return count === 0 ? null : <Bar {...props} count={count} />
}

function Bar({ count, total, progress }: OrderBarProps & { readonly count: number }) {
  const { location } = useInstance()
  const bar = useBarHeight<HTMLDivElement>()
  function openCart() {
    const hasRoom = (bar.current?.clientWidth ?? 0) >= drawerFrom
    location.navigate(hasRoom ? cartDrawer : paths.cart)
  }
  const bubble = (
    <>
      <span className="bubble" key={count} aria-hidden="true" translate="no">
        {count}
      </span>
      <span className="visually-hidden">
        <Plural id="cart.count" value={count} one="# item" other="# items" />
      </span>
    </>
  )
  return (
    <div className="order-bar" data-live="" ref={bar}>
      {progress}
      <Button variant="primary" isWide start={bubble} end={total} onClick={openCart}>
        <Trans id="cart.view">View order</Trans>
      </Button>
    </div>
  )
}
