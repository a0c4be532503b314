import type { RefusalCode } from '#demo/server/platform/texts/messages.ts'
import type { Id } from '#src/contract/values.ts'
import { isInMask } from '#src/domain/venues/venue-mask.ts'

import type { CodeRow, Uses } from './discount-codes.ts'

export type CodeUser = {
  /** Null: any venue. */
  readonly venueId: Id<'Venue'> | null
  /** Null: a guest. */
  readonly email: string | null
  /** Uses so far. */
  readonly uses: Uses | undefined
}

/**
 * Why a customer cannot use a code at a venue, or null; lines and slot are checked elsewhere. A code reserved for
 * others is reported as not found.
 */
export function codeRefusal(
  code: CodeRow,
  { venueId, email, uses = { all: 0, own: 0 } }: CodeUser,
): RefusalCode | null {
  if (!isMeantFor(code, email)) return 'COUPON_NOT_FOUND'
  if (!code.isActive) return 'COUPON_NOT_ACTIVE'
  if (venueId !== null && !isInMask(code.venueIds, venueId)) return 'COUPON_WRONG_VENUE'
  return isUsedUp(code, uses) ? 'COUPON_LIMIT_REACHED' : null
}

function isMeantFor({ reservedFor }: CodeRow, email: string | null): boolean {
  return reservedFor.length === 0 || (email !== null && reservedFor.includes(email.toLowerCase()))
}

function isUsedUp({ maxUses, maxUsesPerCustomer }: CodeRow, { all, own }: Uses): boolean {
  return all >= (maxUses ?? Infinity) || own >= (maxUsesPerCustomer ?? Infinity)
}
