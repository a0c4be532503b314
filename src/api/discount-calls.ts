import { countDiscountCodes, getDiscountCodes } from '#src/contract/discount-code.ts'
import { getLoyaltyCard, getRewards } from '#src/contract/loyalty.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import type { Email } from './endpoint-query.ts'
import { answerFor, endpointQuery } from './endpoint-query.ts'

/** Every code the customer may type, hidden ones and their reserved ones too [COUP-05, COUP-16]. */
export function discountCodesQuery(api: ApiClient, venueId: Id<'Venue'>, email: Email) {
  return answerFor(email, endpointQuery(api, getDiscountCodes, { venueId }))
}

/** The codes that are shown to everybody, with the customer's reserved ones [COUP-17]. */
export function listedCodesQuery(api: ApiClient, venueId: Id<'Venue'>, email: Email) {
  return answerFor(email, endpointQuery(api, getDiscountCodes, { venueId, isHidden: false }))
}

/** How many of those there are, for the badge [SHELL-27]. */
export function codeCountQuery(api: ApiClient, venueId: Id<'Venue'>, email: Email) {
  return answerFor(email, endpointQuery(api, countDiscountCodes, { venueId, isHidden: false, asNumber: true }))
}

/** The rewards a customer has not used yet [REW-04]. */
export function rewardsQuery(api: ApiClient, venueId: Id<'Venue'>, email: Email) {
  return answerFor(email, endpointQuery(api, getRewards, { venueId }))
}

/** The points a customer has, and what they are good for. */
export function loyaltyCardQuery(api: ApiClient, venueId: Id<'Venue'>, email: Email) {
  return answerFor(email, endpointQuery(api, getLoyaltyCard, { venueId }))
}
