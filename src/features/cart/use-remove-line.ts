import { useLingui } from '@lingui/react/macro'
import { snapshot } from 'valtio'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { removeLine, restoreLine } from '#src/domain/cart/change-cart.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Removes a line, with an Undo that restores it in its place [CART-13]. */
export function useRemoveLine(): (lineId: number) => void {
  const { t } = useLingui()
  const { stores } = useInstance()
  return (lineId) => {
    const lines = snapshot(stores.cart.state).cart.lines as readonly CartLine[]
    const index = lines.findIndex((line) => line.lineId === lineId)
    const line = lines[index]
    if (!line) return
    const { name } = line.item
    stores.cart.change(removeLine, lineId)
    stores.dialogs.showToast({
      text: t({ id: 'cart.removed', message: `${name} removed` }),
      action: {
        label: t({ id: 'action.undo', message: 'Undo' }),
        onAction: () => stores.cart.change(restoreLine, line, index),
      },
    })
  }
}
