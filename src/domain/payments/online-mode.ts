import type { PaymentMode } from '#src/contract/payment.ts'

/**
 * The kinds of mode that are paid to a provider right after the order was created; every other is paid at the venue.
 */
export const onlineModes = ['card', 'payPal'] as const
export type OnlineMode = (typeof onlineModes)[number]

/**
 * Whether an order of this mode is paid to a provider; a mode that we do not know is paid at the venue [ORD-13,
 * ORD-14].
 */
export function isOnlineMode(kind: PaymentMode['kind'] | null): kind is OnlineMode {
  return onlineModes.some((online) => online === kind)
}
