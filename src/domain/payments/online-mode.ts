import type { PaymentModeKind } from '#src/contract/payment.ts'

/** Whether a payment mode is paid online, right after the order is created; the others are paid at the venue. */
const isPaidOnline = { cash: false, card: true, payPal: true } as const satisfies Record<PaymentModeKind, boolean>

type Kinds = typeof isPaidOnline
export type OnlineMode = { [K in PaymentModeKind]: Kinds[K] extends true ? K : never }[PaymentModeKind]

/** Whether a mode is paid online; an unknown mode is paid at the venue [ORD-13, ORD-14]. */
export function isOnlineMode(kind: string | null): kind is OnlineMode {
  return (isPaidOnline as Readonly<Record<string, boolean>>)[kind ?? ''] === true
}

export const onlineModes: readonly OnlineMode[] = Object.keys(isPaidOnline).filter(isOnlineMode)
