import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { accept } from '#src/domain/verdict.ts'

import type { OfferedConfig, VenueReader, VenueRow } from './venue-queries.ts'
import { serviceConfigsOf, venueRow } from './venue-queries.ts'

export type OpenService = { readonly venue: VenueRow; readonly config: OfferedConfig }

/**
 * May this venue take orders of this type, or reservations, now? License first, then the type's switches (contract
 * 4.2).
 */
export async function checkService(
  reader: VenueReader,
  venueId: Id<'Venue'>,
  type: ServiceType,
): Promise<Answer<OpenService>> {
  const { db, restaurant, localize } = reader
  const venue = await venueRow(db, restaurant.id, venueId)
  if (!venue) return refused('ENTITY_NOT_FOUND')
  if (!venue.isLicensed || venue.isDead) {
    const text = localize(venue.licenseTexts)
    return text === '' ? refused('LICENSE_INACTIVE') : refusedWith('LICENSE_INACTIVE', [text])
  }
  const config = (await serviceConfigsOf(reader, venueId))[type]
  return config?.isActive && !config.isBlocked ? accept({ venue, config }) : refused('SERVICE_BLOCKED')
}
