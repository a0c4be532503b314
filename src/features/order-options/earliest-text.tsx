import { Trans } from '@lingui/react/macro'

import { dateOf } from '#src/domain/time/wall-clock.ts'
import { slotText } from '#src/parts/slots/slot-text.ts'
import { useDayName } from '#src/parts/slots/use-day-name.ts'
import { useVenueNow } from '#src/parts/venue/use-restaurant.ts'

import type { Earliest } from './use-earliest.ts'

/** "Earliest, 12:30", with the day unless it is today (rulings "earliest time"). */
export function EarliestText({ earliest, showsRange }: { readonly earliest: Earliest; readonly showsRange: boolean }) {
  const { date, slot } = earliest
  const dayName = useDayName()
  const time = slotText(slot, showsRange)
  const when = date === dateOf(useVenueNow()()) ? time : `${dayName(date)} ${time}`
  return <Trans id="wizard.earliest">Earliest, {when}</Trans>
}
