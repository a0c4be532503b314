import { describe, expect, test } from 'vitest'

import { choicePath, readVenueQuery, venuePath } from '#src/instance/routes/venue-paths.ts'
import { id } from '#tests/support/builders.ts'

const nothing = { service: null, pointId: null, venueIds: null, canGoBack: false }

describe('readVenueQuery', () => {
  test.each([
    ['', {}],
    ['service=DELIVERY', { service: 'delivery' }],
    ['service=PRENOTAZIONI&pointId=401', { service: 'reservation', pointId: 401 }],
    ['canGoBack=1&rooms_id=11,12', { canGoBack: true, venueIds: [11, 12] }],
    ['canGoBack&rooms_id=', { canGoBack: true, venueIds: [] }],
    ['service=delivery&pointId=x', {}],
    ['rooms_id=11,x,-3,12', { venueIds: [11, 12] }],
  ])('of "%s" asks for %j [VENUE-02]', (search, asked) => {
    expect(readVenueQuery(search)).toEqual({ ...nothing, ...asked })
  })
})

describe('venuePath', () => {
  test.each([
    ['/locali', 'venues', {}],
    [
      '/locali?canGoBack=1&service=DELIVERY&rooms_id=11,12',
      'venues',
      { canGoBack: true, service: 'delivery', venueIds: [id<'Venue'>(11), id<'Venue'>(12)] },
    ],
    ['/locali/zone?service=DIL', 'zone', { service: 'dil' }],
    ['/locali/indirizzo?canGoBack=1', 'address', { canGoBack: true }],
  ] as const)('is %s, and reads back as it was [VENUE-29]', (path, screen, asked) => {
    expect(venuePath(screen, asked)).toBe(path)
    expect(readVenueQuery(path.split('?')[1] ?? '')).toEqual({ ...nothing, ...asked })
  })
})

describe('choicePath', () => {
  test.each([
    ['/locali/servizi?pointId=401', { to: 'type', service: null, pointId: id<'ServicePoint'>(401), venueId: null }],
    [
      '/locali?service=DIL&pointId=401',
      { to: 'venues', service: 'dil', pointId: id<'ServicePoint'>(401), venueId: null },
    ],
    ['/', { to: 'home', service: 'dil', pointId: null, venueId: id<'Venue'>(41) }],
    [
      '/prenotazioni/prenota-tavolo',
      { to: 'reserve', service: 'reservation', pointId: null, venueId: id<'Venue'>(21) },
    ],
  ] as const)('is %s [VENUE-38, VENUE-11]', (path, choice) => {
    expect(choicePath(choice)).toBe(path)
  })
})
