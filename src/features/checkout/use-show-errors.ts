import { useLingui } from '@lingui/react/macro'

import { useInstance } from '#src/instance/instance-context.tsx'

/** Shows messages in the errors modal titled with the upper-cased attention label [BERR-01, BERR-08]. */
export function useShowErrors(): (messages: readonly string[], onClose?: () => void) => void {
  const { t } = useLingui()
  const { stores } = useInstance()
  const title = t({ id: 'dialog.attention', message: 'ATTENTION' })
  return (messages, onClose) =>
    stores.dialogs.open({ kind: 'errors', title, messages, ...(onClose ? { onClose } : {}) })
}
