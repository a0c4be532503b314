import { useLingui } from '@lingui/react/macro'

import type { OrderType } from '#src/contract/service-type.ts'
import { isEatIn } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Confirms a switch between eating in and other types, which may remove products from the cart [WIZ-36, WIZ-37]. */
export function useChooseType(current: OrderType | null, onChoose: (type: OrderType) => void) {
  const { t } = useLingui()
  const { stores } = useInstance()

  async function mayChoose(type: OrderType): Promise<boolean> {
    const before = current ?? stores.draft.state.type
    const hasItems = stores.cart.state.cart.lines.length > 0
    if (!hasItems || before === null || isEatIn(before) === isEatIn(type)) return true
    return stores.dialogs.confirm(() => ({
      title: t({ id: 'wizard.switch.title', message: 'Change how you order?' }),
      text: t({
        id: 'wizard.switch.text',
        message: 'Prices and products differ: some products may be removed from your order.',
      }),
      confirmLabel: t({ id: 'action.change', message: 'Change' }),
    }))
  }

  return (type: OrderType) => {
    void mayChoose(type).then((mayIt) => {
      if (mayIt) onChoose(type)
    })
  }
}
