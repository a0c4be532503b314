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
  /** The choice as text; if given, the step is collapsed to one row. */
  readonly summary?: string | null
  /** Small text under the summary. */
  readonly note?: ReactNode
  /** Reopens the step; without it there is no alternative to choose. */
  readonly onChange?: (() => void) | null
  /** Takes the focus when rendered: the diner has finished the previous step or reopened this one. */
  readonly takesFocus?: boolean
  /** Shown right of the title. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** One step of the wizard: open with its choices, or collapsed to a summary with a Change button. */
export function WizardStep({ title, summary = null, note, onChange = null, ...props }: WizardStepProps) {
  const { takesFocus, action, children } = props
  const { t } = useLingui()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = summary === null
  useEffect(() => {
    const title = heading.current
    if (!isOpen || !takesFocus || !title) return
    // Not if the focus is inside already, as when moving by arrow keys.
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
