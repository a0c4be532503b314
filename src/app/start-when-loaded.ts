import { logSilently } from '#src/integrations/log.ts'

/**
 * Starts work whose code is a chunk of its own once that has come; `load` resolves to the start, which returns its stop. A
 * failure is only logged, as `failure`. Returns the function that stops the work, whether it has started or not.
 */
export function startWhenLoaded(load: () => Promise<() => () => void>, failure: string): () => void {
  let isOver = false
  let stop = () => {}
  load().then(
    (start) => {
      if (!isOver) stop = start()
    },
    () => logSilently(failure),
  )
  return () => {
    isOver = true
    stop()
  }
}
