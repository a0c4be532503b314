import { useId } from 'react'
import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import css from './choice-tiles.css?inline'

declareStyles(css)

/** Large buttons to choose one option, under a prompt. */
export function ChoiceTiles({ prompt, children }: { readonly prompt: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="choice-tiles">
      <p className="prompt">{prompt}</p>
      <div className="tiles">{children}</div>
    </div>
  )
}

export type ChoiceTileProps = {
  readonly icon: ReactNode
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
  /** Small text under the name; may be empty or come later. */
  readonly note?: ReactNode
}

export function ChoiceTile({ icon, isChosen, onChoose, children, note }: ChoiceTileProps) {
  const id = useId()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-note`}
      onClick={onChoose}
    >
      {icon}
      <span className="text">
        <span id={`${id}-name`}>{children}</span>
        <span className="note tabular" id={`${id}-note`}>
          {note}
        </span>
      </span>
    </button>
  )
}
