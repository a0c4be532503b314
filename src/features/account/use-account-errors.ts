import { useLingui } from '@lingui/react/macro'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Shows why an account call failed in the errors modal titled ACCOUNT; what was typed stays [ERR-01]. */
export function useAccountErrors(): (error: unknown) => void {
  const { i18n, stores } = useInstance()
  return (error) => stores.dialogs.open({ kind: 'errors', title: 'ACCOUNT', messages: failureMessages(i18n, error) })
}

/** Says `{field} is a mandatory field` [ACCT-29]. */
export function useMandatoryText(): (field: string) => string {
  const { t } = useLingui()
  return (field) => t({ id: 'account.mandatory', message: `${field} is a mandatory field` })
}
