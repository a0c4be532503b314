import { useRef, useState } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Makes one account call at a time; a failure shows in the errors modal titled ACCOUNT and what was typed stays [ERR-01]. */
export function useAccountCall() {
  const { i18n, stores } = useInstance()
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  async function run(call: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await call()
    } catch (error) {
      stores.dialogs.open({ kind: 'errors', title: 'ACCOUNT', messages: failureMessages(i18n, error) })
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { run, isPending }
}
