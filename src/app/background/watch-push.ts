import { startWhenLoaded } from '#src/app/start-when-loaded.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/**
 * Follows push messages where the host page names a service worker for them; their code is loaded only then [PUSH-01].
 * Returns the function that stops it.
 */
export function watchPush(instance: Instance): () => void {
  if (instance.options.pushWorker === null) return () => {}
  return startWhenLoaded(async () => {
    const { followPush } = await import('./follow-push.ts')
    return () => followPush(instance)
  }, 'push could not be set up')
}
