import { useLingui } from '@lingui/react/macro'

import type { AgainOffer } from '#src/domain/orders/again-offers.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { AgainList } from './again-list.tsx'

export type AgainSheetProps = { readonly offers: readonly AgainOffer[]; readonly onClose: () => void }

/** Sheet with what else can be ordered again. */
export function AgainSheet({ offers, onClose }: AgainSheetProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t({ id: 'again.title', message: 'Order again' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
    >
      <AgainList offers={offers} onLeave={onClose} />
    </Dialog>
  )
}
