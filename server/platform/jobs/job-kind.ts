import type { jobs } from '#server/platform/db/schema/job-tables.ts'
import type { Id } from '#src/contract/values.ts'

export type Job = typeof jobs.$inferSelect

/** The restaurant of a job about something of one. Throws for work of the whole service, which has none. */
export function restaurantOf({ restaurantId, kind }: Job): Id<'Restaurant'> {
  if (restaurantId === null) throw new Error(`A job ${kind} belongs to no restaurant.`)
  return restaurantId
}

/** How a run of a job ends that neither did all nor threw. */
export type JobEnd =
  /** The regular end of recurring work: it is due again after so many ms. */
  | { readonly end: 'again'; readonly afterMs: number }
  /** It did not work this time; null = after the usual wait. `reason` names no person. */
  | { readonly end: 'retry'; readonly afterMs: number | null; readonly reason: string }
  /** It will never work. `reason` names no person. */
  | { readonly end: 'failed'; readonly reason: string }

/** One sort of work, and what is done about it. */
export type JobKind = {
  /** As the jobs table names it. */
  readonly kind: string
  /** Runs of it at a time in one process: slow ones keep no place from other kinds. */
  readonly atOnce: number
  /** Ms after which a run counts as failed; its lease ends a little later. */
  readonly limitMs: number
  /** Runs before it is given up. */
  readonly attempts: number
  /** Ms that a wait between two attempts grows to. */
  readonly longestWaitMs: number
  /** True: it needs nobody to ask for it, one job of it exists at any time. */
  readonly isRecurring: boolean
  /**
   * Does the work; may be called again after it has done it, when its process ends before that is written down. Never
   * in a transaction. Nothing answered = done; an error = tried again later.
   */
  readonly run: (job: Job) => Promise<JobEnd | void>
}

/** Work that another system takes part in: it is tried for about two days. */
export const ofProvider = {
  atOnce: 4,
  limitMs: 60_000,
  attempts: 50,
  longestWaitMs: 60 * 60_000,
  isRecurring: false,
} as const

type Recurring = { readonly everyMs: number; readonly run: () => Promise<unknown> }

/** Work that is due every so many ms, done by one process at a time. It is never given up. */
export function recurring(kind: string, { everyMs, run }: Recurring): JobKind {
  return {
    kind,
    atOnce: 1,
    limitMs: 5 * 60_000,
    attempts: Number.POSITIVE_INFINITY,
    longestWaitMs: 60_000,
    isRecurring: true,
    run: async () => {
      await run()
      return { end: 'again', afterMs: everyMs }
    },
  }
}
