import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { isDelivered } from '#src/domain/services/order-type.ts'
import { firstSlotFrom } from '#src/domain/slots/slot-times.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { isSameSlot } from '#src/parts/slots/orderable-slots.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { SlotPicker } from '#src/parts/slots/slot-picker.tsx'
import { useMoveOrder } from '#src/parts/slots/use-move-order.ts'
import { useSlotsFromNow } from '#src/parts/slots/use-slots-from-now.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'

type OtherTimesProps = { readonly draft: StartedDraft; readonly onMoved: () => void }

/** The times of the day that are still free, first the next after the wanted one; the order moves to the chosen one. */
export function OtherTimes({ draft, onMoved }: OtherTimesProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  const { slots, suggested, isLoading } = useSlotsFromNow(draft)
  const [picked, setPicked] = useState<OrderSlot | null>(null)
  const { move, isMoving, messages } = useMoveOrder(draft, onMoved)
  const chosen =
    slots.find((slot) => picked && isSameSlot(slot, picked)) ??
    firstSlotFrom(slots, timeOf(draft.slotStart)) ??
    suggested
  if (isLoading) return <Spinner label={t({ id: 'wizard.loading', message: 'Loading the times' })} />
  return (
    <Card>
      <AlertList messages={messages} />
      {slots.length === 0 && (
        <p role="status">
          <Trans id="wizard.noSlot">No time slot available</Trans>
        </p>
      )}
      <SlotPicker
        label={t({ id: 'cart.expired.slot', message: 'New time' })}
        slots={slots}
        chosen={chosen}
        isFolded
        showsRange={isDelivered(draft.type)}
        onChoose={(slot) => setPicked(slots.find((one) => isSameSlot(one, slot)) ?? null)}
      />
      {chosen && (
        <Button isWide isBusy={isMoving} end={chosen.from} onClick={() => move(chosen)}>
          <Trans id="cart.expired.confirm">Confirm the new time</Trans>
        </Button>
      )}
      <Button variant="text" isWide onClick={() => location.navigate(paths.orderOptions)}>
        <Trans id="cart.expired.leave">Choose another day or time</Trans>
      </Button>
    </Card>
  )
}
