import type { ReactNode } from 'react'
import { useRef } from 'react'

import { MoveButtons } from '#desk/parts/file-part/item-buttons.tsx'
import { MenuIcon } from '#src/ui/base/icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import type { Drag } from './use-drag.ts'
import { useDrag } from './use-drag.ts'

import css from './order.css?inline'

declareStyles(css)

export type Sorted = { readonly key: string; readonly name: string }

type SortListProps = {
  /** In the order in which they stand. */
  readonly things: readonly Sorted[]
  /** What the list holds, for screen readers. */
  readonly label: string
  /** `place`: of the thing that was moved, from 0. */
  readonly onSort: (things: readonly Sorted[], place: number) => void
  /** What stands below a thing. */
  readonly children?: (thing: Sorted) => ReactNode
}

/** Things that are sorted by hand: dragged by a grip, or moved by one place with the buttons of each, which keep the focus. */
export function SortList({ things, label, onSort, children }: SortListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { drag, gripOf } = useDrag(list, move)

  function move({ from, to }: Drag): void {
    const thing = things[from]
    if (thing) onSort(things.toSpliced(from, 1).toSpliced(to, 0, thing), to)
  }

  function moveByButton(drag: Drag): void {
    move(drag)
    // A thing at an end has one button that does something.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[drag.to]?.querySelectorAll<HTMLButtonElement>(':scope > .line button')
      const [up, down] = buttons ?? []
      const [wanted, other] = drag.to < drag.from ? [up, down] : [down, up]
      ;(wanted?.disabled ? other : wanted)?.focus()
    })
  }

  return (
    <ul ref={list} className="desk-sort" aria-label={label}>
      {things.map((thing, index) => (
        <li key={thing.key} data-state={stateOf(drag, index)}>
          <div className="line">
            <span className="grip" aria-hidden {...gripOf(index)}>
              <MenuIcon size={20} />
            </span>
            <span className="name">{thing.name}</span>
            <span className="buttons">
              <MoveButtons
                name={thing.name}
                {...{ index, count: things.length }}
                onMove={(to) => moveByButton({ from: index, to })}
              />
            </span>
          </div>
          {children?.(thing)}
        </li>
      ))}
    </ul>
  )
}

/** How a thing looks while one is dragged: it is the one, or that one would stand above or below it. */
function stateOf(drag: Drag | null, place: number): 'dragged' | 'above' | 'below' | undefined {
  if (!drag) return undefined
  if (place === drag.from) return 'dragged'
  if (place !== drag.to) return undefined
  return drag.to < drag.from ? 'above' : 'below'
}
