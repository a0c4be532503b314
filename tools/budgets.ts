/** A goal to aim at and the line that stops the build. */
export type Budget = { readonly goal: number; readonly hard: number }

/** Brotli bytes; kB are 1,000 bytes. */
export const byteBudgets = {
  loader: { goal: 3_200, hard: 3_600 },
  first: { goal: 58_000, hard: 66_000 },
  order: { goal: 12_000, hard: 18_000 },
  checkout: { goal: 20_000, hard: 28_000 },
} as const satisfies Record<string, Budget>

/** Milliseconds at four times slower CPU. */
export const timeBudgets = {
  hostScript: { goal: 10, hard: 50 },
  panelFrame: { goal: 50, hard: 100 },
  input: { goal: 50, hard: 100 },
  searchKey: { goal: 80, hard: 150 },
  // Of a returning diner, from the click to the usable menu.
  work: { goal: 325, hard: 650 },
} as const satisfies Record<string, Budget>

/** Times of the floor measured in the same run. */
export const ratioBudgets = {
  firstHome: { goal: 1.2, hard: 1.5 },
  firstMenu: { goal: 1.4, hard: 1.8 },
  returningMenu: { goal: 1.3, hard: 1.6 },
  warmMenu: { goal: 1.2, hard: 1.6 },
  longMenu: { goal: 0.8, hard: 1.1 },
} as const satisfies Record<string, Budget>

/** Requests of a first visit that follow one another between the click and the usable menu. */
export const hopBudgets = {
  withStart: { goal: 1, hard: 2 },
  withoutStart: { goal: 2, hard: 3 },
} as const satisfies Record<string, Budget>

/** Bytes on the wire without photos: fetched within 5 s of the click by a diner who taps nothing. */
export const untouchedBudget = { goal: 90_000, hard: 120_000 } as const satisfies Budget

/** Bytes of heap that the open widget adds to the page. */
export const heapBudgets = {
  menu: { goal: 1_800_000, hard: 3_000_000 },
  longMenu: { goal: 3_000_000, hard: 5_000_000 },
} as const satisfies Record<string, Budget>

/** Compares a figure with its budget. */
export function standing(actual: number, { goal, hard }: Budget): 'ok' | 'above goal' | 'ABOVE HARD LINE' {
  if (actual > hard) return 'ABOVE HARD LINE'
  return actual > goal ? 'above goal' : 'ok'
}
