import { useRef, useState } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'

/** One submit at a time; a finger faster than the dialog that the first press opened does nothing either [CHK-34]. */
export function useOneSubmit<S>(recover: (error: unknown) => unknown) {
  const { stores } = useInstance()
  const isRunning = useRef(false)
  const [isSending, setIsSending] = useState(false)

  /** Runs what was prepared; null when something stopped it, which has been said. */
  async function alone<T>(prepare: () => Promise<S | null>, run: (submission: S) => Promise<T>): Promise<T | null> {
    if (isRunning.current || stores.dialogs.state.queue.length > 0) return null
    isRunning.current = true
    try {
      const submission = await prepare()
      if (submission === null) return null
      setIsSending(true)
      return await run(submission)
    } catch (error) {
      await recover(error)
      return null
    } finally {
      isRunning.current = false
      setIsSending(false)
    }
  }

  return { alone, isSending }
}
