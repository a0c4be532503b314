import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'

/**
 * Follows push messages where the host page names a service worker for them; their code is loaded only then [PUSH-01].
 * Returns the function that stops it.
 */
export function watchPush(instance: Instance): () => void {
  if (instance.options.pushWorker === null) return () => {}
  let isOver = false
  let stop = () => {}
  import('./follow-push.ts').then(
    ({ followPush }) => {
      if (!isOver) stop = followPush(instance)
    },
    () => logSilently('push could not be set up'),
  )
  return () => {
    isOver = true
    stop()
  }
}
