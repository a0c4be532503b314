import type { Consent } from '#src/contract/venue-content.ts'

const optionalKeys = /marketing|newsletter|profil/i

/**
 * Whether a consent is required: by the service, else unless its key contains marketing, newsletter or profiling
 * [ACCT-33, CHK-32].
 */
export function isConsentRequired({ isRequired, key }: Pick<Consent, 'isRequired' | 'key'>): boolean {
  return isRequired ?? !optionalKeys.test(key)
}

/** The addresses of the documents beside consents, by the key of the consent [LEGAL-08]. */
export function shownDocuments(consents: readonly Consent[] = []): Readonly<Record<string, string>> {
  return Object.fromEntries(consents.flatMap(({ key, documentUrl }) => (documentUrl ? [[key, documentUrl]] : [])))
}

/** The required consents that are not given [ACCT-32]. */
export function missingConsents<C extends Pick<Consent, 'isRequired' | 'key'>>(
  consents: readonly C[],
  given: Readonly<Record<string, boolean | undefined>>,
): C[] {
  return consents.filter((consent) => isConsentRequired(consent) && given[consent.key] !== true)
}
