import type { ReactNode } from 'react'

import { ScreenTitle } from '#src/parts/screen/screen-title.tsx'
import { ChevronRightIcon } from '#src/ui/base/icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './choice-list.css?inline'

declareStyles(css)

type Choice = {
  readonly key: string | number
  readonly icon: ReactNode
  readonly name: string
  readonly onChoose: () => void
}

type ChoiceListProps = { readonly title: ReactNode; readonly prompt: ReactNode; readonly choices: readonly Choice[] }

/** A step of choosing a venue: one tile per option, which continues on tap. */
export function ChoiceList({ title, prompt, choices }: ChoiceListProps) {
  return (
    <section className="screen-frame choice-list">
      <ScreenTitle>{title}</ScreenTitle>
      <p className="prompt">{prompt}</p>
      <ul>
        {choices.map(({ key, icon, name, onChoose }) => (
          <li key={key}>
            <button type="button" onClick={onChoose}>
              {icon}
              <span className="name">{name}</span>
              <ChevronRightIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
