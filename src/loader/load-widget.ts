import { firstBody, firstPath, requestKey } from '#src/options/first-request.ts'
import type { LoaderOptions } from '#src/options/loader-options.ts'
import { serviceUrl } from '#src/options/service-url.ts'

import type { LookUp } from './stored-by-widget.ts'

export type Prefetched = Map<string, Promise<Response>>

type Replayable = { readonly url: string; readonly body: string }

/** Sends what the widget will ask for first, each once, so that code and data travel side by side. */
export function prefetch(
  host: string,
  language: string,
  { restaurant, simpleRequests = 'no' }: LoaderOptions,
  lookUp: LookUp,
): Prefetched {
  const replies: Prefetched = new Map()
  const ask = ({ url, body }: Replayable) => {
    const key = requestKey(url, body)
    if (replies.has(key)) return
    const reply = fetch(url, {
      method: 'POST',
      // Text without a type travels as text/plain, which needs no preflight (contract 7).
      headers: /^(f|of|n|0)/.test(simpleRequests) ? { 'Content-Type': 'application/json' } : {},
      body,
      credentials: 'omit',
    })
    // Whoever takes the reply sees its failure; until then it is none of the page's.
    reply.catch(() => {})
    replies.set(key, reply)
  }
  ask({ url: serviceUrl(host, language, firstPath), body: firstBody(restaurant as string) })
  lookUp('replay', (list: Replayable[]) => list.forEach(ask))
  return replies
}

const patienceMs = 8000

/**
 * Fetches the modules side by side. Resolves to nothing when all of them came within 8 s, else to the reason why not;
 * it never rejects. A later call tries again, and modules that have come stay.
 */
export function loadModules(urls: readonly URL[]): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs, Error(`Nothing came within ${patienceMs / 1000} s.`))
    Promise.all(urls.map((url) => import(/* @vite-ignore */ url.href))).then(() => resolve(undefined), resolve)
  })
}
