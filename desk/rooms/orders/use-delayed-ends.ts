import { useLingui } from '@lingui/react/macro'

import type { OrderEndReason, Told } from '#desk/contract/end-reasons.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { cancelOrder, refuseOrder } from '#desk/contract/orders.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import type { Delayed } from '#desk/parts/take-back/use-delayed-changes.ts'
import { useDelayedChanges } from '#desk/parts/take-back/use-delayed-changes.ts'
import { useChange } from '#desk/parts/use-change.ts'

export type EndKind = 'refuse' | 'cancel'
type End = { readonly kind: EndKind; readonly told: Told<OrderEndReason> }
export type PendingEnd = Delayed<End>

const calls = { refuse: refuseOrder, cancel: cancelOrder } as const

/**
 * Refusals and cancellations, which can be taken back before they are sent. `onSent` is called with the order and, where it
 * was refused, the reason; `no-network` and `failed` among them.
 */
export function useDelayedEnds(onSent: (id: DeskOrder['id'], kind: EndKind, reason: string | null) => void) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send } = useChange()
  const { pending, begin, takeBack, hasLeft } = useDelayedChanges<DeskOrder['id'], End>(async (id, { kind, told }) => {
    const answer = await send(calls[kind], { order: id }, told)
    onSent(id, kind, answer.ok ? null : answer.refusal.reason)
  })
  return {
    pending,
    hasLeft,
    begin(id: DeskOrder['id'], kind: EndKind, told: Told<OrderEndReason>) {
      begin(id, { kind, told })
      say(
        kind === 'refuse'
          ? t({ id: 'orders.refusing', message: `Order ${id} is refused in ten seconds` })
          : t({ id: 'orders.cancelling', message: `Order ${id} is cancelled in ten seconds` }),
      )
    },
    takeBack(id: DeskOrder['id']) {
      if (takeBack(id)) say(t({ id: 'orders.takenBack', message: `Order ${id} stays as it was` }))
    },
  }
}
