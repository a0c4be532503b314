import { legalNames } from '#server/platform/db/schema/words.ts'
import type { LegalName, StoredSection } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'

/** A text for people to read, in one or several languages. */
export type LegalDocument = { readonly title: Texts; readonly sections: readonly StoredSection[] }

export function isLegalName(name: string | null): name is LegalName {
  return legalNames.some((known) => known === name)
}
