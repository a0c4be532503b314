import { chooseLanguage } from '#src/options/choose-language.ts'

import type { LoaderSetup } from './loader-parts.ts'
import { readOptions } from './read-options.ts'
import { createStoredReader } from './stored-by-widget.ts'

declare global {
  // Written into the loader by tools/plugins/loader-constants.ts.
  /** Names of the other modules that the home screen needs. */
  const __COMANDA_HOME__: readonly string[]
  /** Names of the other modules that the first screen of a returning diner needs. */
  const __COMANDA_RETURN__: readonly string[]
}

/** Reads the setup of a tag; throws when the tag names no restaurant. */
export function readSetup({ src, dataset }: HTMLScriptElement): LoaderSetup {
  const options = readOptions(src, dataset)
  if (!options.restaurant) throw Error('data-restaurant is missing.')
  const host = (options.host || new URL(src).origin).replace(/\/$/, '')
  const stored = createStoredReader(host, options.restaurant)
  const sources = { tag: options.language, browser: navigator.languages }
  const language =
    stored('language', (kept: object) => chooseLanguage({ ...kept, ...sources })) || chooseLanguage(sources)
  const home = options.route === '/' ? __COMANDA_HOME__ : []
  const again = stored('venue', Boolean) ? __COMANDA_RETURN__ : []
  return { options, stored, language, host, src, modules: ['element', language, ...home, ...again] }
}
