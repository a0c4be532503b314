import type { ElementCalls } from '#src/options/answers.ts'
import type { Call, ElementCommand } from '#src/options/commands.ts'
import type { Language } from '#src/options/languages.ts'
import type { LoaderOptions } from '#src/options/loader-options.ts'
import type { LaunchFrame } from '#src/options/snapshot.ts'

import type { StoredReader } from './stored-by-widget.ts'

/** Replies that were asked for ahead, by `requestKey`. */
export type Prefetched = Map<string, Promise<Response>>

export type WidgetElement = HTMLElement &
  Record<ElementCommand, (route?: string) => Promise<void>> &
  ElementCalls & {
    settings: object
    prefetched: Prefetched | null | undefined
    frame: LaunchFrame | null | undefined
  }

/** Loads the code and the first replies for a route ahead of use. Resolves to the reason of a failure, or to null. */
export type Prepare = (route?: string) => Promise<unknown>
/** Puts the element on the page after the button's node, if it is not there; it takes the place of `frame`. */
export type Place = (button: Element, frame: LaunchFrame | null) => WidgetElement

/** Everything that the tag, the page's address and the last visit say about this widget. */
export type LoaderSetup = {
  readonly options: LoaderOptions
  /** Reads what the widget stored at the last visit. */
  readonly stored: StoredReader
  readonly language: Language
  /** Origin and base path of the web service, without a slash at the end. */
  readonly host: string
  /** Address of the script, which the modules of the build stand beside. */
  readonly src: string
  /** Names of the modules to load: the element, the texts and the chunks of the home screen. */
  readonly modules: readonly string[]
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
