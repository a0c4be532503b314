import { useRef, useState } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'

/**
 * One submit at a time: a second press does nothing while one runs, nor while a dialog that the first one opened is
 * shown [CHK-34]. `onFailure` gets whatever a submit throws.
 */
export function useSingleSubmit<S>(onFailure: (error: unknown) => unknown) {
  const { stores } = useInstance()
  const isRunning = useRef(false)
  const [isSending, setIsSending] = useState(false)

  /**
   * Runs `prepare`, then `run`. Null when busy, when `prepare` returned null (it shows why itself), or after a failure.
   */
  async function submit<T>(prepare: () => Promise<S | null>, run: (submission: S) => Promise<T>): Promise<T | null> {
    if (isRunning.current || stores.dialogs.state.queue.length > 0) return null
    isRunning.current = true
    try {
      const submission = await prepare()
      if (submission === null) return null
      setIsSending(true)
      return await run(submission)
    } catch (error) {
      await onFailure(error)
      return null
    } finally {
      isRunning.current = false
      setIsSending(false)
    }
  }

  return { submit, isSending }
}
