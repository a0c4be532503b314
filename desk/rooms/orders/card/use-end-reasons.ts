import { useLingui } from '@lingui/react/macro'

import type { OrderEndReason } from '#desk/contract/end-reasons.ts'
import { orderEndReasons } from '#desk/contract/end-reasons.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'

type Reason = { readonly reason: OrderEndReason; readonly name: string }

/** The reasons that fit an order, in the words of its buttons. */
export function useEndReasons({ courier }: Pick<DeskOrder, 'courier'>): readonly Reason[] {
  const { t } = useLingui()
  const names: Readonly<Record<OrderEndReason, string>> = {
    kitchenClosed: t({ id: 'endReason.kitchenClosed', message: 'Kitchen closes early' }),
    soldOut: t({ id: 'endReason.soldOut', message: 'A dish is sold out' }),
    tooBusy: t({ id: 'endReason.tooBusy', message: 'Too busy' }),
    cannotDeliver: t({ id: 'endReason.cannotDeliver', message: 'Cannot deliver there' }),
    unreachable: t({ id: 'endReason.unreachable', message: 'Customer not reached' }),
    askedFor: t({ id: 'endReason.askedFor', message: 'Customer asked for it' }),
  }
  return orderEndReasons
    .filter((reason) => reason !== 'cannotDeliver' || courier !== null)
    .map((reason) => ({ reason, name: names[reason] }))
}
