import { offWord } from '#src/options/is-on.ts'
import { elementName } from '#src/options/options.ts'
import { firstBody, firstPath, menuOfDraft, requestKey, serviceUrl } from '#src/options/service-requests.ts'
import type { StoredDraft } from '#src/options/service-requests.ts'

import type { LazyModule, LoaderSetup, Prefetched } from './loader-parts.ts'

declare global {
  // Written into the loader by tools/plugins/loader-constants.ts.
  /** Folder of the build's modules, relative to the script; the names of the element and of each language follow it. */
  const __COMANDA_FOLDER__: string
}

/** Sends the widget's first request for a route, so that it runs while the code is loading. */
export function prefetch(
  { options: { restaurant, venue, simpleRequests }, stored, language, host }: LoaderSetup,
  route = '/menu',
): Prefetched {
  const venueId = Number(venue) || stored('venue', (place: { venueId: number | null }) => place.venueId) || null
  const menuId = stored('draft', (draft: StoredDraft) => menuOfDraft(draft, venueId, Date.now())) || null
  const url = serviceUrl(host, language, firstPath)
  const body = firstBody(restaurant as string, { venueId, menuId, route })
  const needsPreflight = offWord.test(simpleRequests as string) || stored('preflight', Boolean)
  const reply = fetch(url, {
    method: 'POST',
    // Without a type the browser sends text/plain, which needs no CORS preflight (decision 105).
    headers: needsPreflight ? { 'Content-Type': 'application/json' } : {},
    body,
    credentials: 'omit',
  })
  // The widget handles a failure when it takes the reply; the page must not see an unhandled rejection.
  reply.catch(() => {})
  return new Map([[requestKey(url, body), reply]])
}

/** Imports a module of the build by its name. The build leaves its address as it is. */
export function importModule({ src }: LoaderSetup, name: string): Promise<LazyModule> {
  return import(/* @vite-ignore */ new URL(`${__COMANDA_FOLDER__}${name}.js`, src).href) as Promise<LazyModule>
}

const timeoutMs = 8000
// Pages that replace `customElements.define` may put it off.
const definedMs = 2000

/**
 * Imports all modules at once. Resolves to undefined when all have loaded within 8 s and have defined the element, else to
 * the reason; it never rejects. A later call tries again; modules that have loaded stay loaded.
 */
export function loadModules(setup: LoaderSetup): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs, Error('No answer.'))
    Promise.all(setup.modules.map((name) => importModule(setup, name)))
      .then(() => {
        setTimeout(resolve, definedMs, Error(`${elementName} is not defined.`))
        return customElements.whenDefined(elementName)
      })
      .then(() => resolve(undefined), resolve)
  })
}
