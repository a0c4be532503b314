/** Milliseconds after which a call to somebody else's server (Stripe, PayPal, Google) is given up. */
export const outsideLimitMs = 10_000

/** The deadline of one call, its reply's body included. */
export const outsideDeadline = () => AbortSignal.timeout(outsideLimitMs)
