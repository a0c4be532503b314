import type { PaymentMode } from '#src/contract/payment.ts'
import type { Deposit, ReservationConfig } from '#src/contract/reservation.ts'
import { isTakenOnline } from '#src/domain/payments/amount-limits.ts'
import type { OnlineOption, PaymentOption } from '#src/domain/payments/payment-option.ts'
import { isOnline, paymentPlace } from '#src/domain/payments/payment-options.ts'

/** The deposits to choose from in cents, the lowest first; empty unless the venue offers them [RESV-11]. */
export function depositChoices({
  offersDeposits,
  deposits,
}: Pick<ReservationConfig, 'offersDeposits' | 'deposits'>): Deposit[] {
  return offersDeposits ? deposits.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price) : []
}

/** Those of the deposits that a mode offered here can take, in this widget [RESV-12, RESV-44]. */
export function payableDeposits(
  deposits: readonly Deposit[],
  modes: readonly PaymentMode[],
  currency: string,
): Deposit[] {
  const kinds = modes.filter((mode) => paymentPlace(mode, 'never') !== null).map(({ kind }) => kind)
  return deposits.filter(({ price }) => isTakenOnline(kinds, price, currency))
}

/** The deposit to begin with: the only one where there has to be one, else none [RESV-43]. */
export function firstDeposit(choices: readonly Deposit[], isRequired: boolean): Deposit | null {
  return (isRequired && choices.length === 1 && choices[0]) || null
}

/** Whether a payment option can pay a deposit: online and in this widget [RESV-12]. */
export function paysDeposit(option: PaymentOption): option is OnlineOption {
  return isOnline(option) && paymentPlace(option.mode, 'never') !== null
}
