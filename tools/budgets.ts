/** A goal to aim at and the line that stops the build. */
export type Budget = { readonly goal: number; readonly hard: number }

/** Brotli bytes; kB are 1,000 bytes. */
export const byteBudgets = {
  loader: { goal: 2_500, hard: 3_200 },
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
} as const satisfies Record<string, Budget>

/** Times of the floor measured in the same run. */
export const ratioBudgets = {
  coldMenu: { goal: 1.1, hard: 1.4 },
  warmMenu: { goal: 1.5, hard: 2.5 },
  longMenu: { goal: 0.9, hard: 1.2 },
} as const satisfies Record<string, Budget>

/** Compares a figure with its budget. */
export function standing(actual: number, { goal, hard }: Budget): 'ok' | 'above goal' | 'ABOVE HARD LINE' {
  if (actual > hard) return 'ABOVE HARD LINE'
  return actual > goal ? 'above goal' : 'ok'
}
