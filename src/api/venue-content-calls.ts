import type { OrderType, ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { getConsents, getMixedInfo } from '#src/contract/venue-content.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

const nothingChosen = { orderType: null, newsLimit: null } as const

/** Closures, the latest news item and the venue's presentation, for home [HOME-09, API-14]. */
export function venueContentQuery(api: ApiClient, venueId: Id<'Venue'>) {
  return endpointQuery(api, getMixedInfo, {
    ...nothingChosen,
    venueId,
    closures: true,
    news: true,
    newsLimit: 1,
    venue: true,
  })
}

/** All data of a venue that the checkout needs; fetched each time the checkout opens [CHK-05]. */
export function checkoutInfoQuery(api: ApiClient, venueId: Id<'Venue'>, orderType: OrderType) {
  return endpointQuery(
    api,
    getMixedInfo,
    {
      ...nothingChosen,
      venueId,
      orderType,
      [orderType]: true,
      // A new address in a manual zone gets town and postcode from the city.
      ...(orderType === 'delivery' ? { deliveryCities: true as const } : {}),
      paymentModes: true,
      paymentCredentials: true,
      cashMeans: true,
      checkoutQuestions: true,
      promotion: true,
    },
    0,
  )
}

/** Payment methods for an existing order or reservation of a type; null = all methods. */
export function paymentOfferQuery(api: ApiClient, venueId: Id<'Venue'>, orderType: ServiceType | null) {
  const asked = { ...nothingChosen, venueId, orderType, paymentModes: true, paymentCredentials: true } as const
  return endpointQuery(api, getMixedInfo, asked, 0)
}

/** Fees of an order type, for the cart. */
export function feesQuery(api: ApiClient, venueId: Id<'Venue'>, orderType: OrderType) {
  return endpointQuery(api, getMixedInfo, { ...nothingChosen, venueId, orderType, [orderType]: true })
}

export function accountConsentsQuery(api: ApiClient, venueId: Id<'Venue'> | null) {
  return endpointQuery(api, getConsents, { venueId, forAccount: true })
}

/** Consents that a guest is asked for with an order (contract C24) [CHK-08]. */
export function orderConsentsQuery(api: ApiClient, venueId: Id<'Venue'>) {
  return endpointQuery(api, getConsents, { venueId, forReservation: true })
}
