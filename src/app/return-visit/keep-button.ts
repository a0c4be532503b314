import { msg, plural } from '@lingui/core/macro'
import { subscribe } from 'valtio/vanilla'

import { daysQuery } from '#src/api/shift-calls.ts'
import { venueContentQuery } from '#src/api/venue-content-calls.ts'
import { cachedVenue } from '#src/app/startup/startup.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import type { getDays } from '#src/contract/shift.ts'
import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import type { getMixedInfo } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import { itemCount } from '#src/domain/cart/cart.ts'
import { activeOrderTypes, destinationOf } from '#src/domain/services/order-type.ts'
import { slotPlace } from '#src/domain/slots/slot-place.ts'
import { slotStart } from '#src/domain/slots/slot-times.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { closedButton } from '#src/domain/venues/closed-button.ts'
import type { ClosedButton } from '#src/domain/venues/closed-button.ts'
import { firstTypeAway } from '#src/domain/venues/first-type-away.ts'
import { openState } from '#src/domain/venues/open-state.ts'
import { openingPeriods } from '#src/domain/venues/opening-periods.ts'
import { offersAt } from '#src/features/orders/again/offers-at.ts'
import { formatTime, formatWeekday } from '#src/i18n/format-date.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import type { Language } from '#src/options/languages.ts'
import type { ButtonPeriod, StoredButton } from '#src/options/stored-button.ts'
import { orderableSlots } from '#src/parts/slots/orderable-slots.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'
import { cartKeptMs } from '#src/state/cart-store.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { createOrderButtonStore } from '#src/state/order-button-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

type Days = ReplyOf<typeof getDays>
type VenueContent = ReplyOf<typeof getMixedInfo>

// Opening hours are believed for a week; after that the button says what it says to a first visitor.
const days = 7

/**
 * Stores what the closed button says from now on, with each change of the cart and whenever the widget closes or the page is
 * hidden (decision 87). Returns the function that stops it.
 */
export function keepButton(instance: Instance): () => void {
  const { stores, surface, view } = instance
  let isOver = false
  // What follows the cart changes with the hours, not with each dish: it is not worked out anew while one is added.
  let later = laterPeriods(instance)
  const store = () => storeButton(instance, later)
  function settle() {
    if (isOver) return
    later = laterPeriods(instance)
    store()
  }
  function onOpenChange(isOpen: boolean) {
    if (isOpen) return
    settle()
    // Only now: while the widget is open, the button is not seen. What is not known stays unsaid.
    askForTimes(instance).then(settle, () => {})
  }
  const stops = [subscribe(stores.cart.state, store, true), surface.onOpenChange(onOpenChange)]
  view.document.addEventListener('visibilitychange', settle)
  store()
  return () => {
    isOver = true
    stops.forEach((stop) => stop())
    view.document.removeEventListener('visibilitychange', settle)
  }
}

function storeButton(instance: Instance, later: readonly ButtonPeriod[]): void {
  const { clock, i18n, storage, stores, view } = instance
  const { cart, savedAtMs } = stores.cart.state
  const count = itemCount(cart)
  const name = i18n._(msg({ id: 'button.view', message: 'View order' }))
  const items = i18n._(msg({ id: 'cart.count', message: plural(count, { one: '# item', other: '# items' }) }))
  const inCart: ButtonPeriod = [savedAtMs + cartKeptMs, name, count, `${name}, ${items}`]
  const isFull = count > 0 && inCart[0] > clock.now()
  // On the page itself the pill says it (decision 32).
  const { periods } =
    view.document.visibilityState === 'hidden' ? stores.of(createOrderButtonStore).state : { periods: [] }
  const ofOrder = periods.map(([untilMs, text]): ButtonPeriod => [untilMs, text, isFull ? count : 0])
  const button: StoredButton = {
    [i18n.locale as Language]: reached([...ofOrder, ...(isFull ? [inCart] : []), ...later]),
  }
  storage.write('button', button)
}

/** The periods that end after all that are more important. Prototype's `filter` gives its callback no third argument. */
function reached(periods: readonly ButtonPeriod[]): readonly ButtonPeriod[] {
  return periods.filter(([untilMs], at) => periods.slice(0, at).every(([endMs]) => endMs < untilMs))
}

