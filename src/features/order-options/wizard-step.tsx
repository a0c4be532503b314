import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { Button } from '#src/ui/base/button.tsx'
import { hasContent } from '#src/ui/base/rendering.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './wizard-step.css?inline'

declareStyles(css)

export type WizardStepProps = {
  readonly title: string
  /** What was chosen. With it the step is folded up to one row. */
  readonly summary?: string | null
  /** Under it, small. */
  readonly note?: ReactNode
  /** Opens the step again; without it there is nothing else to choose. */
  readonly onChange?: (() => void) | null
  /** Takes the focus when it appears: the diner just finished the step before, or opened this one again. */
  readonly takesFocus?: boolean
  /** Right of the title. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** One step of the wizard: open with its choices, or folded up to a summary with Change. */
export function WizardStep({ title, summary = null, note, onChange = null, ...props }: WizardStepProps) {
  const { takesFocus, action, children } = props
  const { t } = useLingui()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = summary === null
  useEffect(() => {
    const title = heading.current
    if (!isOpen || !takesFocus || !title) return
    // Who moves among its choices with arrow keys is there already.
    const { activeElement } = title.getRootNode() as Document | ShadowRoot
    if (!title.closest('section')?.contains(activeElement)) title.focus()
  }, [isOpen, takesFocus])
  return (
    <section className="wizard-step" aria-labelledby={id} data-open={isOpen}>
      <div className="head">
        <h2 className="title" id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isOpen && action && <div className="action">{action}</div>}
        {!isOpen && <p className="summary">{summary}</p>}
        {hasContent(note) && <p className="note tabular">{note}</p>}
        {!isOpen && onChange && (
          <Button variant="text" size="small" aria-describedby={id} onClick={onChange}>
            {t({ id: 'action.change', message: 'Change' })}
          </Button>
        )}
      </div>
      {isOpen && children}
    </section>
  )
}
