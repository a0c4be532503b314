import { type ChangeEvent, createContext, type ReactNode, use, useId } from 'react'

import { useRerender } from './rendering.ts'
import { declareStyles } from './styles.ts'

import css from './pill.css?inline'

declareStyles(css)

const NameContext = createContext<string | undefined>(undefined)

export type PillGroupProps = {
  readonly label: string
  /** One line that scrolls, lines that wrap, or three in a row. */
  readonly layout?: 'scroll' | 'wrap' | 'grid' | undefined
  readonly children: ReactNode
}

/** Pills that belong together: radios share their name, arrow keys move between them. */
export function PillGroup({ label, layout = 'wrap', children }: PillGroupProps) {
  const name = useId()
  return (
    <NameContext value={name}>
      <div className="pill-group" role="group" aria-label={label} data-layout={layout}>
        {children}
      </div>
    </NameContext>
  )
}

export type PillProps = {
  readonly children: ReactNode
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  /** One of the group, or any of it. */
  readonly type?: 'radio' | 'checkbox' | undefined
  /** A filter of 36, a time of 44, a day of 64 x 72. */
  readonly size?: 'chip' | 'slot' | 'day' | undefined
  readonly isDisabled?: boolean | undefined
  /** When the visible text is too short to be understood alone. */
  readonly label?: string | undefined
}

/** A choice that looks like a pill and is a native radio or checkbox. */
export function Pill({ children, isChecked, onChange, type = 'radio', size = 'chip', isDisabled, label }: PillProps) {
  const name = use(NameContext)
  const rerender = useRerender()
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.currentTarget.checked)
    rerender()
  }
  return (
    <label className="pill" data-size={size}>
      <input
        className="visually-hidden"
        type={type}
        name={name}
        checked={isChecked}
        disabled={isDisabled}
        aria-label={label}
        onChange={change}
      />
      <span className="face tabular">{children}</span>
    </label>
  )
}
