import { checkAmount } from '#server/payments/check-amount.ts'
import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { fieldText } from '#server/platform/texts/forms.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { Cents } from '#src/contract/values.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { isTip, tipPercents, withTip } from '#src/domain/fees/tips.ts'
import { zero } from '#src/domain/money.ts'
import { highestTypedAmount } from '#src/domain/typed-amount.ts'
import { accept } from '#src/domain/verdict.ts'

type Sent = Pick<RequestOf<typeof createOrder>, 'tip' | 'total' | 'paymentMode'>
type Config = Pick<ServiceConfig, 'tips'>
type At = { readonly config: Config; readonly venue: Pick<VenueRow, 'currencyCode'> }
type Caller = Pick<Call, 'language'>

/**
 * The totals with the tip, if the total sent is theirs and the way to pay takes it. A cent of difference is rounding; more
 * means that other prices were shown (contract C87).
 */
export function checkTotal(sent: Sent, due: OrderTotals, { config, venue }: At, call: Caller): Answer<OrderTotals> {
  const tip = checkTip(sent, due, config, call)
  if (!tip.ok) return tip
  const totals = withTip(due, tip.value)
  if (Math.abs(totals.total - sent.total) > 1) return refused('TOTAL_CHANGED')
  const taken = checkAmount(sent.paymentMode, { amount: totals.total, currency: venue.currencyCode })
  return taken.ok ? accept(totals) : taken
}

/**
 * The tip of an order in cents (contract 7). Where none is offered any more the total has changed: the diner sees the new
 * one before ordering.
 */
function checkTip({ tip }: Sent, due: OrderTotals, config: Config, { language }: Caller): Answer<Cents> {
  if (!tip) return accept(zero)
  if (tip > highestTypedAmount || !isTip(tip, config, due))
    return refusedWith('VALIDATION', [fieldText(language, 'tip', 'invalid')])
  return tipPercents(config).length > 0 ? accept(tip) : refused('TOTAL_CHANGED')
}
