import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { isDelivered } from '#src/domain/services/order-type.ts'
import { firstSlotFrom } from '#src/domain/slots/slot-times.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { Status } from '#src/ui/base/status.tsx'

import { isSameSlot } from './orderable-slots.ts'
import type { OrderSlot } from './orderable-slots.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useMoveOrder } from './use-move-order.ts'
import { useSlotsFromNow } from './use-slots-from-now.ts'

/** How a new time is found for an order: with `keepsClose` the next one after its own is chosen at first. */
type NewTimeOptions = { readonly onMoved: () => void; readonly keepsClose?: boolean }

export type NewTime = ReturnType<typeof useNewTime>

/** The times of the order's day that are still free, the chosen one, and the move of the order to it [CART-32..36]. */
export function useNewTime(draft: StartedDraft, { onMoved, keepsClose = false }: NewTimeOptions) {
  const { slots, suggested, isLoading } = useSlotsFromNow(draft)
  const [picked, setPicked] = useState<OrderSlot | null>(null)
  const { move, isMoving, messages } = useMoveOrder(draft, onMoved)
  const same = slots.find((slot) => picked && isSameSlot(slot, picked))
  const next = keepsClose ? firstSlotFrom(slots, timeOf(draft.slotStart)) : null
  return { slots, chosen: same ?? next ?? suggested, isLoading, pick: setPicked, move, isMoving, messages }
}

type NewTimePickerProps = {
  readonly draft: StartedDraft
  readonly time: NewTime
  readonly isFolded?: boolean
}

/** The free times to choose from, and why a move to one has failed. */
export function NewTimePicker({ draft, time, isFolded = false }: NewTimePickerProps) {
  const { t } = useLingui()
  const { slots, chosen, isLoading, pick, messages } = time
  return (
    <>
      <AlertList messages={messages} />
      {isLoading && <Spinner label={t({ id: 'wizard.loading', message: 'Loading the times' })} />}
      {!isLoading && slots.length === 0 && (
        <Status>
          <Trans id="wizard.noSlot">No time slot available</Trans>
        </Status>
      )}
      <SlotPicker
        label={t({ id: 'cart.expired.slot', message: 'New time' })}
        date={dateOf(draft.slotStart)}
        slots={slots}
        chosen={chosen}
        isFolded={isFolded}
        showsRange={isDelivered(draft.type)}
        onChoose={(slot) => pick(slots.find((one) => isSameSlot(one, slot)) ?? null)}
      />
    </>
  )
}
