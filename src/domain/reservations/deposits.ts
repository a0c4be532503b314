import type { Deposit, ReservationConfig } from '#src/contract/reservation.ts'
import type { OnlineOption, PaymentOption } from '#src/domain/payments/payment-option.ts'
import { isOnline, paymentPlace } from '#src/domain/payments/payment-options.ts'

/** The deposits to choose from in cents, the lowest first; empty unless the venue offers them [RESV-11]. */
export function depositChoices({
  offersDeposits,
  deposits,
}: Pick<ReservationConfig, 'offersDeposits' | 'deposits'>): Deposit[] {
  return offersDeposits ? deposits.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price) : []
}

/** Whether a payment option can pay a deposit: online and in this widget [RESV-12]. */
export function paysDeposit(option: PaymentOption): option is OnlineOption {
  return isOnline(option) && paymentPlace(option.mode, 'never') !== null
}
