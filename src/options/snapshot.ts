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

export type Attributes = Readonly<Record<string, string>>

/** An element: tag, attributes, children (elements and texts), and the namespace if it is not HTML. */
export type SnapshotNode = readonly [
  tag: string,
  attributes?: Attributes,
  children?: readonly (SnapshotNode | string)[],
  namespace?: string,
]

/** The dialog that the loader shows until the widget has loaded. */
export type LaunchFrame = HTMLElement & {
  /** Shadow root with the drawn snapshot, in which a tapped element has aria-busy; missing without a snapshot. */
  picture?: ShadowRoot | undefined
  /** Removes the frame and gives the focus back. */
  end?: () => void
}
