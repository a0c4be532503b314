import type { Call } from '#server/platform/call.ts'
import { consentRecords } from '#server/platform/db/schema/legal-tables.ts'
import { isConsentRequired } from '#src/domain/checkout/consents.ts'

import type { AskedConsent } from './consent-queries.ts'
import { consentsOf, servicePage } from './consent-queries.ts'
import { numberInAddress } from './document-address.ts'
import { isLegalName } from './legal-document.ts'
import type { CurrentDocument } from './legal-versions.ts'
import { currentDocuments, versionOf } from './legal-versions.ts'

type RecordRow = typeof consentRecords.$inferInsert
type Subject = Pick<RecordRow, 'accountId'> | Pick<RecordRow, 'orderId'> | Pick<RecordRow, 'reservationId'>
type Answered = { readonly consent: AskedConsent; readonly isGiven: boolean }
/** Answers by the key of the consent; one that is missing is a no. */
type Given = Readonly<Record<string, boolean>>
/** The addresses that the client says it showed, by consent. */
type Shown = Readonly<Record<string, string>> | undefined
/** Where a consent was read: a version, or an address elsewhere. */
type Reference = Pick<RecordRow, 'document' | 'version' | 'address'>

/** Keeps what a customer answers to the consents of accounts: all of them, or those that differ from `before`. */
export async function recordAccountConsents(
  call: Call,
  account: { readonly id: NonNullable<RecordRow['accountId']> },
  { given, before, shown }: { given: Given; before: Given | null; shown: Shown },
): Promise<void> {
  const question = { restaurantId: call.restaurant.id, isForReservation: false }
  const asked = await consentsOf(call.db, question, call.localize)
  const answered = asked
    .map((consent) => ({ consent, isGiven: given[consent.key] ?? false }))
    .filter(({ consent, isGiven }) => before === null || (before[consent.key] ?? false) !== isGiven)
  await recordAnswers(call, { accountId: account.id }, { answered, shown })
}

/** Keeps what a guest or a booking diner accepted: one flag stands for every required consent (contract C48). */
export async function recordRequiredConsents(call: Call, subject: Subject, shown: Shown): Promise<void> {
  const question = { restaurantId: call.restaurant.id, isForReservation: true }
  const required = (await consentsOf(call.db, question, call.localize)).filter(isConsentRequired)
  await recordAnswers(call, subject, { answered: required.map((consent) => ({ consent, isGiven: true })), shown })
}

async function recordAnswers(
  call: Call,
  subject: Subject,
  { answered, shown = {} }: { readonly answered: readonly Answered[]; readonly shown: Shown },
): Promise<void> {
  if (answered.length === 0) return
  const names = answered.map(({ consent }) => consent.document).filter(isLegalName)
  const current = await currentDocuments(call, names)
  const rows: RecordRow[] = []
  for (const { consent, isGiven } of answered) {
    const { key, label } = consent
    const read = await referenceOf(consent, { call, current, shown: shown[key] })
    const at = new Date(call.nowMs)
    rows.push({
      restaurantId: call.restaurant.id,
      ...subject,
      key,
      isGiven,
      label,
      language: call.language,
      ...read,
      at,
    })
  }
  await call.db.insert(consentRecords).values(rows)
}

type Reading = {
  readonly call: Call
  readonly current: ReadonlyMap<string, CurrentDocument>
  readonly shown: string | undefined
}

/** What the client says it showed, where that is of this document, else what holds now [LEGAL-07]. */
async function referenceOf({ document }: AskedConsent, { call, current, shown }: Reading): Promise<Reference> {
  if (document === null) return {}
  if (!isLegalName(document)) return { address: servicePage(document, call) }
  const of = { restaurantId: call.restaurant.id, document }
  const number = shown === undefined ? null : numberInAddress(shown, { ...of, origin: call.origin })
  if (number !== null && (await versionOf(call.db, { ...of, number }))) return { document, version: number }
  const now = current.get(document)
  if (now?.kind === 'version') return { document, version: now.number }
  const addresses = now?.addresses ?? {}
  const isOwn = shown !== undefined && Object.values(addresses).includes(shown)
  return { document, address: isOwn ? shown : call.localize(addresses) }
}
