import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { codeRefusal } from '#server/savings/code-refusal.ts'
import { asDiscountCode, lockCode, usesByCode } from '#server/savings/discount-codes.ts'
import { serviceDayAt } from '#server/venues/venue-days.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { PricedLine } from '#src/domain/discounts/discount-code-rules.ts'
import { whyCodeRefused } from '#src/domain/discounts/discount-code-rules.ts'
import { accept } from '#src/domain/verdict.ts'

type OrderRequest = RequestOf<typeof createOrder>

/**
 * The code of an order, judged again by the rules of the checkout; it stays locked until the order is written or
 * refused.
 */
export async function checkCode(
  { discountCodeId, venueId, orderType, slotStart }: OrderRequest,
  lines: readonly PricedLine[],
  { db, restaurant, account, localize }: Call,
  venue: VenueRow,
): Promise<Answer<DiscountCode | null>> {
  if (discountCodeId === null) return accept(null)
  const row = restaurant.hasDiscountCodes ? await lockCode(db, restaurant.id, discountCodeId) : null
  if (!row) return refused('COUPON_NOT_FOUND')
  const uses = await usesByCode(db, { restaurantId: restaurant.id, accountId: account?.id ?? null })
  const fault = codeRefusal(row, { venueId, account, uses: uses.get(row.id) })
  if (fault) return refused(fault)
  const code = asDiscountCode(row, localize)
  const day = await serviceDayAt(db, venue, slotStart)
  const refusal = whyCodeRefused(code, { lines, orderType, slotStart, serviceDay: day })
  if (refusal) return refused(refusal.reason === 'dates' ? 'COUPON_NOT_ACTIVE' : 'COUPON_WRONG')
  return accept(code)
}
