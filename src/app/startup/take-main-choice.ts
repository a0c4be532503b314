import { needsVenue } from '#src/app/routing/guards.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import { venuesOfPoint } from '#src/domain/venues/filter-venues.ts'
import { mainChoice } from '#src/domain/venues/main-choice.ts'
import { isTiedToPoints } from '#src/domain/venues/plain-choice.ts'
import { activeVenue } from '#src/domain/venues/venue-state.ts'
import { chooseVenue, keepChosen } from '#src/features/venues/choose-venue.ts'
import { licenseText } from '#src/i18n/license-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { choicePath, readVenueQuery } from '#src/instance/routes/venue-paths.ts'

/**
 * Without an active venue: selects the venue when there is only one choice, else opens the first step of the choice
 * [VENUE-36..40]. Alerts when the chosen venue became inactive [SHELL-11]. Routes that need no venue stay open.
 */
export function takeMainChoice(instance: Instance, restaurant: Restaurant): void {
  const { i18n, location, stores } = instance
  const { path, search } = location.entry
  const { venueId } = stores.place.state
  // A venue was chosen while this module was loading.
  if (activeVenue(restaurant, venueId)) return
  const choice = mainChoice(restaurant, readVenueQuery(search).pointId)
  const isLost = venueId !== null && choice.venueId !== venueId
  keepChosen(instance, choice)
  stores.place.choose(choice.venueId)
  if (isLost) {
    const lost = restaurant.venues.find(({ id }) => id === venueId)
    stores.dialogs.alert(() => [licenseText(i18n, lost?.license)])
    // The draft belongs to the old venue. When no venue is selected yet, the diner may choose the same again.
    if (choice.venueId !== null) stores.draft.reset()
  }
  const leadsOn = isLost || (choice.venueId === null ? needsVenue(path) : path === paths.venues)
  if (leadsOn) location.navigate(choicePath(choice), { replace: true })
}

/**
 * Makes the service point named by the link the default one. If the chosen venue does not serve it, switches to one
 * that does, with the same question as any other change of venue [VENUE-43].
 */
export async function takeLinkedServicePoint(instance: Instance, restaurant: Restaurant): Promise<void> {
  const { location, stores } = instance
  const { path, search } = location.entry
  const point = restaurant.servicePoints.find(({ id }) => id === readVenueQuery(search).pointId)
  if (!point || !isTiedToPoints(restaurant)) return
  keepChosen(instance, { service: null, pointId: point.id })
  const isServed = venuesOfPoint(restaurant, point).some(({ id }) => id === stores.place.state.venueId)
  if (isServed || path !== paths.home) return
  const choice = mainChoice(restaurant, point.id)
  const venue = restaurant.venues.find(({ id }) => id === choice.venueId)
  if (venue) await chooseVenue(instance, venue)
  else location.navigate(choicePath(choice), { replace: true })
}
