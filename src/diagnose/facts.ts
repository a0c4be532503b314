import type { FirstReply } from '#src/options/first-reply.ts'
import type { OptionName } from '#src/options/option-table.ts'

/** Options as the tag writes them. */
export type TagOptions = Readonly<Partial<Record<OptionName, string>>>

/** What is known about a page: plain data, so that every check is a pure function of it. */
export type Facts = {
  /** Address of the page. */
  readonly page: string
  /** Whether the browser gives this page its secure features, such as the camera. */
  readonly isSecure: boolean
  /** Whether another site shows this page in a frame. */
  readonly isFramedByOther: boolean
  readonly options: TagOptions
  /** Address of the web service. */
  readonly host: string
  /** Addresses of all scripts of the widget on the page. */
  readonly scripts: readonly string[]
  /** Address of the widget's code. */
  readonly code: string
  /** Why that code cannot be loaded; null when it can. */
  readonly codeFault: string | null
  /** Whether it lacks something that the widget cannot do without. */
  readonly isBrowserTooOld: boolean
  readonly versions: { readonly loader: string | null; readonly element: string | null }
  readonly service: ServiceAnswer
  /** Content security policies of the page, as far as they can be read. */
  readonly policies: readonly string[]
  /** What the browser blocked during the diagnosis. */
  readonly violations: readonly Violation[]
  readonly canStore: boolean
  /** Null when the browser does not say. */
  readonly isCameraAllowed: boolean | null
  readonly clock: ClockReading | null
  /** Null when the tag names none. */
  readonly pushWorker: PushWorkerAnswer | null
  readonly colours: Colours
}

export type Violation = { readonly directive: string; readonly blocked: string }

export type ServiceAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly reply: FirstReply }
  /** It answers simple requests only: the preflight of JSON requests failed. */
  | { readonly kind: 'without-preflight' }
  /** It answers, but the browser does not let the page read it. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'silent' }

/** Both in ms since 1970, read at the same moment. */
export type ClockReading = { readonly deviceMs: number; readonly serverMs: number }

/** `status` is null when the worker could not be asked for. */
export type PushWorkerAnswer = { readonly url: string; readonly status: number | null; readonly type: string }

/** Colours that tag and page set, `#rrggbb`; null for one that is not set. `invalid`: values that are no colours. */
export type Colours = {
  readonly brand: string | null
  readonly text: string | null
  readonly invalid: readonly string[]
}
