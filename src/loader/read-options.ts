import type { LoaderOptions } from '#src/options/loader-options.ts'

declare global {
  interface Window {
    /** Options for tag managers that strip `data-*`. */
    ComandaSettings?: LoaderOptions
  }
}

/** The pasted script: the running one, or, when a tag manager injected it, the one whose address contains `comanda`. */
export function findScript(): HTMLScriptElement {
  return (document.currentScript || document.querySelector('script[src*=comanda]')) as HTMLScriptElement
}

/**
 * Options by priority: `data-*` of the script, then `ComandaSettings` of the page, then the query of the script's
 * address.
 */
export function readOptions(src: string, dataset: DOMStringMap): LoaderOptions {
  // Most tags have no query, and the page is spared `URL` and what reads it: 9 kB of its heap.
  const query: LoaderOptions = src.includes('?') ? Object.fromEntries(new URL(src).searchParams) : {}
  return Object.assign(query, window.ComandaSettings, dataset)
}
