import { Trans, useLingui } from '@lingui/react/macro'

import { clearCart } from '#src/domain/cart/change-cart.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { createCartChangesStore } from '#src/state/cart-changes-store.ts'
import { createLostSavingsStore } from '#src/state/lost-savings-store.ts'
import { Button } from '#src/ui/base/button.tsx'

/** Button that, after confirmation, empties the cart, resets the order and opens the wizard [CART-07]. */
export function DiscardOrder() {
  const { t } = useLingui()
  const instance = useInstance()
  const { stores, location } = instance
  async function discard() {
    const isConfirmed = await stores.dialogs.confirm(() => ({
      title: t({ id: 'cart.discard.title', message: 'Discard the order?' }),
      text: t({ id: 'cart.discard.text', message: 'Your cart will be emptied and the chosen time released.' }),
      confirmLabel: t({ id: 'cart.discard.confirm', message: 'Discard' }),
    }))
    if (!isConfirmed) return
    stores.cart.change(clearCart)
    stores.draft.reset()
    instance.stores.of(createCartChangesStore).dismiss()
    instance.stores.of(createLostSavingsStore).dismiss()
    location.navigate(paths.orderOptions, { replace: true })
  }
  return (
    <Button variant="text" size="small" onClick={() => void discard()}>
      <Trans id="cart.discard">Discard order</Trans>
    </Button>
  )
}
