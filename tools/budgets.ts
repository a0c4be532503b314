/** A goal to aim at and the line that stops the build. */
export type Budget = {
  readonly goal: number
  readonly hard: number
  /** The hard line that replaces `hard` once the build keeps it. */
  readonly nextHard?: number
}

const noHardLine = Number.POSITIVE_INFINITY

/** Brotli bytes by step of a diner whose page has the tag of the README; kB are 1,000 bytes. */
export const byteBudgets = {
  loader: { goal: 3_200, hard: 3_600 },
  // 60,000 is the line to keep; today's build is above it.
  first: { goal: 52_000, hard: 65_500, nextHard: 60_000 },
  order: { goal: 15_000, hard: 18_000 },
  checkout: { goal: 24_000, hard: 28_000 },
  // First load of the staff desk.
  desk: { goal: 95_000, hard: 98_500 },
} as const satisfies Record<string, Budget>

/** What the tag adds to the host page before anybody touches it; ms at four times slower CPU. */
export const hostBudgets = {
  requests: { goal: 1, hard: noHardLine },
  thirdParties: { goal: 0, hard: noHardLine },
  scriptMs: { goal: 10, hard: noHardLine },
  blockingMs: { goal: 0, hard: noHardLine },
  longTasks: { goal: 0, hard: 0 },
  shift: { goal: 0, hard: noHardLine },
  globals: { goal: 1, hard: noHardLine },
  nodes: { goal: 2, hard: noHardLine },
  restyled: { goal: 0, hard: noHardLine },
  heap: { goal: 25_000, hard: 50_000 },
} as const satisfies Record<string, Budget>

/** Milliseconds at four times slower CPU. */
export const timeBudgets = {
  panelFrame: { goal: 50, hard: 100 },
  // A full click, by the slowest of its events.
  input: { goal: 50, hard: 100 },
  // A key of the search, and another language.
  redraw: { goal: 80, hard: 150 },
  // Of a returning diner, from the tap to the usable menu.
  work: { goal: 325, hard: 650 },
} as const satisfies Record<string, Budget>

/** Times of the floor of the same kind, measured in the same run. */
export const ratioBudgets = {
  firstMenu: { goal: 1.3, hard: 1.5 },
  firstHome: { goal: 1.2, hard: 1.4 },
  firstLongMenu: { goal: 0.9, hard: 1.1 },
  returningMenu: { goal: 1.3, hard: 1.5 },
  warmMenu: { goal: 1.3, hard: 1.6 },
  longMenu: { goal: 0.8, hard: 1 },
} as const satisfies Record<string, Budget>

/** Requests that follow one another between the tap and the usable menu, preflights included. */
export const hopBudgets = {
  withStart: { goal: 1, hard: 1 },
  withoutStart: { goal: 2, hard: 2 },
  // The menu is drawn from what was kept.
  secondVisit: { goal: 0, hard: noHardLine },
} as const satisfies Record<string, Budget>

/** Bytes on the wire without photos: fetched within 5 s of the tap by a diner who taps nothing else. */
export const untouchedBudgets = {
  everybody: { goal: 90_000, hard: 110_000 },
  // Beyond what the screen shows.
  savingData: { goal: 0, hard: 0 },
} as const satisfies Record<string, Budget>

/** Bytes of heap that the open widget adds to the page, after a scroll to the end. */
export const heapBudgets = {
  menu: { goal: 1_800_000, hard: 3_000_000 },
  longMenu: { goal: 3_000_000, hard: 5_000_000 },
} as const satisfies Record<string, Budget>

/** Elements of the widget after a scroll to the end of 1,000 and of 5,000 products. */
export const nodesBudget = { goal: 1000, hard: 1500 } as const satisfies Budget

/** Times of what an input costs at 1,000 products, that it costs at 5,000. */
export const growthBudget = { goal: 1.1, hard: 1.3 } as const satisfies Budget

/** Milliseconds of CPU of the service for one call, in a warm process. */
export const serviceBudgets = {
  menuRead: { goal: 1, hard: 3 },
  order: { goal: 8, hard: 15 },
} as const satisfies Record<string, Budget>

/** Compares a figure with its budget. */
export function standing(actual: number, { goal, hard }: Budget): 'ok' | 'above goal' | 'ABOVE HARD LINE' {
  if (actual > hard) return 'ABOVE HARD LINE'
  return actual > goal ? 'above goal' : 'ok'
}
