import { useLingui } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { CartContent } from './cart-content.tsx'
import type { CartProps } from './cart-content.tsx'
import { useCart } from './use-cart.ts'
import { useContinueAfterSignIn, useContinueToCheckout } from './use-continue-to-checkout.ts'

/** The cart as a drawer at the right of the menu. */
export function CartDrawer({ total, Continue, ...parts }: CartProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  const { lines } = useCart()
  const { isBusy, ...ways } = useContinueToCheckout()
  useContinueAfterSignIn(ways)
  return (
    <Dialog
      variant="drawer"
      title={t({ id: 'cart.title', message: 'Your order' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={() => location.back(paths.menu)}
      footer={lines.length > 0 && <Continue total={total} isBusy={isBusy} onContinue={ways.goOn} />}
    >
      <CartContent {...parts} />
    </Dialog>
  )
}
