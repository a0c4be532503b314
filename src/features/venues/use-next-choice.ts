import type { Choice } from '#src/domain/venues/main-choice.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { choicePath } from '#src/instance/routes/venue-paths.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

import { chooseVenue, keepChosen } from './choose-venue.ts'

/**
 * Goes to the next step of choosing a venue, storing the choices; at the last step it selects the venue [VENUE-13,
 * VENUE-15].
 */
export function useNextChoice(): (choice: Choice) => void {
  const instance = useInstance()
  const { venues } = useRestaurant()
  return (choice) => {
    keepChosen(instance, choice)
    const venue = venues.find(({ id }) => id === choice.venueId)
    if (venue) void chooseVenue(instance, venue, choice.service)
    else instance.location.navigate(choicePath(choice, true))
  }
}
