import fc from 'fast-check'

import { getBillingAddress, newBillingAddress } from '#src/contract/billing.ts'
import { getCountries } from '#src/contract/country.ts'
import {
  deleteDeliveryAddress,
  getDeliveryAddresses,
  newDeliveryAddress,
  setDefaultDeliveryAddress,
} from '#src/contract/delivery-address.ts'
import { callStaff, decodeTableCode, giveUpBill, openBill } from '#src/contract/dining-table.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { geocode } from '#src/contract/geocode.ts'
import { getServicePointInfo } from '#src/contract/service-point.ts'

import {
  aBillingAddress,
  aCountry,
  aDeliveryAddress,
  aGeocodeResult,
  aNewAddress,
  aNewBillingAddress,
  aSentZoneMode,
} from './addresses.ts'
import { call } from './call.ts'
import { aFlag, aList, anId, anObject, aText, aWebAddress, orNull, someCents } from './values.ts'

const nothing = fc.constant({})
const ofAddress = anObject({ addressId: anId<'DeliveryAddress'>() })

/** The calls about the places that orders go to. */
export const addressCalls = {
  getDeliveryAddresses: call(
    getDeliveryAddresses,
    anObject<RequestOf<typeof getDeliveryAddresses>>({
      venueId: orNull(anId<'Venue'>()),
      zoneMode: orNull(aSentZoneMode),
      deliveryCityIds: orNull(aList(anId<'DeliveryCity'>())),
    }),
    anObject({ addresses: aList(aDeliveryAddress) }),
  ),
  newDeliveryAddress: call(newDeliveryAddress, aNewAddress, anObject({ address: aDeliveryAddress })),
  setDefaultDeliveryAddress: call(setDefaultDeliveryAddress, ofAddress, nothing),
  deleteDeliveryAddress: call(deleteDeliveryAddress, ofAddress, nothing),
  getBillingAddress: call(getBillingAddress, nothing, anObject({ address: orNull(aBillingAddress) })),
  newBillingAddress: call(newBillingAddress, aNewBillingAddress, anObject({ address: aBillingAddress })),
  geocode: call(
    geocode,
    anObject<RequestOf<typeof geocode>>({ address: aText, isPartial: aFlag, venueId: orNull(anId<'Venue'>()) }),
    anObject<ReplyOf<typeof geocode>>({
      results: aList(aGeocodeResult),
      attribution: orNull(anObject({ text: aText, url: orNull(aWebAddress) })),
    }),
  ),
  getCountries: call(getCountries, nothing, anObject({ countries: aList(aCountry) })),
  decodeTableCode: call(
    decodeTableCode,
    anObject({ venueId: anId<'Venue'>(), code: aText }),
    anObject({ table: anObject({ id: anId<'Table'>(), name: aText }) }),
  ),
  callStaff: call(
    callStaff,
    anObject({
      venueId: anId<'Venue'>(),
      tableId: anId<'Table'>(),
      tableCode: orNull(aText),
      reasonId: anId<'CallReason'>(),
    }),
    nothing,
  ),
  openBill: call(
    openBill,
    anObject<RequestOf<typeof openBill>>({
      venueId: anId(),
      tableId: anId(),
      orders: aList(anObject({ id: anId<'Order'>(), token: orNull(aText) })),
      amount: someCents,
    }),
    anObject<ReplyOf<typeof openBill>>({ id: anId(), total: someCents, token: aText }),
  ),
  giveUpBill: call(giveUpBill, anObject<RequestOf<typeof giveUpBill>>({ id: anId(), token: aText }), nothing),
  getServicePointInfo: call(
    getServicePointInfo,
    anObject({ venueId: anId<'Venue'>(), servicePointId: anId<'ServicePoint'>() }),
    anObject({ info: anObject({ deliveryFee: orNull(someCents) }) }),
  ),
}
