import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'

import { focusFirstInvalid } from './invalid-fields.ts'

type SheetSubmitOptions = {
  /** All required fields are filled in, so the form may be sent. */
  readonly isComplete: boolean
  /** Sends the form and closes the sheet on success. */
  readonly send: () => Promise<void>
}

/** Submit of a form in a sheet: one call at a time. After a failure the sheet stays open and shows why [INV-14]. */
export function useSheetSubmit({ isComplete, send }: SheetSubmitOptions) {
  const { i18n } = useLingui()
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function save() {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setFailure(null)
    try {
      await send()
    } catch (error) {
      setFailure(error)
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return {
    /** A submit was attempted: missing fields are marked from now on. */
    isChecked,
    isPending,
    messages: failure === null ? [] : failureMessages(i18n, failure),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      setIsChecked(true)
      if (isComplete) return void save()
      return focusFirstInvalid(event.currentTarget)
    },
  }
}

export type SheetSubmit = ReturnType<typeof useSheetSubmit>
