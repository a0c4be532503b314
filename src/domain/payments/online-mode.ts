/** Payment modes that are paid online right after the order is created; every other is paid at the venue. */
export const onlineModes = ['card', 'payPal'] as const
export type OnlineMode = (typeof onlineModes)[number]

/** Whether a mode is paid online; an unknown mode is paid at the venue [ORD-13, ORD-14]. */
export function isOnlineMode(kind: string | null): kind is OnlineMode {
  return onlineModes.some((online) => online === kind)
}
