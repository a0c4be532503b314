import type { Logger } from '#demo/server/platform/middleware/request-log.ts'
import { errorEntry } from '#demo/server/platform/middleware/request-log.ts'

/**
 * Runs `sweep` every `everyMs` ms, never two at a time. Answers a function that stops it and waits for a running sweep.
 */
export function scheduleSweeps(sweep: () => Promise<void>, everyMs: number, log: Logger): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()

  async function round(): Promise<void> {
    try {
      await sweep()
    } catch (error) {
      log(errorEntry(error as Error, 'sweep'))
    }
    if (!isStopped) schedule()
  }
  function schedule() {
    timer = setTimeout(() => (running = round()), everyMs)
    timer.unref()
  }
  schedule()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
