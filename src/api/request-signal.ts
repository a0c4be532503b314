/** The signal of one request, and what ends its timer and its listener once the reply is read. */
export type RequestSignal = { readonly signal: AbortSignal; readonly release: () => void }

/**
 * Aborts when the caller does, with the same reason, or after `timeoutMs` milliseconds.
 * `AbortSignal.any` would do this, but Safari has it only since 17.4.
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
