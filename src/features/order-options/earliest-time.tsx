import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { HowAndWhen } from '#src/parts/order/how-and-when.tsx'
import { EarliestText } from '#src/parts/start/earliest-text.tsx'
import type { Earliest } from '#src/parts/start/earliest.ts'
import { useEarliestOfType } from '#src/parts/start/use-earliest-of-type.ts'
import { useEarliestWhen } from '#src/parts/start/use-earliest-when.ts'
import { ShortWhereNarrow } from '#src/ui/base/short-where-narrow.tsx'

/** The earliest time for an order of the type, whatever its destination; a question where it is not known. */
export function EarliestTime({ venue, type }: { readonly venue: Venue; readonly type: OrderType }) {
  const earliest = useEarliestOfType(venue, type)
  return earliest ? <Time earliest={earliest} showsRange={isDelivered(type)} /> : <HowAndWhen />
}

function Time(time: { readonly earliest: Earliest; readonly showsRange: boolean }) {
  return <ShortWhereNarrow whole={<EarliestText {...time} />} short={useEarliestWhen(time.earliest, time.showsRange)} />
}
