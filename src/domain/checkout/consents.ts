import type { Consent } from '#src/contract/venue-content.ts'

const optionalKeys = /marketing|newsletter|profil/i

/** As the service says; else required unless its key speaks of marketing, newsletter or profiling [ACCT-33, CHK-32]. */
export function isConsentRequired({ isRequired, key }: Pick<Consent, 'isRequired' | 'key'>): boolean {
  return isRequired ?? !optionalKeys.test(key)
}

/** The required consents that are not given [ACCT-32]. */
export function missingConsents(
  consents: readonly Consent[],
  given: Readonly<Record<string, boolean | undefined>>,
): Consent[] {
  return consents.filter((consent) => isConsentRequired(consent) && given[consent.key] !== true)
}