/** What the button says while the cart is empty; nothing without a venue. */
function laterPeriods(instance: Instance): ButtonPeriod[] {
  const venue = cachedVenue(instance)
  return venue ? periodsOf(instance, venue) : []
}

function periodsOf(instance: Instance, venue: Venue): ButtonPeriod[] {
  const { api, clock, queryClient, stores } = instance
  const zone = timeZoneOf(venue)
  const now = steadyClock(clock.now(), zone)
  const content = queryClient.getQueryData<VenueContent>(venueContentQuery(api, venue.id).queryKey)
  // Without the closures nobody knows whether it opens as it usually does.
  const hours = content ? venue : { openingHours: [] }
  const { isOpen } = openState(hours, content?.closures ?? [], now)
  const earliest = isOpen ? null : earliestOrder(instance, venue, now)
  const types = activeOrderTypes(venue).filter((type) => destinationOf(type) !== 'table')
  const takesPreOrders = types.some((type) => !venue[type]?.isBlocked)
  const breaks = earliest ? [earliest] : []
  const { orders } = stores.of(createPlacedLinesStore).state
  const { favourites } = stores.of(createFavouritesStore).state
  const { entry } = stores.of(createJournalStore).state
  return openingPeriods(hours, content?.closures ?? [], { now, days, breaks }).map((period) => {
    const hasEarlierOrder = offersAt({ orders, favourites, entry }, venue, period.from).length > 0
    const button = closedButton(period, { earliest, hasEarlierOrder, takesPreOrders })
    return [instantOf(period.until, zone), textOf(instance, button, dateOf(period.from))]
  })
}

/** Earliest time for an order that is not eaten at the venue, as far as its times have been asked for; venue time. */
function earliestOrder(instance: Instance, venue: Venue, now: LocalDateTime): LocalDateTime | null {
  const query = timesQuery(instance, venue)
  const days = query && instance.queryClient.getQueryData<Days>(query.queryKey)?.days
  for (const { date, slots } of days ?? []) {
    const [slot] = orderableSlots(date, slots ?? [], now)
    if (slot) return slotStart(date, slot)
  }
  return null
}

/** The query for the times of an order that is not eaten at the venue; null when it takes none. */
function timesQuery({ api }: Instance, venue: Venue) {
  const type = firstTypeAway(venue)
  return type && daysQuery(api, { venueId: venue.id, type, ...slotPlace({ address: null, servicePointId: null }) })
}

/** Asks for the closures of the venue, and while it is closed for the earliest time of an order. */
async function askForTimes(instance: Instance): Promise<void> {
  const { api, clock, queryClient } = instance
  const venue = cachedVenue(instance)
  if (!venue || venue.openingHours.length === 0) return
  const { closures } = await queryClient.fetchQuery(venueContentQuery(api, venue.id))
  const query = timesQuery(instance, venue)
  const { isOpen } = openState(venue, closures, steadyClock(clock.now(), timeZoneOf(venue)))
  if (!isOpen && query) await queryClient.fetchQuery(query)
}

/** The text in the diner's language, null for the loader's own. A time of another day than `today` has its weekday in front. */
function textOf({ i18n }: Instance, button: ClosedButton, today: LocalDate): string | null {
  if (!('at' in button)) {
    return button.says === 'orderAgain' ? i18n._(msg({ id: 'button.again', message: 'Order again' })) : null
  }
  const { at, says } = button
  const isToday = dateOf(at) === today
  const when = isToday ? formatTime(at) : `${formatWeekday(at, i18n.locale)} ${formatTime(at)}`
  const text = {
    orderFor: msg({ id: 'button.orderFor', message: `Order for ${when}` }),
    preOrder: msg({ id: 'button.preOrder', message: `Opens ${when} · pre-order` }),
    opens: msg({ id: 'button.opens', message: `Opens ${when}` }),
  }
  // With a weekday the longer text would need a second line on narrow phones.
  return i18n._(text[says === 'preOrder' && !isToday ? 'opens' : says])
}
