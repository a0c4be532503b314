import { chooseLanguage } from '#src/options/choose-language.ts'
import type { Call } from '#src/options/commands.ts'
import type { Language } from '#src/options/languages.ts'
import type { LoaderOptions } from '#src/options/loader-options.ts'

import { readOptions } from './read-options.ts'
import { createStoredReader } from './stored-by-widget.ts'
import type { StoredReader } from './stored-by-widget.ts'
import type { Place, Prepare } from './widget-slot.ts'

declare global {
  // Written into the loader by tools/plugins/loader-constants.ts.
  /** Folder of the build's modules, relative to the script; the names of the element and of each language follow it. */
  const __COMANDA_FOLDER__: string
  /** Names of the other modules that the home screen needs. */
  const __COMANDA_CHUNKS__: readonly string[]
}

/**
 * Everything that the tag, the page's address and the last visit say about this widget. A tuple, because property names
 * would cost bytes on every page.
 */
export type LoaderSetup = readonly [
  options: LoaderOptions,
  /** Reads what the widget stored at the last visit. */
  stored: StoredReader,
  language: Language,
  /** Origin and base path of the web service, without a slash at the end. */
  host: string,
  /** Addresses of the modules to load: the element, the texts and the chunks of the home screen. */
  urls: readonly URL[],
]

/** What the module that the loader imports on demand is given. */
export type LazyParts = readonly [
  setup: LoaderSetup,
  root: ShadowRoot,
  prepare: Prepare,
  destroyed: AbortController,
  place: Place,
  /** The command to run; without one it runs the options of the tag. */
  call?: Call | undefined,
]
export type LazyModule = { readonly run: (...parts: LazyParts) => Promise<unknown> }

/** Reads the setup of a tag; throws when the tag names no restaurant. */
export function readSetup({ src, dataset }: HTMLScriptElement): LoaderSetup {
  const options = readOptions(src, dataset)
  if (!options.restaurant) throw Error('data-restaurant is missing.')
  const host = (options.host || new URL(src).origin).replace(/\/$/, '')
  const stored = createStoredReader(host, options.restaurant)
  const sources = { tag: options.language, browser: navigator.languages }
  const language =
    stored('language', (kept: object) => chooseLanguage({ ...kept, ...sources })) || chooseLanguage(sources)
  // Another first route than home, '/', needs other chunks.
  const chunks = (options.route as string) > '/' ? [] : __COMANDA_CHUNKS__
  const urls = ['element', language, ...chunks].map((name) => new URL(`${__COMANDA_FOLDER__}${name}.js`, src))
  return [options, stored, language, host, urls]
}
