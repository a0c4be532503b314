import { listOf } from '#src/browser/lists.ts'

import { Status } from './status.tsx'
import { declareStyles } from './styles.ts'

import css from './skeleton.css?inline'

declareStyles(css)

export type SkeletonProps = {
  readonly shape?: 'line' | 'title' | 'chip' | 'photo' | 'box' | 'row' | 'text-row' | undefined
  /** Width of a line, in per cent. */
  readonly width?: 60 | 70 | 92 | 100 | undefined
}

/** A grey shape of the size of the content that is loading; 'row' has the size of a dish. */
export function Skeleton({ shape = 'line', width = 100 }: SkeletonProps) {
  if (shape === 'row' || shape === 'text-row') return <SkeletonRow hasPhoto={shape === 'row'} />
  return <span className="skeleton" data-shape={shape} data-width={width} aria-hidden="true" />
}

function SkeletonRow({ hasPhoto }: { readonly hasPhoto: boolean }) {
  return (
    <div className="skeleton-row" aria-hidden="true">
      <div className="text">
        <Skeleton shape="title" width={60} />
        <Skeleton width={92} />
        <Skeleton width={70} />
        <Skeleton shape="chip" />
      </div>
      {hasPhoto && <Skeleton shape="photo" />}
    </div>
  )
}

export type SkeletonListProps = {
  /** Text for screen readers: "Loading the menu". */
  readonly label: string
  readonly count?: number | undefined
  readonly shape?: SkeletonProps['shape']
}

/** Several shapes with one text for screen readers. */
export function SkeletonList({ label, count = 6, shape = 'row' }: SkeletonListProps) {
  return (
    <div className="skeleton-list">
      <Status className="visually-hidden">{label}</Status>
      {listOf(count, (index) => (
        <Skeleton key={index} shape={shape} />
      ))}
    </div>
  )
}
