/** Abort signal of one request; `release` ends its timer and listener once the reply is read. */
export type RequestSignal = { readonly signal: AbortSignal; readonly release: () => void }

/**
 * Aborts when the caller's signal does, with the same reason, or after `timeoutMs` milliseconds. Not `AbortSignal.any`:
 * Safari has it only since 17.4.
 */
export function requestSignal(caller: AbortSignal | undefined, timeoutMs: number): RequestSignal {
  const controller = new AbortController()
  const follow = () => controller.abort(caller?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('No reply in time', 'TimeoutError')), timeoutMs)
  if (caller?.aborted) follow()
  caller?.addEventListener('abort', follow)
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', follow)
    },
  }
}
