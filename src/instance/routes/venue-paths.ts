import * as z from 'zod/mini'

import { safeDecode } from '#src/contract/decode.ts'
import { sentServiceType } from '#src/contract/sent-service-type.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { VenueFilter } from '#src/domain/venues/filter-venues.ts'
import type { Choice } from '#src/domain/venues/main-choice.ts'

import { idFrom, paths } from './paths.ts'
import { secondaryPaths } from './secondary-paths.ts'

/** The routes of the venue choice [SHELL-35]. */
export const venuePaths = {
  venues: paths.venues,
  type: '/locali/servizi',
  zone: '/locali/zone',
  address: paths.venuesAddress,
} as const

/** Query of a screen of the venue choice: the filters of the list, and whether it shows Back [VENUE-02]. */
export type VenueQuery = VenueFilter & { readonly canGoBack: boolean }

const emptyQuery: VenueQuery = { service: null, pointId: null, venueIds: null, canGoBack: false }

/** Reads the query of a route; invalid parameters are ignored. */
export function readVenueQuery(search: string): VenueQuery {
  const query = new URLSearchParams(search)
  return {
    service: serviceOf(query.get('service')),
    pointId: idFrom(query.get('pointId') ?? undefined),
    venueIds: query.get('rooms_id')?.split(',').flatMap(idsOf) ?? null,
    canGoBack: query.has('canGoBack'),
  }
}

/** The route of a screen of the venue choice, with its query. */
export function venuePath(screen: keyof typeof venuePaths, filters: Partial<VenueQuery> = {}): string {
  const { service, pointId, venueIds, canGoBack } = { ...emptyQuery, ...filters }
  const query = new URLSearchParams()
  if (canGoBack) query.set('canGoBack', '1')
  if (service) query.set('service', z.encode(sentServiceType, service))
  if (pointId !== null) query.set('pointId', String(pointId))
  if (venueIds) query.set('rooms_id', venueIds.join(','))
  const search = query.toString().replace(/%2C/g, ',')
  return search === '' ? venuePaths[screen] : `${venuePaths[screen]}?${search}`
}

/** The route of the next step of the venue choice. */
export function choicePath({ to, service, pointId }: Choice, canGoBack = false): string {
  if (to === 'reserve') return secondaryPaths.reserve
  return to === 'home' ? paths.home : venuePath(to, { service, pointId, canGoBack })
}

function serviceOf(word: string | null): ServiceType | null {
  const service = safeDecode(sentServiceType, word)
  return service.success ? service.data : null
}

function idsOf(text: string): Id<'Venue'>[] {
  const id = idFrom<'Venue'>(text)
  return id === null ? [] : [id]
}
