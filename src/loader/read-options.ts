import type { LoaderOptions } from '#src/options/loader-options.ts'

declare global {
  interface Window {
    /** Options for tag managers that strip `data-*`. */
    ComandaSettings?: LoaderOptions
  }
}

/** The pasted script: the running one, or, where a tag manager hides that, the one whose address fits. */
export function findScript(): HTMLScriptElement {
  return (document.currentScript || document.querySelector('script[src*=comanda]')) as HTMLScriptElement
}

/** Options in order: `data-*` of the script, `ComandaSettings` of the page, query of the script's address. */
export function readOptions(src: string, dataset: DOMStringMap): LoaderOptions {
  return Object.assign(Object.fromEntries(new URL(src).searchParams), window.ComandaSettings, dataset)
}
