import type { Deposit, ReservationConfig } from '#src/contract/reservation.ts'
import type { OnlineOption, PaymentOption } from '#src/domain/payments/payment-options.ts'
import { isOnline } from '#src/domain/payments/payment-options.ts'

/** The deposits to choose from, the least first; none unless the venue offers them [RESV-11]. */
export function depositChoices({
  offersDeposits,
  deposits,
}: Pick<ReservationConfig, 'offersDeposits' | 'deposits'>): Deposit[] {
  return offersDeposits ? deposits.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price) : []
}

/** What pays a deposit here and now: no cash, and nothing that is paid on another page [RESV-12]. */
export function paysDeposit(option: PaymentOption): option is OnlineOption {
  if (!isOnline(option)) return false
  const { publishableKey, clientId } = option.mode.credentials ?? {}
  return (option.kind === 'card' ? publishableKey : clientId) != null
}
