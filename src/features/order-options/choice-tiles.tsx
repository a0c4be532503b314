import type { ReactNode } from 'react'

import { declareStyles } from '#src/ui/styles.ts'

import css from './choice-tiles.css?inline'

declareStyles(css)

/** A few big buttons, one to choose, under a line that asks for it. */
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
}

export function ChoiceTile({ icon, isChosen, onChoose, children }: ChoiceTileProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {icon}
      <span>{children}</span>
    </button>
  )
}
