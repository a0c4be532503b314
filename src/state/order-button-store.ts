import { proxy } from 'valtio/vanilla'

/** What the closed button says of an order until a time, ms since 1970. */
export type OrderPeriod = readonly [untilMs: number, text: string]

/** The periods of the order under way, as it was last heard of, for when the page is left (decision 112); not kept itself. */
export function createOrderButtonStore() {
  const state = proxy<{ periods: readonly OrderPeriod[] }>({ periods: [] })
  return {
    state,
    set(periods: readonly OrderPeriod[]) {
      state.periods = periods
    },
    stop: () => {},
  }
}
