import type { Restaurant } from '#src/contract/restaurant.ts'

import { hasManyVenues } from './plain-choice.ts'

type ChoiceFacts = Pick<Restaurant, 'venues' | 'isFranchise' | 'isFairMode' | 'servicePoints' | 'activeServices'>

/**
 * Whether the diner can change the venue choice: fair mode with several points or services, or a franchise with several
 * venues [VENUE-41, VENUE-42].
 */
export function isMultiChoice(restaurant: ChoiceFacts): boolean {
  const { isFairMode, servicePoints, activeServices } = restaurant
  return (isFairMode && (servicePoints.length > 1 || activeServices.length > 1)) || hasManyVenues(restaurant)
}
