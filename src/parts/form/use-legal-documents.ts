import { useLingui } from '@lingui/react/macro'

import type { Consent } from '#src/contract/venue-content.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

export type LegalDocument = {
  /** Key of the consent that the document belongs to, or `accessibility`. */
  readonly key: string
  /** A short name for known keys (privacy, terms), else the label of the consent. */
  readonly name: string
  /** One word, for narrow lines. */
  readonly shortName: string
  /** Opens the document in a dialog. */
  readonly open: () => void
}

/**
 * The legal documents linked by the consents; the provider hosts their texts [ACCT-06, ACCT-35, ACCT-36]. After them the
 * accessibility statement, where there is one (contract 7).
 */
export function useLegalDocuments(
  consents: readonly Consent[] = [],
  accessibilityUrl: string | null = null,
): LegalDocument[] {
  const { t } = useLingui()
  const { stores } = useInstance()
  function namesOf({ key, label }: Consent): Pick<LegalDocument, 'name' | 'shortName'> {
    if (/priva/i.test(key)) {
      return {
        name: t({ id: 'document.privacy', message: 'Privacy policy' }),
        shortName: t({ id: 'document.privacy.short', message: 'Privacy' }),
      }
    }
    if (/term|condi/i.test(key)) {
      return {
        name: t({ id: 'document.terms', message: 'Terms and conditions' }),
        shortName: t({ id: 'document.terms.short', message: 'Terms' }),
      }
    }
    return { name: label, shortName: label }
  }
  const statement = () => ({
    name: t({ id: 'document.accessibility', message: 'Accessibility statement' }),
    shortName: t({ id: 'document.accessibility.short', message: 'Accessibility' }),
  })
  const linked = [
    ...consents.map((consent) => ({ key: consent.key, names: () => namesOf(consent), url: consent.documentUrl })),
    { key: 'accessibility', names: statement, url: accessibilityUrl },
  ]
  return linked.flatMap(({ key, names, url }) =>
    url === null
      ? []
      : [
          {
            key,
            ...names(),
            open: () => stores.dialogs.open({ kind: 'document', title: () => names().name, url }),
          },
        ],
  )
}
