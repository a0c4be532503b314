import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import type { License, Venue } from '#src/contract/venue.ts'
import { plainText } from '#src/domain/content/content-texts.ts'

/** The venues that are not flagged as dead [SHELL-09]. */
export function liveVenues({ venues }: Pick<Restaurant, 'venues'>): Venue[] {
  return venues.filter(({ license }) => !license.isDead)
}

/** The venue if orders are possible: it exists, is not dead and has an active license; else null [SHELL-11]. */
export function activeVenue(restaurant: Pick<Restaurant, 'venues'>, venueId: Id<'Venue'> | null): Venue | null {
  return liveVenues(restaurant).find(({ id, license }) => id === venueId && license.isActive) ?? null
}

/** The restaurant with the licenses of the last get_status [SHELL-07]. */
export function withLicenses(restaurant: Restaurant, licenses: readonly License[]): Restaurant {
  const fresh = new Map(licenses.map((license) => [license.venueId, license]))
  const venues = restaurant.venues.map((venue) => ({ ...venue, license: fresh.get(venue.id) ?? venue.license }))
  return { ...restaurant, venues }
}

/**
 * Maintenance applies when the service says so, without venues, or without an active license. The text is that of the
 * first venue in the reply, dead ones included; null = the widget's own text [SHELL-12..15].
 */
export function maintenance(
  restaurant: Pick<Restaurant, 'venues'>,
  isUnderMaintenance: boolean,
): { readonly text: string | null } | null {
  const hasActiveVenue = liveVenues(restaurant).some(({ license }) => license.isActive)
  if (!isUnderMaintenance && hasActiveVenue) return null
  return { text: plainText(restaurant.venues[0]?.license.text ?? '') || null }
}
