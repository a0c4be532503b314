import { createHash } from 'node:crypto'

import type { legalDocuments } from '#server/platform/db/schema/legal-tables.ts'
import type { LegalName, StoredDocument, StoredSection } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { Language } from '#src/options/languages.ts'

import { privacyTemplate, privacyTitle } from './templates/privacy.ts'
import { termsTemplate, termsTitle } from './templates/terms.ts'

const titles = { privacy: privacyTitle, terms: termsTitle }
const templates = { privacy: privacyTemplate, terms: termsTemplate }

type OwnDocument = typeof legalDocuments.$inferSelect
type Source = {
  readonly restaurant: { readonly languages: readonly Language[] }
  readonly venues: readonly VenueRow[]
  /** The sections that the restaurant has written itself; null = the template. */
  readonly sections: OwnDocument['sections']
}

/** What a document of a restaurant says now, in every language it has. */
export function publishedText(name: LegalName, { restaurant, venues, sections }: Source): StoredDocument {
  const open = venues.filter(({ isDead }) => !isDead)
  const sellers = open.length > 0 ? open : venues
  const main = mainLanguage(restaurant)
  const timeZone = venues[0]?.timeZone ?? 'UTC'
  const { title, sections: written } = sections ? { title: titles[name], sections } : templates[name](sellers)
  return { title, sections: written, main, timeZone }
}

/** Tells a text from every other of the same document. */
export function hashOfText({ title, sections, main, timeZone }: StoredDocument): string {
  const parts = [main, timeZone, ofTexts(title), sections.map(({ heading, text }) => [ofTexts(heading), ofTexts(text)])]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** By language, whatever the order in which they were written. */
function ofTexts(texts: StoredSection['heading']): readonly (readonly [string, string])[] {
  return Object.entries((texts ?? {}) as Texts).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
