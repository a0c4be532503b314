import { and, asc, eq } from 'drizzle-orm'

import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { consents } from '#server/platform/db/schema/restaurant-tables.ts'
import type { LegalName } from '#server/platform/db/stored-json.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import type { Id } from '#src/contract/values.ts'
import type { Consent } from '#src/contract/venue-content.ts'

import { versionAddress } from './document-address.ts'
import { isLegalName } from './legal-document.ts'
import type { CurrentDocument } from './legal-versions.ts'
import { currentDocuments } from './legal-versions.ts'

type ConsentQuestion = { readonly restaurantId: Id<'Restaurant'>; readonly isForReservation: boolean }
/** A consent box of a form, with the name of its document: of the restaurant, or a page of the service. */
export type AskedConsent = Omit<Consent, 'documentUrl'> & { readonly document: string | null }

/** The consent boxes of a form. */
export async function consentsOf(
  db: Database,
  { restaurantId, isForReservation }: ConsentQuestion,
  localize: Localize,
): Promise<AskedConsent[]> {
  const purpose = isForReservation ? consents.isForReservation : consents.isForAccount
  const rows = await db
    .select()
    .from(consents)
    .where(and(eq(consents.restaurantId, restaurantId), eq(purpose, true)))
    .orderBy(asc(consents.position))
  return rows.map(({ key, labels, document, isRequired }) => ({ key, label: localize(labels), document, isRequired }))
}

/** The consent boxes of a form as they are shown, each with the address of its document. */
export async function shownConsents(call: Call, isForReservation: boolean): Promise<Consent[]> {
  const asked = await consentsOf(call.db, { restaurantId: call.restaurant.id, isForReservation }, call.localize)
  const names = asked.map(({ document }) => document).filter(isLegalName)
  const current = await currentDocuments(call, names)
  return asked.map(({ document, ...consent }) => ({ ...consent, documentUrl: addressOf(document, call, current) }))
}

function addressOf(document: string | null, call: Call, current: ReadonlyMap<string, CurrentDocument>): string | null {
  if (document === null) return null
  if (!isLegalName(document)) return servicePage(document, call)
  const now = current.get(document)
  return now ? currentAddress(now, document, call) : null
}

/** Where a document of the restaurant stands now, in the language of the call. */
function currentAddress(now: CurrentDocument, document: LegalName, call: Call): string {
  if (now.kind === 'elsewhere') return call.localize(now.addresses)
  return versionAddress({ restaurantId: call.restaurant.id, document, number: now.number }, call)
}

/** A page that is the same for all restaurants. */
export function servicePage(name: string, { origin, language }: Pick<Call, 'origin' | 'language'>): string {
  return `${origin}/documents/${language}/${name}.html`
}
