import { Trans, useLingui } from '@lingui/react/macro'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { removeLine, restoreLine } from '#src/domain/cart/change-cart.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { Button } from '#src/ui/base/button.tsx'
import { BinIcon } from '#src/ui/base/more-icons.tsx'

/** Button that removes the edited line, with Undo, and returns to the cart. */
export function RemoveLine({ line }: { readonly line: CartLine }) {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const remove = () => {
    const index = stores.cart.state.cart.lines.findIndex(({ lineId }) => lineId === line.lineId)
    const { name } = line.item
    stores.cart.change(removeLine, line.lineId)
    location.back(paths.cart)
    stores.dialogs.showToast({
      text: t({ id: 'cart.removed', message: `${name} removed` }),
      action: {
        label: t({ id: 'action.undo', message: 'Undo' }),
        onAction: () => stores.cart.change(restoreLine, line, Math.max(0, index)),
      },
    })
  }
  return (
    <Button variant="text" size="small" start={<BinIcon size={20} />} onClick={remove}>
      <Trans id="product.remove">Remove from order</Trans>
    </Button>
  )
}
