import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { HowAndWhen } from '#src/parts/order/how-and-when.tsx'
import { ShortWhereNarrow } from '#src/ui/base/short-where-narrow.tsx'

import { EarliestText } from './earliest-text.tsx'
import { useEarliestOfType } from './use-earliest-of-type.ts'
import { useEarliestWhen } from './use-earliest-when.ts'
import type { Earliest } from './use-earliest.ts'

/** The earliest time for an order of the type, whatever its destination; a question where it is not known. */
export function EarliestTime({ venue, type }: { readonly venue: Venue; readonly type: OrderType }) {
  const earliest = useEarliestOfType(venue, type)
  return earliest ? <Time earliest={earliest} showsRange={isDelivered(type)} /> : <HowAndWhen />
}

function Time(time: { readonly earliest: Earliest; readonly showsRange: boolean }) {
  return <ShortWhereNarrow whole={<EarliestText {...time} />} short={useEarliestWhen(time.earliest, time.showsRange)} />
}
