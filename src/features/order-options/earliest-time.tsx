import { Trans } from '@lingui/react/macro'

import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

import { EarliestText } from './earliest-text.tsx'
import { useDays } from './use-days.ts'
import { earliestOf } from './use-earliest.ts'
import { nowhere } from './use-order-choice.ts'

/** The earliest time for an order of the type, whatever its destination; a question where it is not known. */
export function EarliestTime({ venue, type }: { readonly venue: Venue; readonly type: OrderType }) {
  const { days } = useDays({ venue, type, config: venue[type], place: nowhere })
  const earliest = earliestOf(days ?? [])
  if (!earliest) return <Trans id="wizard.title">How and when?</Trans>
  return <EarliestText earliest={earliest} showsRange={isDelivered(type)} />
}
