/**
 * A picture of the first screen (decision 19): the widget stores it once the screen is drawn, and the loader shows it
 * at the next visit while the widget's code is loading. Data only, so that no content security policy blocks it.
 */
export type Snapshot = {
  /** Language, first route and venue of the visit, see `snapshotKey`. */
  readonly key: string
  /** After this time its content is outdated; ms since 1970. */
  readonly untilMs: number
  /** All styles it needs, in one sheet. */
  readonly css: string
  readonly tree: SnapshotNode
}

/** A snapshot fits a visit with the same language, route and venue. */
export function snapshotKey(language: string, route: string | undefined, venue: number | string | undefined): string {
  return [language, route, venue].join()
}

/** An element with its attributes and what is in it, an attribute, or a text. */
export type SnapshotNode =
  | readonly [tag: string, inside: readonly SnapshotNode[], namespace: string]
  | readonly [attribute: string, value: string]
  | readonly [text: string]

/**
 * The names of elements and attributes that a snapshot consists of. None of them runs, loads or leads to anything; those
 * of one or two letters are texts, headings, lists and shapes. The widget writes no others and the loader draws no others,
 * because a script that once ran in the page may have changed what is stored.
 */
export const drawnNames = /^(..?|div|span|button|svg|path|class|viewBox|width|height|(aria|data)-.+)$/

/** The dialog that the loader shows until the widget has loaded. */
export type LaunchFrame = HTMLElement & {
  /** Shadow root with the drawn snapshot, in which a tapped element has aria-busy; missing without a snapshot. */
  picture?: ShadowRoot | undefined
  /** Removes the frame and gives the focus back. */
  end?: () => void
}
