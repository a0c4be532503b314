import { useRef, useState } from 'react'

import { focusFirstInvalid } from '#src/parts/form/invalid-fields.ts'

/**
 * Makes one account call at a time. `error` is why the last one failed, for the form to say beside its field; what was
 * typed stays (decision 70) [ERR-01].
 */
export function useAccountCall() {
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  /** After a failure the focus goes to the first invalid field of the form. */
  async function run(call: () => Promise<void>, form?: HTMLFormElement) {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setError(null)
    try {
      await call()
    } catch (failure) {
      setError(failure)
      if (form) focusFirstInvalid(form)
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { run, isPending, error, forget: () => setError(null) }
}
