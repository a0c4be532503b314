import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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
  /** Shows one hour at a time where there are many slots. */
  readonly isFolded?: boolean
  /** An option before the slots, such as "as soon as possible". */
  readonly children?: ReactNode
}

// More slots than these are folded by hour: all quarters of a long day would be 94 radios.
const mostUnfolded = 16

/** The slots of a day, grouped by hour, as radios; many slots one hour at a time where `isFolded`. */
export function SlotPicker({
  label,
  slots,
  chosen,
  onChoose,
  showsRange = false,
  isFolded = false,
  children,
}: SlotPickerProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const hours = slotsByHour(slots)
  const open = isFolded ? openHour(slots, opened ?? chosen?.from.slice(0, 2)) : null
  return (
    <div className="slot-picker" data-range={showsRange}>
      {open && <Hours hours={hours.map(({ hour }) => hour)} open={open.hour} onOpen={setOpened} />}
      <PillGroup label={label} layout="grid">
        {hasContent(children) && <div className="before">{children}</div>}
        {(open ? [open] : hours).flatMap(({ hour, slots: ofHour }) => [
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

/** The hour shown of many slots: the wished one, else the first; null where the slots are few. */
function openHour(slots: readonly TimeSlot[], wished: string | undefined) {
  const hours = slotsByHour(slots)
  if (slots.length <= mostUnfolded || hours.length < 2) return null
  return hours.find(({ hour }) => hour === wished) ?? hours[0]
}

type HoursProps = {
  readonly hours: readonly string[]
  readonly open: string
  readonly onOpen: (hour: string) => void
}

/** The hours of a long day; one of them is open. */
function Hours({ hours, open, onOpen }: HoursProps) {
  const { t } = useLingui()
  return (
    <PillGroup label={t({ id: 'slots.hour', message: 'Hour' })} layout="grid">
      {hours.map((hour) => (
        <Pill key={hour} size="slot" isChecked={hour === open} onChange={() => onOpen(hour)}>
          {hour}:00
        </Pill>
      ))}
    </PillGroup>
  )
}
