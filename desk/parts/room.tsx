import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { ReadFailure } from './read-failure.tsx'

import form from './form.css?inline'
import css from './room.css?inline'

declareStyles(css)
// Forms stand in every room.
declareStyles(form)

type RoomProps = {
  readonly title: ReactNode
  /** Buttons beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Frame of a room: its title, which has the focus when the room is opened, and what it holds. */
export function Room({ title, actions, children }: RoomProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What was scrolled in the room before says nothing here.
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="desk-room">
      <div className="head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  )
}

type Readable<T> = {
  readonly data: T | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

type ReadProps<T> = { readonly of: Readable<T>; readonly children: (data: T) => ReactNode }

/**
 * What was read, or why it could not be. What was read once stays when it cannot be read anew: the line in the bar says
 * how old it is.
 */
export function Read<T>({ of: { data, error, refetch }, children }: ReadProps<T>) {
  const { t } = useLingui()
  if (data !== undefined) return <>{children(data)}</>
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  return <SkeletonList label={t({ id: 'read.loading', message: 'Loading' })} shape="box" count={3} />
}
