import { useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import { focusFirstInvalid } from './invalid-fields.ts'

type SavingDeps = {
  /** Nothing required is missing: then it may be sent. */
  readonly isComplete: boolean
  /** Sends the form, and closes it when that went well. */
  readonly send: () => Promise<void>
}

/** The saving of a sheet's form: one call at a time; why it failed shows in the sheet, which stays open [INV-14]. */
export function useSaving({ isComplete, send }: SavingDeps) {
  const { i18n } = useInstance()
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const [messages, setMessages] = useState<readonly string[]>([])

  async function save() {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setMessages([])
    try {
      await send()
    } catch (error) {
      setMessages(failureMessages(i18n, error))
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }

  return {
    /** What is missing has been asked for. */
    isChecked,
    isPending,
    messages,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      setIsChecked(true)
      if (isComplete) return void save()
      return focusFirstInvalid(event.currentTarget)
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
