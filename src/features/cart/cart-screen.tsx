import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { paths } from '#src/instance/routes/paths.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useBarHeight } from '#src/parts/screen/use-bar-height.ts'
import { Button } from '#src/ui/base/button.tsx'
import { PlusIcon } from '#src/ui/base/icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { CartContent } from './cart-content.tsx'
import type { CartProps } from './cart-content.tsx'
import { useCart } from './use-cart.ts'
import { useContinueAfterSignIn, useContinueToCheckout } from './use-continue-to-checkout.ts'
import { useSeeMenu } from './use-see-menu.ts'

import css from './cart-screen.css?inline'

declareStyles(css)

/** The cart page, open to guests too [CART-03]. */
export function CartScreen({ total, Continue, ...parts }: CartProps) {
  const { t } = useLingui()
  const { lines } = useCart()
  const seeMenu = useSeeMenu()
  const { isBusy, ...ways } = useContinueToCheckout()
  useContinueAfterSignIn(ways)
  const addItems = (
    <Button variant="text" size="small" start={<PlusIcon size={20} />} onClick={seeMenu}>
      <Trans id="cart.addItems">Add items</Trans>
    </Button>
  )
  const isEmpty = lines.length === 0
  return (
    <div className="cart-screen">
      <TitleBar
        title={t({ id: 'cart.title', message: 'Your order' })}
        parent={paths.menu}
        trailing={!isEmpty && addItems}
      />
      <div className="screen-frame content">
        <CartContent {...parts} />
      </div>
      {!isEmpty && (
        <ContinueBar>
          <Continue total={total} isBusy={isBusy} onContinue={ways.goOn} />
        </ContinueBar>
      )}
    </div>
  )
}

function ContinueBar({ children }: { readonly children: ReactNode }) {
  const bar = useBarHeight<HTMLDivElement>()
  return (
    <div className="bottom" ref={bar}>
      {children}
    </div>
  )
}
