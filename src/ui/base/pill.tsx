import { type ChangeEvent, createContext, type ReactNode, use, useId } from 'react'

import { useRerender } from './rendering.ts'
import { declareStyles } from './styles.ts'

import css from './pill.css?inline'

declareStyles(css)

const NameContext = createContext<string | undefined>(undefined)

export type PillGroupProps = {
  /** Absent inside an OptionGroup, which has the name already. */
  readonly label?: string | undefined
  /** One line that scrolls, lines that wrap, or three in a row. */
  readonly layout?: 'scroll' | 'wrap' | 'grid' | undefined
  readonly children: ReactNode
}

/** A group of pills. Radios share their name, so that arrow keys move between them. */
export function PillGroup({ label, layout = 'wrap', children }: PillGroupProps) {
  const name = useId()
  return (
    <NameContext value={name}>
      <div className="pill-group" role={label && 'group'} aria-label={label} data-layout={layout}>
        {children}
      </div>
    </NameContext>
  )
}

export type PillProps = {
  readonly children: ReactNode
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  /** 'radio': one pill of the group is checked; 'checkbox': any number. */
  readonly type?: 'radio' | 'checkbox' | undefined
  /** 'chip' (filter): 36 px high; 'slot' (time): 44 px; 'day': 64 x 72 px. */
  readonly size?: 'chip' | 'slot' | 'day' | undefined
  readonly isDisabled?: boolean | undefined
  /** Name for screen readers, where the visible text is too short to be understood alone. */
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
