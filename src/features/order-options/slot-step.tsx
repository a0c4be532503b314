import { useLingui } from '@lingui/react/macro'

import type { OrderSlot } from '#src/components/orderable-slots.ts'
import { SlotPicker } from '#src/components/slot-picker.tsx'
import type { OrderType } from '#src/contract/service-type.ts'
import type { TimeSlot } from '#src/contract/shift.ts'
import { isDelivered } from '#src/domain/services/is-delivered.ts'

import type { OrderDay } from './use-days.ts'
import { WizardStep } from './wizard-step.tsx'

export type SlotStepProps = {
  readonly type: OrderType
  readonly day: OrderDay
  readonly chosen: OrderSlot | null
  readonly isOpen: boolean
  readonly takesFocus: boolean
  readonly onChoose: (slot: TimeSlot) => void
  readonly onOpen: () => void
}

/** Step 3: the time; take-away shows when it starts [WIZ-27]. */
export function SlotStep({ type, day, chosen, isOpen, takesFocus, onChoose, onOpen }: SlotStepProps) {
  const { t } = useLingui()
  const title = t({ id: 'wizard.slot', message: 'Time' })
  if (chosen && !isOpen) return <WizardStep title={title} summary={chosen.from} onChange={onOpen} />
  return (
    <WizardStep title={title} takesFocus={takesFocus}>
      <SlotPicker label={title} slots={day.slots} chosen={chosen} showsRange={isDelivered(type)} onChoose={onChoose} />
    </WizardStep>
  )
}
