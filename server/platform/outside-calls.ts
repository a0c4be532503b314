/** Milliseconds after which a call to somebody else's server (Stripe, PayPal, Google) is given up. */
export const outsideLimitMs = 10_000

/** The deadline of one call, its reply's body included; `limitMs` where a diner waits for it while typing. */
export const outsideDeadline = (limitMs = outsideLimitMs) => AbortSignal.timeout(limitMs)
