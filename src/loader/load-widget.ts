import type { LoaderOptions } from '#src/options/loader-options.ts'
import { firstBody, firstPath, requestKey, serviceUrl } from '#src/options/service-requests.ts'

import type { StoredReader } from './stored-by-widget.ts'

export type Prefetched = Map<string, Promise<Response>>

type Replayable = { readonly url: string; readonly body: string }

/** Sends the widget's first requests, each once, so that they run while its code is loading. */
export function prefetch(
  host: string,
  language: string,
  { restaurant, simpleRequests = 'no' }: LoaderOptions,
  stored: StoredReader,
): Prefetched {
  const replies: Prefetched = new Map()
  const ask = ({ url, body }: Replayable) => {
    const key = requestKey(url, body)
    if (replies.has(key)) return
    const reply = fetch(url, {
      method: 'POST',
      // Without a type the browser sends text/plain, which needs no CORS preflight (contract 7).
      headers: /^(f|of|n|0)/.test(simpleRequests) ? { 'Content-Type': 'application/json' } : {},
      body,
      credentials: 'omit',
    })
    // The widget handles a failure when it takes the reply; the page must not see an unhandled rejection.
    reply.catch(() => {})
    replies.set(key, reply)
  }
  ask({ url: serviceUrl(host, language, firstPath), body: firstBody(restaurant as string) })
  stored('replay', (list: Replayable[]) => list.forEach(ask))
  return replies
}

const timeoutMs = 8000

/**
 * Imports all modules at once. Resolves to undefined when all have loaded within 8 s, else to the reason; it never
 * rejects. A later call tries again; modules that have loaded stay loaded.
 */
export function loadModules(urls: readonly URL[]): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs, Error(`Nothing came within ${timeoutMs / 1000} s.`))
    Promise.all(urls.map((url) => import(/* @vite-ignore */ url.href))).then(() => resolve(undefined), resolve)
  })
}
