import { legalDocuments } from '#server/platform/db/schema/legal-tables.ts'
import type { LegalName, StoredSection } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { Id } from '#src/contract/values.ts'
import { getConsents } from '#src/contract/venue-content.ts'
import type { TestService } from '#tests/support/service.ts'

import { clientOf } from './diner.ts'

type Own = { readonly sections: readonly StoredSection[] } | { readonly addresses: Texts }

/** Gives a restaurant a document of its own. */
export async function writeDocument(
  { db }: Pick<TestService, 'db'>,
  restaurantId: Id<'Restaurant'>,
  own: { readonly document: LegalName } & Own,
): Promise<void> {
  const row = { restaurantId, addresses: null, sections: null, ...own }
  await db
    .insert(legalDocuments)
    .values(row)
    .onConflictDoUpdate({ target: [legalDocuments.restaurantId, legalDocuments.document], set: row })
}

export const oneSection = (text: Texts): StoredSection[] => [{ heading: null, text }]

type Form = { readonly language?: string; readonly forReservation?: boolean }

/** The addresses of the documents that a form shows, by consent. */
export async function shownDocuments(
  service: Pick<TestService, 'fetch'>,
  restaurantId: Id<'Restaurant'>,
  { language = 'en', forReservation = false }: Form = {},
): Promise<Record<string, string>> {
  const request = forReservation ? { venueId: null, forReservation } : { venueId: null, forAccount: true }
  const { consents } = await clientOf(service, restaurantId, { language }).call(getConsents, request)
  return Object.fromEntries(consents.flatMap(({ key, documentUrl }) => (documentUrl ? [[key, documentUrl]] : [])))
}
