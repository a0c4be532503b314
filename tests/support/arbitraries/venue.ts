import fc from 'fast-check'

import type { NewsItem } from '#src/contract/news.ts'
import type { Restaurant, ServicePoint } from '#src/contract/restaurant.ts'
import type { OrderType, ServiceType } from '#src/contract/service-type.ts'
import type { Closure, Consent } from '#src/contract/venue-content.ts'
import type { License, OpeningHours, ServiceConfig, Venue } from '#src/contract/venue.ts'

import {
  aCount,
  aDate,
  aDateTime,
  aFlag,
  aList,
  anId,
  anObject,
  aNumber,
  aPageAddress,
  aText,
  aTime,
  aWebAddress,
  orNull,
  someCents,
} from './values.ts'

export const anOrderType = fc.constantFrom<OrderType[]>('takeAway', 'delivery', 'eatIn', 'dil', 'table')
export const aServiceType = fc.oneof(anOrderType, fc.constant('reservation' as const)) as fc.Arbitrary<ServiceType>

export const aLicense = anObject<License>({ venueId: anId(), isActive: aFlag, text: aText, isDead: aFlag })

const openingHours = anObject<OpeningHours>({
  weekday: fc.integer({ min: 1, max: 7 }),
  shift: fc.constantFrom('F1', 'F2'),
  from: aTime,
  to: aTime,
})

export const aServiceConfig = anObject<ServiceConfig>({
  type: aServiceType,
  isActive: aFlag,
  isBlocked: aFlag,
  blockedUntil: orNull(aDateTime),
  maxPeople: orNull(aCount),
  allowsAsSoonAsPossible: aFlag,
  zoneMode: orNull(fc.constantFrom('manual' as const, 'coordinates' as const)),
  hasSlotsByCity: aFlag,
  defaultAddress: fc.constant(null),
  freeDeliveryFrom: orNull(someCents),
  fixedCost: orNull(aNumber),
  fixedCostKind: orNull(fc.constantFrom('percentage' as const, 'amount' as const)),
  fixedCostName: orNull(aText),
  fixedCostDescription: orNull(aText),
  fixedCostFreeFrom: orNull(someCents),
  callReasons: aList(anObject<ServiceConfig['callReasons'][number]>({ id: anId(), name: aText })),
  hasGroups: aFlag,
  hasBills: aFlag,
  tips: orNull(anObject<NonNullable<ServiceConfig['tips']>>({ percents: aList(aNumber), maximum: orNull(someCents) })),
})

export const aVenue = anObject<Venue>({
  id: anId(),
  name: aText,
  street: aText,
  houseNumber: aText,
  postcode: aText,
  town: aText,
  province: aText,
  country: aText,
  phone: aText,
  email: aText,
  companyName: orNull(aText),
  vatNumber: orNull(aText),
  latitude: orNull(aNumber),
  longitude: orNull(aNumber),
  currencyCode: aText,
  timeZone: orNull(aText),
  externalReservationUrl: orNull(aWebAddress),
  hasMessaging: aFlag,
  requiresInvoice: aFlag,
  photos: aList(anObject<Venue['photos'][number]>({ code: aText })),
  texts: anObject<Venue['texts']>({ description: aText }),
  license: aLicense,
  openingHours: aList(openingHours),
  takeAway: orNull(aServiceConfig),
  delivery: orNull(aServiceConfig),
  eatIn: orNull(aServiceConfig),
  dil: orNull(aServiceConfig),
  table: orNull(aServiceConfig),
  reservation: orNull(aServiceConfig),
  reservations: orNull(anObject<{ isActive: boolean }>({ isActive: aFlag })),
  hasPonyuKey: aFlag,
  hasPonyuSlots: aFlag,
  hasEatintimeKey: aFlag,
  hasEatintimeSlots: aFlag,
  showcaseMenuId: orNull(anId<'Menu'>()),
})

const aServicePoint = anObject<ServicePoint>({
  id: anId(),
  venueMask: aList(anId<'Venue'>()),
  servingVenues: aList(anObject<ServicePoint['servingVenues'][number]>({ venueId: anId() })),
  texts: anObject<ServicePoint['texts']>({
    name: aText,
    deliveryPointLabel: orNull(aText),
    typeLabel: orNull(aText),
  }),
})

type Settings = Restaurant['settings']
const settings = anObject<Settings>({
  layout: fc.constantFrom('grid' as const, 'list' as const),
  hasLoyaltyCard: aFlag,
  hasDiscountCodes: aFlag,
  logo: orNull(anObject<NonNullable<Settings['logo']>>({ svgUrl: orNull(aWebAddress), pngUrl: orNull(aWebAddress) })),
  siteUrl: orNull(aWebAddress),
  colours: orNull(anObject<NonNullable<Settings['colours']>>({ primary: aText, secondary: orNull(aText) })),
  poweredBy: orNull(anObject<NonNullable<Settings['poweredBy']>>({ text: aText, url: orNull(aWebAddress) })),
  acceptsSimpleRequests: aFlag,
  hasWallets: aFlag,
  googlePageUrl: orNull(aPageAddress),
  firebase: orNull(
    fc.dictionary(fc.constantFrom('apiKey', 'authDomain', 'projectId'), aText, { noNullPrototype: true }),
  ),
  pushConfig: orNull(aText),
  guestOrderTypes: aList(aServiceType),
  proposesEarliestSlot: aFlag,
})

export const anyRestaurant = anObject<Restaurant>(
  {
    id: anId(),
    shortCode: aText,
    venues: aList(aVenue),
    activeServices: aList(aServiceType),
    settings,
    currencies: aList(anObject<Restaurant['currencies'][number]>({ id: anId(), code: aText, symbol: aText })),
    servicePoints: aList(aServicePoint),
    isFranchise: aFlag,
    hasCardPayments: aFlag,
    isFairMode: aFlag,
    isDistrictMode: aFlag,
    hasExternalIntegration: aFlag,
    textOverrides: orNull(
      fc.dictionary(fc.stringMatching(/^[a-z]+\.[a-z]+$/), aText, { maxKeys: 3, noNullPrototype: true }),
    ),
    activeLanguages: aList(aText),
  },
  ['textOverrides'],
)

export const aNewsItem = anObject<NewsItem>({
  id: anId(),
  createdAt: aDateTime,
  photoCode: orNull(aText),
  texts: anObject<NewsItem['texts']>({ title: aText, body: aText }),
})

export const aClosure = anObject<Closure>({
  from: aDate,
  to: aDate,
  texts: anObject<Closure['texts']>({ message: aText }),
})

export const aConsent = anObject<Consent>({
  label: aText,
  documentUrl: orNull(aWebAddress),
  key: aText,
  isRequired: orNull(aFlag),
})
