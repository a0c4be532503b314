import { deliveryCitiesQuery } from '#src/api/address-calls.ts'
import { discountCodesQuery, loyaltyCardQuery, rewardsQuery } from '#src/api/discount-calls.ts'
import { servicePointInfoQuery } from '#src/api/service-point-calls.ts'
import { feesQuery } from '#src/api/venue-content-calls.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { areaOfAddress } from '#src/domain/areas/area-of-address.ts'
import { deliveryFee, minimumSpend } from '#src/domain/areas/delivery-charges.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { judgeSavings } from '#src/domain/discounts/judge-savings.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { discountOf, noSavings } from '#src/domain/discounts/savings.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { smallestUnit } from '#src/domain/smallest-unit.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

export type KnownCosts = {
  readonly totals: OrderTotals
  /** Least sum of the dishes for delivery there; null = none, or not known. */
  readonly minimum: Cents | null
}

/** All costs of the order, by the calls and rules of the cart; of fees and savings that cannot be asked for, it throws. */
export async function orderCosts(instance: Instance, venue: Venue, lines: readonly CartLine[]): Promise<KnownCosts> {
  const { api, queryClient, stores } = instance
  const { type, people } = stores.draft.state
  const orderType = type ?? 'takeAway'
  const fees = type === null ? null : await queryClient.fetchQuery(feesQuery(api, venue.id, type))
  const config = type === null ? null : (fees?.[type] ?? venue[type])
  const charges = await chargesOf(instance, venue)
  const savings = await savingsNow(instance, venue, lines)
  const unit = smallestUnit({ code: venue.currencyCode })
  const amounts = { lines, orderType, config, people, deliveryFee: charges.fee, unit }
  return { totals: orderTotal({ ...amounts, ...discountOf(savings, lines) }), minimum: charges.minimum }
}

type Charges = { readonly fee: Cents | null; readonly minimum: Cents | null }

/** Fee and minimum of where the order goes, as far as the diner has said it. */
async function chargesOf({ api, queryClient, stores }: Instance, venue: Venue): Promise<Charges> {
  const { type, address, servicePointId } = stores.draft.state
  const destination = destinationOf(type)
  if (destination === 'address' && address) {
    const { deliveryCities } = await queryClient.fetchQuery(deliveryCitiesQuery(api, venue.id))
    const area = areaOfAddress(address, deliveryCities)
    return { fee: deliveryFee('address', { area }), minimum: area && minimumSpend(area) }
  }
  if (destination === 'servicePoint' && servicePointId !== null) {
    const { info } = await queryClient.fetchQuery(servicePointInfoQuery(api, { venueId: venue.id, servicePointId }))
    return { fee: deliveryFee('servicePoint', { servicePoint: info }), minimum: null }
  }
  return { fee: null, minimum: null }
}

/** Code and rewards that the diner uses, as far as they are valid now. */
async function savingsNow(instance: Instance, venue: Venue, lines: readonly CartLine[]): Promise<Savings> {
  const { api, queryClient, stores } = instance
  const draft = stores.draft.state
  const { codeName, rewards: chosen } = draft
  if (!isStarted(draft) || lines.length === 0 || (codeName === null && chosen.length === 0)) return noSavings
  const { customer } = stores.session.state
  const codes =
    codeName === null ? [] : (await queryClient.fetchQuery(discountCodesQuery(api, venue.id, customer))).codes
  const isCardAsked = customer !== null && chosen.length > 0
  const rewards = isCardAsked ? (await queryClient.fetchQuery(rewardsQuery(api, venue.id, customer))).rewards : []
  const card = isCardAsked ? await queryClient.fetchQuery(loyaltyCardQuery(api, venue.id, customer)) : null
  const points = card?.promotion ? { score: card.score, promotion: card.promotion } : null
  const { type: orderType, slotStart } = draft
  const context = { lines, orderType, slotStart, serviceDay: serviceDay(venue, slotStart), points }
  return judgeSavings({ codeName, rewards: chosen }, { codes, rewards }, context).savings
}
