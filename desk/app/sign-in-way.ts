import type { useChange } from '#desk/parts/use-change.ts'

/** What every way to sign in shares: one change at a time, what follows it, and one place that says why it was refused. */
export type SignInWay = {
  readonly change: ReturnType<typeof useChange>
  readonly onDone: () => void
  /** The reason, or null when somebody tries anew. */
  readonly onRefused: (reason: string | null) => void
}
