import fc from 'fast-check'

import type { BillingAddress, NewBilling, newBillingAddress } from '#src/contract/billing.ts'
import type { Country } from '#src/contract/country.ts'
import type { DeliveryAddress, NewAddress, newDeliveryAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity, DeliveryZone } from '#src/contract/delivery-area.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { GeocodeResult } from '#src/contract/geocode.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'

import { aFlag, aList, aNumber, anId, anObject, aText, orNull, someCents } from './values.ts'

export const aSentZoneMode = fc.constantFrom('manual' as const, 'coordinates' as const)

const aDeliveryZone = anObject<DeliveryZone>({
  id: anId(),
  name: aText,
  postcode: aText,
  minimumSpend: orNull(someCents),
  deliveryFee: orNull(someCents),
})

export const aDeliveryCity = anObject<DeliveryCity>({
  id: anId(),
  name: aText,
  zoneMode: aSentZoneMode,
  zones: aList(aDeliveryZone),
  shape: orNull(fc.constantFrom('polygon' as const, 'circle' as const)),
  coordinates: orNull(aText),
  isForDelivery: aFlag,
  excludedVenueIds: aList(anId<'Venue'>()),
  venueId: anId(),
  minimumSpend: orNull(someCents),
  deliveryFee: orNull(someCents),
})

export const aDeliveryAddress = anObject<DeliveryAddress>({
  id: anId(),
  zoneMode: aSentZoneMode,
  street: aText,
  houseNumber: aText,
  doorbell: orNull(aText),
  note: orNull(aText),
  deliveryCityId: orNull(anId<'DeliveryCity'>()),
  deliveryZoneId: orNull(anId<'DeliveryZone'>()),
  town: aText,
  postcode: aText,
  province: aText,
  country: aText,
  zoneTown: orNull(aText),
  zonePostcode: orNull(aText),
  isDefault: aFlag,
  city: orNull(
    anObject<NonNullable<DeliveryAddress['city']>>({
      id: anId(),
      name: aText,
      zoneMode: aSentZoneMode,
      minimumSpend: orNull(someCents),
      coordinates: orNull(aText),
    }),
  ),
  zone: orNull(anObject<NonNullable<DeliveryAddress['zone']>>({ id: anId(), minimumSpend: orNull(someCents) })),
  deliveryFee: orNull(someCents),
  latitude: orNull(aNumber),
  longitude: orNull(aNumber),
  formattedAddress: orNull(aText),
})

export const anOrderAddress = anObject<OrderAddress>({
  zoneMode: aSentZoneMode,
  savedAddressId: orNull(anId<'DeliveryAddress'>()),
  deliveryCityId: orNull(anId<'DeliveryCity'>()),
  deliveryZoneId: orNull(anId<'DeliveryZone'>()),
  formattedAddress: orNull(aText),
  latitude: orNull(aNumber),
  longitude: orNull(aNumber),
  houseNumber: orNull(aText),
  isComplete: aFlag,
  foundCityIds: aList(anId<'DeliveryCity'>()),
  info: orNull(
    anObject<NonNullable<OrderAddress['info']>>({
      street: aText,
      houseNumber: aText,
      town: aText,
      postcode: aText,
      province: aText,
      country: aText,
    }),
  ),
})

const addressToSave = {
  zoneMode: aSentZoneMode,
  orderAddress: orNull(anOrderAddress),
  street: aText,
  houseNumber: aText,
  doorbell: orNull(aText),
  note: orNull(aText),
  deliveryCityId: orNull(anId<'DeliveryCity'>()),
  deliveryZoneId: orNull(anId<'DeliveryZone'>()),
  town: aText,
  province: aText,
  postcode: aText,
  country: aText,
  oldId: orNull(anId<'DeliveryAddress'>()),
}
export const anAddressToSave = anObject<NewAddress>(addressToSave)
export const aNewAddress = anObject<RequestOf<typeof newDeliveryAddress>>({ ...addressToSave, venueId: anId() })

const billing = {
  kind: fc.constantFrom('private' as const, 'company' as const),
  companyName: orNull(aText),
  vatNumber: orNull(aText),
  recipientCode: orNull(aText),
  certifiedEmail: orNull(aText),
  taxCode: orNull(aText),
  street: aText,
  houseNumber: aText,
  town: aText,
  postcode: aText,
  province: aText,
  country: aText,
}
export const aBillingAddress = anObject<BillingAddress>(billing)
export const aBillingToSave = anObject<NewBilling>(billing)
export const aNewBillingAddress = anObject<RequestOf<typeof newBillingAddress>>({ ...billing, isKept: aFlag })

type Geometry = GeocodeResult['geometry']
export const aGeocodeResult = anObject<GeocodeResult>({
  formattedAddress: aText,
  components: aList(
    anObject<GeocodeResult['components'][number]>({ longName: aText, shortName: aText, types: aList(aText) }),
  ),
  geometry: anObject<Geometry>({ location: anObject<Geometry['location']>({ latitude: aNumber, longitude: aNumber }) }),
})

export const aCountry = anObject<Country>({ code: aText, texts: anObject<Country['texts']>({ name: aText }) })

/** As an order names it. */
export const aSentAddress = {
  addressId: orNull(anId<'DeliveryAddress'>()),
  street: orNull(aText),
  houseNumber: orNull(aText),
  doorbell: orNull(aText),
  addressNote: orNull(aText),
  town: orNull(aText),
  postcode: orNull(aText),
  zoneTown: orNull(aText),
  zonePostcode: orNull(aText),
  province: orNull(aText),
  country: orNull(aText),
} as const

/** The same with its place, as an order sends it. */
export const aBroughtAddress = { ...aSentAddress, orderAddress: anOrderAddress } as const
