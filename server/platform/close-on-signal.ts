import type { Logger } from './logger.ts'

type Closing = {
  /** Closes everything; what still runs at the deadline is cut. */
  readonly close: (deadline: AbortSignal) => Promise<void>
  /** Milliseconds until the deadline. */
  readonly withinMs: number
  readonly log: Logger
}

/** Time for closing the database after the deadline. */
const afterDeadlineMs = 2000

/** Ends the process once, on SIGTERM or Ctrl-C: with 0 when everything is closed, with 1 when something does not close. */
export function closeOnSignal({ close, withinMs, log }: Closing): void {
  let isClosing = false
  async function end(signal: string) {
    if (isClosing) return
    isClosing = true
    log({ event: 'closing', level: 'info', signal })
    setTimeout(() => process.exit(1), withinMs + afterDeadlineMs).unref()
    await close(AbortSignal.timeout(withinMs))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal))
}
