import { useEffect } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { isOffline } from '#src/parts/venue/use-restaurant.ts'

/**
 * Opens the alert once for each failed load; several loads that fail alike open one [BERR-05], and none what the banner
 * of an offline widget says already.
 */
export function useFailureAlert(error: unknown): void {
  const instance = useInstance()
  useEffect(() => {
    if (!error || isOffline(instance)) return
    const { i18n, stores } = instance
    const messages = failureMessages(i18n, error)
    const text = messages.join('\n')
    const isSaid = stores.dialogs.state.queue.some((one) => one.kind === 'alert' && one.messages.join('\n') === text)
    if (!isSaid) stores.dialogs.alert(messages)
  }, [error, instance])
}
