import type { Target } from './target.ts'

/** One line of the table: what was counted, and what it has to be. */
export type Finding = { readonly what: string; readonly found: number; readonly due: number }

export type Size = {
  /** How many callers want the same thing at the same moment, in turns. */
  readonly callers: readonly number[]
  /** How often a process is killed. */
  readonly rounds: number
  /** Orders that are acknowledged before something is done to the service, and after it. */
  readonly orders: number
  /** Malformed bodies for each route. */
  readonly samples: number
}

/** Does something to a service and counts what went wrong. */
export type Attack = (target: Target, size: Size) => Promise<readonly Finding[]>

export function isAsDue({ found, due }: Finding): boolean {
  return found === due
}
