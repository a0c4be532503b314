import { useLingui } from '@lingui/react/macro'

import type { Consent } from '#src/contract/venue-content.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

export type LegalDocument = {
  /** The key of the consent it belongs to. */
  readonly key: string
  /** Short where its key says what it is, else the label of the consent. */
  readonly name: string
  /** Shows it in its frame. */
  readonly open: () => void
}

/** The documents behind the consents; the texts themselves are the provider's [ACCT-06, ACCT-35, ACCT-36]. */
export function useLegalDocuments(consents: readonly Consent[] = []): LegalDocument[] {
  const { t } = useLingui()
  const { stores } = useInstance()
  function nameOf({ key, label }: Consent): string {
    if (/priva/i.test(key)) return t({ id: 'document.privacy', message: 'Privacy policy' })
    if (/term|condi/i.test(key)) return t({ id: 'document.terms', message: 'Terms and conditions' })
    return label
  }
  return consents.flatMap((consent) => {
    const { key, documentUrl: url } = consent
    if (url === null) return []
    const name = nameOf(consent)
    return [{ key, name, open: () => stores.dialogs.open({ kind: 'document', title: name, url }) }]
  })
}
