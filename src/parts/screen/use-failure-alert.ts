import { useEffect } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { isOffline } from '#src/parts/venue/use-restaurant.ts'

/**
 * Opens an alert for a failed load; one alert for several loads with the same message [BERR-05]. None while offline,
 * which the banner says already.
 */
export function useFailureAlert(error: unknown): void {
  const instance = useInstance()
  useEffect(() => {
    if (!error || isOffline(instance)) return
    const { i18n, stores } = instance
    const messages = () => failureMessages(i18n, error)
    const text = messages().join('\n')
    const isSaid = stores.dialogs.state.queue.some((one) => one.kind === 'alert' && one.messages().join('\n') === text)
    if (!isSaid) stores.dialogs.alert(messages)
  }, [error, instance])
}
