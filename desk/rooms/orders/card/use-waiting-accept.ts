import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import type { DeskOrder, ExpectedTime } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import type { WaitingAccept, WaitingChange } from '#desk/parts/waiting-changes.ts'

const isAcceptOf =
  (order: DeskOrder['id']) =>
  (each: WaitingChange): each is WaitingAccept =>
    each.kind === 'accept' && each.order === order

/** Whether an order is accepted at this desk and waits for the network, and how that begins and ends. */
export function useWaitingAccept(order: DeskOrder['id']) {
  const { t } = useLingui()
  const { waiting, say } = useDesk()
  const accepted = useSyncExternalStore(waiting.subscribe, () => waiting.all.find(isAcceptOf(order)) ?? null)
  return {
    /** Null: it does not wait. */
    accepted,
    /** `expected`: what its diner is promised; null = as it was ordered. */
    accept(expected: ExpectedTime | null) {
      waiting.add({ kind: 'accept', order, expected })
      say(t({ id: 'orderSaid.waits', message: `Order ${order}: accepted as soon as the network is back` }))
    },
    takeBack: () => accepted && waiting.takeBack(accepted),
  }
}
