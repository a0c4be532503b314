import type { OrderType, ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { getConsents, getMixedInfo } from '#src/contract/venue-content.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

const nothingChosen = { orderType: null, newsLimit: null } as const

/** Closures, the latest news and the venue as home and its presentation show it [HOME-09, API-14]. */
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

/** Everything the checkout needs to know of a venue, asked anew each time it is entered [CHK-05]. */
export function checkoutInfoQuery(api: ApiClient, venueId: Id<'Venue'>, orderType: OrderType) {
  return endpointQuery(
    api,
    getMixedInfo,
    {
      ...nothingChosen,
      venueId,
      orderType,
      [orderType]: true,
      // A new address in manual zones takes its town and postcode from them.
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

/** The ways to pay for something of a type that exists already, or all there are. */
export function paymentOfferQuery(api: ApiClient, venueId: Id<'Venue'>, orderType: ServiceType | null) {
  const asked = { ...nothingChosen, venueId, orderType, paymentModes: true, paymentCredentials: true } as const
  return endpointQuery(api, getMixedInfo, asked, 0)
}

/** The fees of an order type, for the cart. */
export function feesQuery(api: ApiClient, venueId: Id<'Venue'>, orderType: OrderType) {
  return endpointQuery(api, getMixedInfo, { ...nothingChosen, venueId, orderType, [orderType]: true })
}

export function accountConsentsQuery(api: ApiClient, venueId: Id<'Venue'> | null) {
  return endpointQuery(api, getConsents, { venueId, forAccount: true })
}

/** What a guest is asked to accept with an order (contract C24) [CHK-08]. */
export function orderConsentsQuery(api: ApiClient, venueId: Id<'Venue'>) {
  return endpointQuery(api, getConsents, { venueId, forReservation: true })
}
