import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'

import { liveVenues } from './venue-state.ts'

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

/** The first venue with an active license, else the first. */
export function firstOpen(venues: readonly Venue[]): Venue | null {
  return venues.find(({ license }) => license.isActive) ?? venues[0] ?? null
}

type ChoiceFacts = Pick<Restaurant, 'venues' | 'isFranchise' | 'isFairMode' | 'servicePoints' | 'activeServices'>

/**
 * Whether the diner can change the venue choice: fair mode with several points or services, or a franchise with several
 * venues [VENUE-41, VENUE-42].
 */
export function isMultiChoice(restaurant: ChoiceFacts): boolean {
  const { isFairMode, servicePoints, activeServices } = restaurant
  return (isFairMode && (servicePoints.length > 1 || activeServices.length > 1)) || hasManyVenues(restaurant)
}

function hasManyVenues(restaurant: Pick<Restaurant, 'venues' | 'isFranchise'>): boolean {
  return restaurant.isFranchise && liveVenues(restaurant).length > 1
}
