import { countDiscountCodes, getDiscountCodes } from '#src/contract/discount-code.ts'
import { getLoyaltyCard, getRewards } from '#src/contract/loyalty.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import type { Owner } from './customer-query.ts'
import { forCustomer } from './customer-query.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Every code that the customer may type, including hidden and personal ones [COUP-05, COUP-16]. */
export function discountCodesQuery(api: ApiClient, venueId: Id<'Venue'>, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getDiscountCodes, { venueId }))
}

/** The public codes and the customer's personal ones [COUP-17]. */
export function listedCodesQuery(api: ApiClient, venueId: Id<'Venue'>, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getDiscountCodes, { venueId, isHidden: false }))
}

/** Number of the listed codes, for the badge [SHELL-27]. */
export function codeCountQuery(api: ApiClient, venueId: Id<'Venue'>, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, countDiscountCodes, { venueId, isHidden: false, asNumber: true }))
}

/** The rewards a customer has not used yet [REW-04]. */
export function rewardsQuery(api: ApiClient, venueId: Id<'Venue'>, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getRewards, { venueId }))
}

/** The customer's points and the promotion they belong to. */
export function loyaltyCardQuery(api: ApiClient, venueId: Id<'Venue'>, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getLoyaltyCard, { venueId }))
}
