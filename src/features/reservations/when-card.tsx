import { Trans, useLingui } from '@lingui/react/macro'

import type { BookableDay } from '#src/domain/reservations/bookable-days.ts'
import { useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { PeopleStepper } from '#src/parts/form/people-stepper.tsx'
import { DayPicker, useDayArrows } from '#src/parts/slots/day-picker.tsx'
import { SlotPicker } from '#src/parts/slots/slot-picker.tsx'
import { EarliestText } from '#src/parts/start/earliest-text.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'

import { useChoiceState } from './use-choice-state.ts'
import type { ReservationFormState } from './use-reservation-form.ts'

type WhenCardProps = {
  readonly reservation: ReservationFormState
  readonly days: readonly BookableDay[]
  readonly most: number
}

/** Fields for people, day and time [RESV-07, RESV-08]; the earliest time in one tap [SHELL-109]. */
export function WhenCard({ reservation, days, most }: WhenCardProps) {
  const { t } = useLingui()
  const { form, day, slot, refusals, change, chooseDay, chooseSlot } = reservation
  const mandatory = useMandatoryText()
  const state = useChoiceState()
  const { frame, arrows } = useDayArrows(days.length)
  const [first] = days
  const [earliest] = first?.slots ?? []
  const dayLabel = t({ id: 'wizard.day', message: 'Day' })
  const timeLabel = t({ id: 'wizard.slot', message: 'Time' })
  const errorOf = (field: 'date' | 'time', label: string) =>
    refusals.some((refusal) => refusal.field === field) ? mandatory(label) : null
  return (
    <Card title={<Trans id="reservations.when">When</Trans>}>
      <h3 className="label">
        <Trans id="wizard.people">How many people</Trans>
      </h3>
      <PeopleStepper people={form.people} max={most} onChange={(people) => change({ people })} />
      {first && earliest && (
        <div className="soonest">
          <Button isWide onClick={() => change({ date: first.date, time: earliest.from })}>
            <EarliestText earliest={{ date: first.date, slot: earliest }} showsRange={false} />
          </Button>
        </div>
      )}
      <OptionGroup title={dayLabel} state={state(day !== null)} error={errorOf('date', dayLabel)}>
        <DayPicker days={days} chosen={form.date} frame={frame} onChoose={chooseDay} />
        {arrows && <div className="arrows">{arrows}</div>}
      </OptionGroup>
      <OptionGroup title={timeLabel} state={state(slot !== null)} error={errorOf('time', timeLabel)}>
        {day ? (
          <SlotPicker date={day.date} slots={day.slots} chosen={slot} onChoose={chooseSlot} />
        ) : (
          <p className="muted">
            <Trans id="reservations.dayFirst">Choose a day first.</Trans>
          </p>
        )}
      </OptionGroup>
    </Card>
  )
}
