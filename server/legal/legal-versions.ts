import { and, asc, eq, sql } from 'drizzle-orm'

import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { legalDocuments, legalVersions } from '#server/platform/db/schema/legal-tables.ts'
import type { LegalName, StoredDocument } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import { hashOfText, publishedText } from './published-text.ts'

export type LegalVersion = {
  readonly restaurantId: Id<'Restaurant'>
  readonly document: LegalName
  readonly number: number
}
/** What stands beside a consent now: a version of the service's own pages, or pages elsewhere by language. */
export type CurrentDocument =
  | { readonly kind: 'version'; readonly number: number }
  | { readonly kind: 'elsewhere'; readonly addresses: Texts }

type LegalCall = Pick<Call, 'db' | 'restaurant' | 'nowMs'>

/**
 * The documents of a restaurant as they are now, by name. A text that diners have not been shown yet is published as the
 * next version (decision 103); else nothing is written.
 */
export async function currentDocuments(
  call: LegalCall,
  names: readonly LegalName[],
): Promise<ReadonlyMap<LegalName, CurrentDocument>> {
  const { db, restaurant } = call
  const current = new Map<LegalName, CurrentDocument>()
  if (names.length === 0) return current
  const own = await db.select().from(legalDocuments).where(eq(legalDocuments.restaurantId, restaurant.id))
  const venues = await venueRowsOf(db, restaurant.id)
  // Two calls that publish the same documents do so in the same order.
  for (const name of [...new Set(names)].sort()) {
    const { addresses = null, sections = null } = own.find(({ document }) => document === name) ?? {}
    if (addresses) current.set(name, { kind: 'elsewhere', addresses })
    else {
      const content = publishedText(name, { restaurant, venues, sections })
      current.set(name, { kind: 'version', number: await numberOf(call, name, content) })
    }
  }
  return current
}

/** The number of a text; one that is new gets the next, also between two processes at once. */
async function numberOf(call: LegalCall, document: LegalName, content: StoredDocument): Promise<number> {
  const hash = hashOfText(content)
  for (;;) {
    const number = (await knownNumber(call, document, hash)) ?? (await publish(call, { document, hash, content }))
    // Another text took the number meanwhile, or this text was published meanwhile.
    if (number !== null) return number
  }
}

async function knownNumber({ db, restaurant }: LegalCall, document: LegalName, hash: string): Promise<number | null> {
  const [known] = await db
    .select({ number: legalVersions.number })
    .from(legalVersions)
    .where(
      and(
        eq(legalVersions.restaurantId, restaurant.id),
        eq(legalVersions.document, document),
        eq(legalVersions.hash, hash),
      ),
    )
  return known?.number ?? null
}

type Publishing = { readonly document: LegalName; readonly hash: string; readonly content: StoredDocument }

async function publish({ db, restaurant, nowMs }: LegalCall, { document, hash, content }: Publishing) {
  const ofDocument = and(eq(legalVersions.restaurantId, restaurant.id), eq(legalVersions.document, document))
  const next = sql`(select coalesce(max(${legalVersions.number}), 0) + 1 from ${legalVersions} where ${ofDocument})`
  const [made] = await db
    .insert(legalVersions)
    .values({
      restaurantId: restaurant.id,
      document,
      number: next,
      hash,
      content,
      publishedAt: new Date(nowMs),
    })
    .onConflictDoNothing()
    .returning({ number: legalVersions.number })
  return made?.number ?? null
}

/** A version as it was published; null = there is none. */
export async function versionOf(db: Database, version: LegalVersion) {
  const [row] = await db
    .select({ content: legalVersions.content, publishedAt: legalVersions.publishedAt })
    .from(legalVersions)
    .where(and(ofDocument(version), eq(legalVersions.number, version.number)))
  return row ?? null
}

/** When each version of a document was published, the first first. */
export function versionsOf(db: Database, version: Omit<LegalVersion, 'number'>) {
  return db
    .select({ number: legalVersions.number, publishedAt: legalVersions.publishedAt })
    .from(legalVersions)
    .where(ofDocument(version))
    .orderBy(asc(legalVersions.number))
}

function ofDocument({ restaurantId, document }: Omit<LegalVersion, 'number'>) {
  return and(eq(legalVersions.restaurantId, restaurantId), eq(legalVersions.document, document))
}
