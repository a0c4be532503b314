import type { Venue } from '#src/contract/venue.ts'
import type { InstanceOptions } from '#src/instance/instance-options.ts'

/**
 * Whether the widget begins at the menu of a venue: the tag names no route, and the venue shows a menu without an order
 * (decision 68).
 */
export function beginsAtMenu(
  { route }: Pick<InstanceOptions, 'route'>,
  venue: Pick<Venue, 'showcaseMenuId'> | null,
): boolean {
  return route === null && venue?.showcaseMenuId != null
}
