import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { foldText } from '#src/domain/menu/normal-words.ts'
import { useDeferredParts } from '#src/features/product/use-deferred-parts.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './long-list.css?inline'

declareStyles(css)

const shownAtFirst = 6
const searchedAbove = 15

export type LongListProps<T> = {
  readonly items: readonly T[]
  readonly nameOf: (item: T) => string
  /** Chosen items are listed even while the list is collapsed. */
  readonly isChosen: (item: T) => boolean
  readonly children: (item: T) => ReactNode
}

/** List of six rows with a button for the rest; more than fifteen rows get a search field [PROD-22]. */
export function LongList<T>({ items, nameOf, isChosen, children }: LongListProps<T>) {
  const later = useDeferredParts()
  const [isOpen, setIsOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  const list = useRef<HTMLDivElement>(null)
  // The button disappears: move the focus to the first row that it revealed.
  useEffect(() => {
    if (isOpen) list.current?.children[shownAtFirst]?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isOpen])
  const count = items.length
  // If the button would reveal a single row, show that row instead.
  const listed =
    isOpen || count === shownAtFirst + 1
      ? items.filter((item) => foldText(nameOf(item)).includes(foldText(wanted.trim())))
      : items.filter((item, index) => index < shownAtFirst || isChosen(item))
  return (
    <>
      {isOpen && count > searchedAbove && later && (
        <later.ListSearch wanted={wanted} found={listed.length} onSearch={setWanted} />
      )}
      <div className="long-list" data-open={isOpen} ref={list}>
        {listed.map(children)}
      </div>
      {!isOpen && listed.length < count && (
        <Button variant="text" size="small" aria-expanded={false} onClick={() => setIsOpen(true)}>
          <Trans id="product.showAll">Show all {count}</Trans>
        </Button>
      )}
    </>
  )
}
