import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'

import type { TimeSlot } from '#src/contract/shift.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { mealAt, slotsByMeal } from '#src/domain/slots/slots-by-meal.ts'
import type { Meal } from '#src/domain/slots/slots-by-meal.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { ChevronDownIcon } from '#src/ui/base/more-icons.tsx'
import { Pill, PillGroup } from '#src/ui/base/pill.tsx'
import { hasContent } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { isSameSlot } from './orderable-slots.ts'
import { slotText } from './slot-text.ts'
import { useMealName } from './use-meal-name.ts'

import css from './slot-picker.css?inline'

declareStyles(css)

export type SlotPickerProps = {
  /** Name of the radio group: "Time"; absent inside an OptionGroup. */
  readonly label?: string
  /** The day of the slots, by the calendar. */
  readonly date: LocalDate
  readonly slots: readonly TimeSlot[]
  readonly chosen: TimeSlot | null
  readonly onChoose: (slot: TimeSlot) => void
  /** Shows start and end of each slot (for delivery), else the start only [WIZ-26, WIZ-27]. */
  readonly showsRange?: boolean
  /** Shows one meal at a time where there are many slots. */
  readonly isFolded?: boolean
  /** An option before the slots, such as "as soon as possible". */
  readonly children?: ReactNode
}

// More slots than these are folded by meal: all quarters of a long day would be 94 radios.
const mostUnfolded = 16

/** The free slots of a day as radios by meal; many slots one meal at a time where `isFolded` [SHELL-105]. */
export function SlotPicker({ label, date, slots, chosen, isFolded = false, children, ...props }: SlotPickerProps) {
  const meals = slotsByMeal(slots, date === dateOf(useVenueNow()()))
  const mealName = useMealName(date)
  const folds = isFolded && slots.length > mostUnfolded && meals.length > 1
  const [tapped, setTapped] = useState<Meal | 'none' | null>(null)
  const open = tapped ?? (chosen ? mealAt(chosen.from) : meals[0]?.meal)
  const { showsRange = false, onChoose } = props
  return (
    <div className="slot-picker" data-range={showsRange}>
      <PillGroup label={label} layout="grid">
        {hasContent(children) && <div className="before">{children}</div>}
        {meals.map(({ meal, hours }) => {
          const name = mealName(meal)
          const isOpen = !folds || meal === open
          return (
            <Fragment key={meal}>
              {folds ? (
                <MealButton isOpen={isOpen} onTap={() => setTapped(isOpen ? 'none' : meal)}>
                  {name}
                </MealButton>
              ) : (
                <span className="meal">{name}</span>
              )}
              {isOpen &&
                hours.map((hour) => (
                  <Hour
                    key={hour.hour}
                    slots={hour.slots}
                    chosen={chosen}
                    showsRange={showsRange}
                    night={meal === 'night' ? name : null}
                    onChoose={onChoose}
                  />
                ))}
            </Fragment>
          )
        })}
      </PillGroup>
    </div>
  )
}

type MealButtonProps = { readonly isOpen: boolean; readonly onTap: () => void; readonly children: string }

/** Heading that shows or hides the times of its meal. */
function MealButton({ isOpen, onTap, children }: MealButtonProps) {
  return (
    <button type="button" className="meal" aria-expanded={isOpen} onClick={onTap}>
      {children}
      <ChevronDownIcon size={16} />
    </button>
  )
}

type HourProps = Pick<SlotPickerProps, 'slots' | 'chosen' | 'onChoose'> & {
  readonly showsRange: boolean
  /** Name of the night that the times are in: they say it themselves, because it is not of the day that its date names. */
  readonly night: string | null
}

/** The times of an hour, on a line of their own. */
function Hour({ slots, chosen, showsRange, night, onChoose }: HourProps) {
  return (
    <div className="hour">
      {slots.map((slot) => {
        const time = slotText(slot, showsRange)
        return (
          <Pill
            key={`${slot.timetableId} ${slot.from}`}
            size="slot"
            isChecked={chosen !== null && isSameSlot(chosen, slot)}
            label={night === null ? undefined : `${time}, ${night}`}
            onChange={() => onChoose(slot)}
          >
            {time}
          </Pill>
        )
      })}
    </div>
  )
}
