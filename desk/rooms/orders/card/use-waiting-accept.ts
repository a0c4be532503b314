import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

/** Whether an order is accepted at this desk and waits for the network, and how that begins and ends. */
export function useWaitingAccept(order: DeskOrder['id']) {
  const { t } = useLingui()
  const { waiting, say } = useDesk()
  const change = { kind: 'accept', order } as const
  return {
    hasAccepted: useSyncExternalStore(waiting.subscribe, () => waiting.has(change)),
    accept() {
      waiting.add(change)
      say(t({ id: 'orderSaid.waits', message: `Order ${order}: accepted as soon as the network is back` }))
    },
    takeBack: () => waiting.takeBack(change),
  }
}
