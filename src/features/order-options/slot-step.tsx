import { useLingui } from '@lingui/react/macro'

import type { OrderType } from '#src/contract/service-type.ts'
import type { TimeSlot } from '#src/contract/shift.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { SlotPicker } from '#src/parts/slots/slot-picker.tsx'
import { slotText } from '#src/parts/slots/slot-text.ts'
import { Pill } from '#src/ui/base/pill.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { Status } from '#src/ui/base/status.tsx'

import type { SlotsOfDay } from './use-slots-of-day.ts'
import { WizardStep } from './wizard-step.tsx'

export type SlotStepProps = {
  readonly type: OrderType
  /** By the calendar. */
  readonly date: LocalDate
  readonly offered: SlotsOfDay
  /** Shows one meal of a long day at a time. */
  readonly isFolded: boolean
  readonly chosen: OrderSlot | null
  /** Slot offered as "as soon as possible"; undefined = not offered [WIZ-33]. */
  readonly soonest: OrderSlot | undefined
  readonly isSoonest: boolean
  readonly isOpen: boolean
  readonly takesFocus: boolean
  readonly onChoose: (slot: TimeSlot, asSoonAsPossible: boolean) => void
  readonly onOpen: () => void
}

/** Step 3: the time, as a range for delivered orders, else its start [WIZ-26, WIZ-27, WIZ-32]. */
export function SlotStep({ type, offered, chosen, soonest, isSoonest, ...props }: SlotStepProps) {
  const { t } = useLingui()
  const { date, isOpen, takesFocus, onChoose, onOpen } = props
  const title = t({ id: 'wizard.slot', message: 'Time' })
  const soon = t({ id: 'wizard.slot.soonest', message: 'As soon as possible' })
  const showsRange = isDelivered(type)
  if (chosen && !isOpen) {
    const text = slotText(chosen, showsRange)
    return <WizardStep title={title} summary={isSoonest ? soon : text} note={isSoonest && text} onChange={onOpen} />
  }
  const { slots, isLoading } = offered
  return (
    <WizardStep title={title} takesFocus={takesFocus}>
      {isLoading && <Spinner label={t({ id: 'wizard.loading', message: 'Loading the times' })} />}
      {!isLoading && slots.length === 0 && (
        <Status>{t({ id: 'wizard.noSlot', message: 'No time slot available' })}</Status>
      )}
      <SlotPicker
        label={title}
        date={date}
        slots={slots}
        isFolded={props.isFolded}
        chosen={isSoonest ? null : chosen}
        showsRange={showsRange}
        onChoose={(slot) => onChoose(slot, false)}
      >
        {soonest && (
          <Pill size="slot" isChecked={isSoonest} onChange={() => onChoose(soonest, true)}>
            {soon} · {slotText(soonest, showsRange)}
          </Pill>
        )}
      </SlotPicker>
    </WizardStep>
  )
}
