import type { depositFaultTexts } from '#server/platform/texts/payable-texts.ts'
import type { PaymentModeKind } from '#src/contract/payment.ts'
import { isTakenOnline } from '#src/domain/payments/amount-limits.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { takesCurrency } from '#src/domain/payments/taken-currencies.ts'

import type { ConfigRow } from './venue-queries.ts'

type Payable = {
  /** The ways to pay that the venue has for reservations. */
  readonly modes: readonly { readonly kind: PaymentModeKind }[]
  /** ISO 4217. */
  readonly currency: string
}

/** What there is a sentence for. */
export type DepositFault = keyof typeof depositFaultTexts

/** Why a venue cannot ask for a deposit with every reservation; null = it can (rulings "mandatory deposit") [RESV-45]. */
export function depositFault(
  { deposits }: Pick<ConfigRow, 'deposits'>,
  { modes, currency }: Payable,
): DepositFault | null {
  if (deposits.length === 0) return 'no-deposit'
  const kinds = modes.map(({ kind }) => kind).filter((kind) => isOnlineMode(kind) && takesCurrency(kind, currency))
  return deposits.some(({ price }) => isTakenOnline(kinds, price, currency)) ? null : 'not-taken'
}
