import { canStore } from '#src/browser/can-store.ts'
import { isTooOld } from '#src/browser/is-too-old.ts'
import { elementName } from '#src/options/options.ts'

import { askService } from './ask-service.ts'
import { askPushWorker, askSite } from './ask-site.ts'
import type { Facts, TagOptions, Violation } from './facts.ts'
import { isCameraAllowed, isFramedByOther, metaPolicies, readColours, readTag, scriptsLike } from './read-page.ts'

/** Looks at the page, the web service and the code; `known` are the options of the loader, read off the page without it. */
export async function gatherFacts(known?: TagOptions): Promise<Facts> {
  const script = findTag()
  const options = known ?? readTag(script)
  const page = location.href
  const code = new URL('./element.js', import.meta.url).href
  const host = hostOf(options.host, script?.src ?? code)
  const violations: Violation[] = []
  const note = ({ effectiveDirective: directive, blockedURI: blocked, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce') violations.push({ directive, blocked })
  }
  document.addEventListener('securitypolicyviolation', note)
  const site = { fetch: window.fetch.bind(window), page, nowMs: Date.now }
  const [service, { policies, clock }, pushWorker, codeFault] = await Promise.all([
    askService(site, { host, options }),
    askSite(site),
    askPushWorker(site, options.pushSw),
    loadCode(code),
  ])
  document.removeEventListener('securitypolicyviolation', note)
  const element = customElements.get(elementName) as { readonly version?: string } | undefined
  return {
    page,
    isSecure: isSecureContext,
    isFramedByOther: isFramedByOther(),
    options,
    host,
    scripts: scriptsLike(script),
    code,
    codeFault,
    isBrowserTooOld: isTooOld(),
    versions: { loader: window.Comanda?.version ?? null, element: element?.version ?? null },
    service,
    policies: [...policies, ...metaPolicies()],
    violations: violations.filter(({ blocked }) => blocked !== page),
    canStore: canStore(window),
    isCameraAllowed: isCameraAllowed(),
    clock,
    pushWorker,
    colours: readColours(options),
  }
}

/** The pasted script: the first one from the folder that holds the chunks of this build. */
function findTag(): HTMLScriptElement | null {
  const folder = new URL('../../', import.meta.url).href
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  return scripts.find(({ src }) => src.startsWith(folder)) ?? null
}

function hostOf(host: string | undefined, code: string): string {
  return new URL(host || new URL(code).origin, document.baseURI).href.replace(/\/$/, '')
}

/** Why the code of the widget cannot be loaded; null when it can. */
function loadCode(code: string): Promise<string | null> {
  return import(/* @vite-ignore */ code).then(
    () => null,
    (fault: unknown) => (fault instanceof Error ? fault.message : String(fault)),
  )
}
