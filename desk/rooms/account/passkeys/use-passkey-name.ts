import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/mini'

import { passkeyName } from '#desk/contract/passkeys.ts'
import type { AccountField } from '#desk/parts/account/account-form.tsx'

/** The field with the name of a passkey; `first` stands in it before anything is typed. */
export function usePasskeyName(first: string) {
  const { t } = useLingui()
  const label = t({ id: 'passkeys.name', message: 'Name of the passkey' })
  const missing = (name: string) => t({ id: 'field.missing', message: `${name} is missing.` })
  const fault = (value: string) => (safeParse(passkeyName, value).success ? null : missing(label))
  return { name: 'name', label, kind: 'text', first, fault } as const satisfies AccountField
}
