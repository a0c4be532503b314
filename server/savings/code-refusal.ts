import type { Account } from '#server/platform/sessions.ts'
import type { RefusalCode } from '#server/platform/texts/messages.ts'
import type { Id } from '#src/contract/values.ts'
import { isInMask } from '#src/domain/venues/venue-mask.ts'

import type { CodeRow, Uses } from './discount-codes.ts'

export type CodeUser = {
  /** Null: any venue. */
  readonly venueId: Id<'Venue'> | null
  /** Null: a guest. */
  readonly account: Pick<Account, 'email' | 'emailVerifiedAt'> | null
  /** Uses so far. */
  readonly uses: Uses | undefined
}

/**
 * Why a customer cannot use a code at a venue, or null; lines and slot are checked elsewhere. A code reserved for
 * others is reported as not found.
 */
export function codeRefusal(
  code: CodeRow,
  { venueId, account, uses = { all: 0, own: 0 } }: CodeUser,
): RefusalCode | null {
  const stranger = whyNotMeantFor(code, account)
  if (stranger) return stranger
  if (!code.isActive) return 'COUPON_NOT_ACTIVE'
  if (venueId !== null && !isInMask(code.venueIds, venueId)) return 'COUPON_WRONG_VENUE'
  return isUsedUp(code, uses) ? 'COUPON_LIMIT_REACHED' : null
}

/** Anybody can type an address: a code that is reserved for one needs it confirmed (decision 93). */
function whyNotMeantFor({ reservedFor }: CodeRow, account: CodeUser['account']): RefusalCode | null {
  if (reservedFor.length === 0) return null
  if (!account || !reservedFor.includes(account.email.toLowerCase())) return 'COUPON_NOT_FOUND'
  return account.emailVerifiedAt ? null : 'EMAIL_NOT_CONFIRMED'
}

function isUsedUp({ maxUses, maxUsesPerCustomer }: CodeRow, { all, own }: Uses): boolean {
  return all >= (maxUses ?? Infinity) || own >= (maxUsesPerCustomer ?? Infinity)
}
