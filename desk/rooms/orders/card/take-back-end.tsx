import { useLingui } from '@lingui/react/macro'

import { TakeBack } from '#desk/parts/take-back.tsx'
import type { PendingEnd } from '#desk/rooms/orders/use-delayed-ends.ts'

type TakeBackEndProps = {
  readonly end: PendingEnd
  readonly titleId: string
  readonly onTakeBack: () => void
}

/** The seconds in which a refusal or a cancellation can be taken back. */
export function TakeBackEnd({ end: { kind, sendsAtMs }, ...props }: TakeBackEndProps) {
  const { t } = useLingui()
  const labelOf = (seconds: number) =>
    kind === 'refuse'
      ? t({ id: 'orders.refusedIn', message: `Refused in ${seconds} s` })
      : t({ id: 'orders.cancelledIn', message: `Cancelled in ${seconds} s` })
  return <TakeBack {...props} sendsAtMs={sendsAtMs} labelOf={labelOf} />
}
