import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'

import { liveVenues } from './venue-state.ts'

/** Whether every order needs a service point: in fair and district mode [VENUE-43]. */
export function isTiedToPoints({
  isFairMode,
  isDistrictMode,
}: Pick<Restaurant, 'isFairMode' | 'isDistrictMode'>): boolean {
  return isFairMode || isDistrictMode
}

export type PlainChoice = { readonly to: 'venues' } | { readonly to: 'home'; readonly venueId: Id<'Venue'> }

/**
 * First step without service points: the list of venues for a franchise with several, else home with the only venue
 * [VENUE-40].
 */
export function plainChoice(restaurant: Pick<Restaurant, 'venues' | 'isFranchise'>): PlainChoice {
  const only = firstOpen(liveVenues(restaurant))
  if (!only || hasManyVenues(restaurant)) return { to: 'venues' }
  return { to: 'home', venueId: only.id }
}

type ChoiceFacts = Pick<Restaurant, 'venues' | 'isFranchise' | 'isFairMode' | 'isDistrictMode'>

/** The venue of a restaurant that has nothing to choose, which is nearly every restaurant; else null [VENUE-40]. */
export function venueWithoutChoice(restaurant: ChoiceFacts): Id<'Venue'> | null {
  const choice = isTiedToPoints(restaurant) ? null : plainChoice(restaurant)
  return choice?.to === 'home' ? choice.venueId : null
}

/** The first venue with an active license, else the first. */
export function firstOpen(venues: readonly Venue[]): Venue | null {
  return venues.find(({ license }) => license.isActive) ?? venues[0] ?? null
}

/** Whether a franchise has more than one venue to choose from. */
export function hasManyVenues(restaurant: Pick<Restaurant, 'venues' | 'isFranchise'>): boolean {
  return restaurant.isFranchise && liveVenues(restaurant).length > 1
}
