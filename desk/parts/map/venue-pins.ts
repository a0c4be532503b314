import type { PartVenue } from '#desk/contract/set-up/part-calls.ts'

import type { Scene } from './scene.ts'

/** The venues that say where they are. */
export function venuePins(venues: readonly PartVenue[]): Scene['venues'] {
  return venues.flatMap(({ name, position }) =>
    position ? [{ name, at: [position.latitude, position.longitude] as const }] : [],
  )
}
