import { useEffect } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Opens the alert once for each failed load; several loads that fail alike open one [BERR-05]. */
export function useFailureAlert(error: unknown): void {
  const { i18n, stores } = useInstance()
  useEffect(() => {
    if (!error) return
    const messages = failureMessages(i18n, error)
    const text = messages.join('\n')
    const isSaid = stores.dialogs.state.queue.some((one) => one.kind === 'alert' && one.messages.join('\n') === text)
    if (!isSaid) stores.dialogs.alert(messages)
  }, [error, i18n, stores])
}
