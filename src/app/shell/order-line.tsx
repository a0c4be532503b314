import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { orderSheet } from '#src/instance/routes/paths.ts'
import { backgroundPath, menuPattern } from '#src/instance/routes/route-patterns.ts'
import { useMenuView } from '#src/parts/cart/use-menu-view.ts'
import { HowAndWhen } from '#src/parts/order/how-and-when.tsx'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'
import { ChevronDownIcon } from '#src/ui/base/more-icons.tsx'

import { OrderOptionsButton } from './order-options-button.tsx'
import { VenueName } from './venue-name.tsx'

const Earliest = lazyPart<'EarliestTime', { venue: Venue; type: OrderType }>(
  'EarliestTime',
  () => import('#src/features/order-options/earliest-time.tsx'),
  { texts: 'order', Before: HowAndWhen },
)

/** The line of the top bar once its code is there: type, day and time of a started order [SHELL-31], else `StartLine`. */
export function OrderLine() {
  const { type, slotStart } = useSnapshot(useInstance().stores.draft.state)
  return type && slotStart ? <OrderOptionsButton /> : <StartLine />
}

/**
 * Above the menu before an order is started: type, earliest time and venue, and the way to change them (decision 68).
 * Elsewhere the name of the venue.
 */
function StartLine() {
  const { location } = useInstance()
  const venue = useVenue()
  const view = useMenuView()
  location.useEntry()
  if (!venue || !view || !menuPattern.test(backgroundPath(location.entries))) return <VenueName />
  return <Line venue={venue} type={view.orderType} />
}

function Line({ venue, type }: { readonly venue: Venue; readonly type: OrderType }) {
  const { location, stores } = useInstance()
  // The time is asked for once the diner touches the widget: who only looks does not pay for it (decision 48).
  const { isTouched } = useSnapshot(stores.of(createFirstScreenStore).state)
  const typeName = useOrderTypeName()(type)
  const hasTime = isTouched && destinationOf(type) !== 'table'
  return (
    <button type="button" className="options-line" data-key="options" onClick={() => location.navigate(orderSheet)}>
      <span className="when tabular">
        <span className="type">{typeName} ·</span>
        <span className="slot">{hasTime ? <Earliest venue={venue} type={type} /> : <HowAndWhen />}</span>
        <ChevronDownIcon size={16} />
      </span>
      <span className="where">
        <span className="type">{typeName} · </span>
        {venue.street || venue.name}
      </span>
      <span className="visually-hidden">
        <Trans id="options.change">Change order options</Trans>
      </span>
    </button>
  )
}
