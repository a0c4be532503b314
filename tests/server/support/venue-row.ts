import type { VenueRow } from '#server/venues/venue-queries.ts'
import { id } from '#tests/support/builders.ts'

/** A venue as it is stored. */
export function aVenueRow(fields: Partial<VenueRow> = {}): VenueRow {
  return {
    restaurantId: id<'Restaurant'>(1),
    id: id<'Venue'>(11),
    position: 1,
    name: 'Da Rita',
    street: 'Via Po',
    houseNumber: '12',
    postcode: '10123',
    town: 'Torino',
    province: 'TO',
    country: 'IT',
    phone: '+39 011 555 0111',
    email: 'rita@example.com',
    companyName: 'Rita S.r.l.',
    vatNumber: '01234567890',
    latitude: null,
    longitude: null,
    currencyCode: 'EUR',
    timeZone: 'Europe/Rome',
    photos: [],
    descriptions: {},
    isLicensed: true,
    isDead: false,
    licenseTexts: {},
    showcaseMenuId: null,
    requiresInvoice: false,
    hasMessaging: true,
    externalReservationUrl: null,
    slotProvider: null,
    tableInstructions: null,
    remindAfterMinutes: [0, 2, 5, 10],
    refuseAfterMinutes: 20,
    ...fields,
  }
}
