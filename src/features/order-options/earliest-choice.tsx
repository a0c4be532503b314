import { Trans } from '@lingui/react/macro'

import { dateOf } from '#src/domain/time/wall-clock.ts'
import { slotText } from '#src/parts/slots/slot-text.ts'
import { useDayLabels } from '#src/parts/slots/use-day-labels.ts'
import { useVenueNow } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'

import type { Earliest } from './use-earliest.ts'

export type EarliestChoiceProps = {
  readonly earliest: Earliest
  readonly showsRange: boolean
  readonly onChoose: () => void
}

/** The first choice: day and time in one tap (rulings "earliest time"). */
export function EarliestChoice({ earliest: { date, slot }, showsRange, onChoose }: EarliestChoiceProps) {
  const label = useDayLabels()
  const time = slotText(slot, showsRange)
  const when = date === dateOf(useVenueNow()()) ? time : `${label.short(date)} ${time}`
  return (
    <Button isWide onClick={onChoose}>
      <Trans id="wizard.earliest">Earliest, {when}</Trans>
    </Button>
  )
}
