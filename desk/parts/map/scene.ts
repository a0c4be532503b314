import type { Outline, Point } from './shapes.ts'

/** A point of a drawing that can be moved. */
export type Handle = {
  /** The same for as long as it is the same point. */
  readonly id: string
  /** `middle`: of an edge, where there is no corner yet. */
  readonly kind: 'corner' | 'middle' | 'centre' | 'edge'
  readonly at: Point
  /** What it is, for screen readers. */
  readonly label: string
  readonly isChosen?: boolean
  /** How the drawing would be with the point elsewhere. */
  outlineAt(at: Point): Outline | null
  onMove(at: Point): void
  /** It was tapped. */
  onPress?(): void
  onRemove?(): void
}

/** What is on the map. */
export type Scene = {
  /** What is edited; null = nothing is drawn yet. */
  readonly outline: Outline | null
  readonly handles: readonly Handle[]
  /** What is only looked at. */
  readonly others: readonly Outline[]
  readonly venues: readonly { readonly name: string; readonly at: Point }[]
  /** The map was tapped where there is no point. */
  onTap(at: Point): void
}
