import { useLingui } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import type { AgainOffer } from '#src/domain/orders/again-offers.ts'
import { dueTime } from '#src/domain/orders/favourite.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useWhenText } from '#src/parts/start/use-earliest-when.ts'
import { useStartAtOnce } from '#src/parts/start/use-start-at-once.ts'
import type { StartAtOnce } from '#src/parts/start/use-start-at-once.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'

export type AgainStart = StartAtOnce & {
  /** Says which time the order took, where that is not the earliest. */
  readonly onAdded: () => void
  /** It takes the slot nearest to the time of a favourite, instead of the earliest. */
  readonly isAtItsTime: boolean
}

/**
 * The start of an order at a venue for something ordered before: on the day of a favourite, before its time, with the slot
 * nearest to that time, and says which (decision 85).
 */
export function useAgainStart(venue: Venue, offer: AgainOffer): AgainStart {
  const { t } = useLingui()
  const { stores } = useInstance()
  const time = dueTime(offer, useVenueNow(venue)())
  const whenText = useWhenText(venue)
  const atOnce = useStartAtOnce(venue, offer.type, { table: null, time })
  const { earliest, start } = atOnce

  async function startHere() {
    stores.place.choose(venue.id)
    await start?.()
  }

  function onAdded() {
    if (time === null || !earliest) return
    const when = whenText(earliest, isDelivered(offer.type))
    const text =
      earliest.slot.from === time
        ? t({ id: 'again.taken', message: `Time of your order: ${when}` })
        : t({ id: 'again.takenInstead', message: `${time} is not available. Time of your order: ${when}` })
    stores.dialogs.showToast({ text })
  }

  return { ...atOnce, isAtItsTime: time !== null && start !== null, start: start && startHere, onAdded }
}
