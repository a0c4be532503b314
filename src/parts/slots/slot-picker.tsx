import type { ReactNode } from 'react'

import type { TimeSlot } from '#src/contract/shift.ts'
import { slotsByHour } from '#src/domain/slots/slot-times.ts'
import { Pill, PillGroup } from '#src/ui/base/pill.tsx'
import { hasContent } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { isSameSlot } from './orderable-slots.ts'
import { slotText } from './slot-text.ts'

import css from './slot-picker.css?inline'

declareStyles(css)

export type SlotPickerProps = {
  /** Name of the radio group: "Time"; absent inside an OptionGroup. */
  readonly label?: string
  readonly slots: readonly TimeSlot[]
  readonly chosen: TimeSlot | null
  readonly onChoose: (slot: TimeSlot) => void
  /** Shows start and end of each slot (for delivery), else the start only [WIZ-26, WIZ-27]. */
  readonly showsRange?: boolean
  /** An option before the slots, such as "as soon as possible". */
  readonly children?: ReactNode
}

/** The slots of a day, grouped by hour, as radios. */
export function SlotPicker({ label, slots, chosen, onChoose, showsRange = false, children }: SlotPickerProps) {
  return (
    <div className="slot-picker" data-range={showsRange}>
      <PillGroup label={label} layout="grid">
        {hasContent(children) && <div className="before">{children}</div>}
        {slotsByHour(slots).flatMap(({ hour, slots: ofHour }) => [
          <span key={hour} className="hour tabular" aria-hidden="true">
            {hour}:00
          </span>,
          ...ofHour.map((slot) => (
            <Pill
              key={`${slot.timetableId} ${slot.from}`}
              size="slot"
              isChecked={chosen !== null && isSameSlot(chosen, slot)}
              onChange={() => onChoose(slot)}
            >
              {slotText(slot, showsRange)}
            </Pill>
          )),
        ])}
      </PillGroup>
    </div>
  )
}
