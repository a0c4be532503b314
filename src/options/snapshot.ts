/**
 * The first screen as it was last seen: the widget keeps it when it has been drawn, and the loader draws it at the next
 * tap, before any code of the widget has come. Data only, so that a page's policy has nothing to forbid.
 */
export type Snapshot = {
  /** Language, first route and venue of the visit it is of, see `snapshotKey`. */
  readonly key: string
  /** From then on it would say what is no longer so; ms since 1970. */
  readonly untilMs: number
  /** All styles it needs, in one sheet. */
  readonly css: string
  readonly tree: SnapshotNode
}

/** Names what a visit begins with: options of the tag, as far as it has them. */
export function snapshotKey(language: string, route: string | undefined, venue: number | string | undefined): string {
  return [language, route, venue].join()
}

export type Attributes = Readonly<Record<string, string>>

/** An element: its tag, attributes and what it holds, elements and texts; the namespace where it is not HTML. */
export type SnapshotNode = readonly [
  tag: string,
  attributes?: Attributes,
  children?: readonly (SnapshotNode | string)[],
  namespace?: string,
]

/** What the loader shows until the widget takes its place. */
export type LaunchFrame = HTMLElement & {
  /** Holds what the snapshot is drawn in, where what was tapped is marked as busy; absent where there is none. */
  picture?: ShadowRoot | undefined
  /** Takes the frame away and gives the focus back. */
  end?: () => void
}
