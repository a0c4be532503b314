import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'

import css from './focused-question.css?inline'

declareStyles(css)

type FocusedQuestionProps = {
  /** Names the form or group that it begins. */
  readonly id: string
  readonly children: ReactNode
}

/** The question that a form begins with. It takes the focus, which the button that opened the form has lost. */
export function FocusedQuestion({ id, children }: FocusedQuestionProps) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <p id={id} className="desk-question" ref={question} tabIndex={-1}>
      {children}
    </p>
  )
}
