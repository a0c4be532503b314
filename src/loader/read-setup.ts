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

/** Everything that the tag, the page's address and the last visit say about this widget. */
export type LoaderSetup = {
  readonly options: LoaderOptions
  /** Reads what the widget stored at the last visit. */
  readonly stored: StoredReader
  readonly language: Language
  /** Origin and base path of the web service, without a slash at the end. */
  readonly host: string
  /** Address of the folder of the build's modules, with a slash at the end. */
  readonly folder: string
  /** Addresses of the modules to load: the element, the texts and the chunks of the home screen. */
  readonly urls: readonly string[]
}

/** What the modules that the loader imports on demand are given. */
export type LoaderParts = {
  readonly setup: LoaderSetup
  /** Shadow root of the button. */
  readonly root: ShadowRoot
  readonly prepare: Prepare
  readonly place: Place
  /** Aborted by `destroy`. */
  readonly destroyed: AbortController
}
/** Runs a command, or without one the options of the tag. */
export type LazyModule = { readonly run: (parts: LoaderParts, call?: Call) => Promise<unknown> }

/** Reads the setup of a tag; throws when the tag names no restaurant. */
export function readSetup({ src, dataset }: HTMLScriptElement): LoaderSetup {
  const options = readOptions(src, dataset)
  if (!options.restaurant) throw Error('data-restaurant is missing.')
  const host = (options.host || new URL(src).origin).replace(/\/$/, '')
  const stored = createStoredReader(host, options.restaurant)
  const sources = { tag: options.language, browser: navigator.languages }
  const language =
    stored('language', (kept: object) => chooseLanguage({ ...kept, ...sources })) || chooseLanguage(sources)
  const folder = new URL(__COMANDA_FOLDER__, src).href
  const opensHome = !options.route || options.route === '/'
  const chunks = opensHome ? __COMANDA_CHUNKS__ : []
  const urls = ['element', language, ...chunks].map((name) => `${folder}${name}.js`)
  return { options, stored, language, host, folder, urls }
}
