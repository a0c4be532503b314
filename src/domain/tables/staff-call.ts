/** Minimum time between two calls from one table (contract 7), ms. */
export const callPauseMs = 5 * 60_000

/** The last call from a table, as this device knows it. */
type Call = { readonly againMs: number }

/**
 * How long a table has to wait until it may call again, ms; 0 = it may now. Never longer than the pause, also where the
 * device's clock was set back.
 */
export function callWaitMs(call: Call | null, nowMs: number): number {
  return call ? Math.min(callPauseMs, Math.max(0, call.againMs - nowMs)) : 0
}
