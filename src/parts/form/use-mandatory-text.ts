import { useLingui } from '@lingui/react/macro'

/** Says `{field} is a mandatory field` [ACCT-29]. */
export function useMandatoryText(): (field: string) => string {
  const { t } = useLingui()
  return (field) => t({ id: 'account.mandatory', message: `${field} is a mandatory field` })
}
