import * as z from 'zod/mini'

import { cashMeansKinds, paymentModeKinds, questionKinds, serviceTypes } from '#server/platform/db/schema/words.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import { compact, fileText, namedAll, someOf, textsOf, unless } from '#server/restaurant-file/form.ts'
import { usualCashMeansLabels, usualConsentTexts, usualPaymentLabels } from '#server/restaurant-file/usual-texts.ts'
import { described, known, no, reference, text, word, yes } from '#server/restaurant-file/values.ts'

/** What a venue offers at checkout has this in common. */
const offered = {
  ...known,
  venues: z.optional(described(z.array(reference), 'Where it is offered; everywhere when left out.')),
  services: z.optional(described(z.array(z.enum(serviceTypes)), 'For which ways to order; all when left out.')),
}

export const payment = z.strictObject({
  ...offered,
  method: described(z.enum(paymentModeKinds), 'How it is paid; card and payPal need an account.'),
  label: z.optional(text),
  onPage: described(no, 'On a page of the service instead of in the widget.'),
})
export const cashMeans = z.strictObject({
  ...offered,
  means: described(z.enum(cashMeansKinds), 'How somebody pays at the counter or at the door.'),
  label: z.optional(text),
})
export const question = z.strictObject({
  ...offered,
  kind: described(z.enum(questionKinds), 'How it is answered.'),
  label: described(text, 'The question.'),
})
export const consent = z.strictObject({
  key: described(word, 'The name of its flag in the calls of the service, such as f_privacy.'),
  label: text,
  document: z.optional(described(word, 'A page of the service: privacy, terms or accessibility.')),
  isRequired: no,
  isForAccount: described(yes, 'True when left out.'),
  isForReservation: described(yes, 'True when left out.'),
})
type Payment = z.output<typeof payment>
type CashMeans = z.output<typeof cashMeans>
type Question = z.output<typeof question>

type Offered = Pick<Payment, 'venues' | 'services'>
type Place = { readonly reading: Reading; readonly path: string; readonly index: number }

function offeredColumns({ venues, services }: Offered, { reading, path, index }: Place) {
  return {
    position: index + 1,
    venueIds: namedAll(reading, 'Venue', { references: venues, path: `${path}.venues` }),
    types: services ?? [],
  }
}

export function paymentRow(file: Payment, reading: Reading, index: number): RowOf<'paymentModes'> {
  const path = `payments[${index}]`
  return {
    ...offeredColumns(file, { reading, path, index }),
    id: reading.numberOf('PaymentMode', path),
    kind: file.method,
    labels: labelsOf(file, usualPaymentLabels[file.method], reading),
    hasPaymentPage: file.onPage,
  }
}

export function cashMeansRow(file: CashMeans, reading: Reading, index: number): RowOf<'cashMeans'> {
  const path = `cashMeans[${index}]`
  return {
    ...offeredColumns(file, { reading, path, index }),
    id: reading.numberOf('CashMeans', path),
    kind: file.means,
    labels: labelsOf(file, usualCashMeansLabels[file.means], reading),
  }
}

export function questionRow(file: Question, reading: Reading, index: number): RowOf<'checkoutQuestions'> {
  const path = `questions[${index}]`
  return {
    ...offeredColumns(file, { reading, path, index }),
    id: reading.numberOf('CheckoutQuestion', path),
    kind: file.kind,
    labels: textsOf(file.label, reading),
  }
}

export function consentRow(file: z.output<typeof consent>, reading: Reading, index: number): RowOf<'consents'> {
  return {
    key: file.key,
    position: index + 1,
    labels: textsOf(file.label, reading),
    document: file.document ?? null,
    isRequired: file.isRequired,
    isForAccount: file.isForAccount,
    isForReservation: file.isForReservation,
  }
}

function labelsOf({ label }: Pick<Payment, 'label'>, usual: Texts, reading: Reading): Texts {
  return label === undefined ? usual : textsOf(label, reading)
}

type OfferedRow = Pick<RowOf<'paymentModes'>, 'venueIds' | 'types'> & { readonly id: number; readonly labels: Texts }

function offeredFields(row: OfferedRow, writing: Writing, key: { readonly is: string; readonly usual: string }) {
  return {
    key: unless(key.is, key.usual),
    id: row.id,
    venues: someOf(row.venueIds)?.map((id) => writing.keyOf('Venue', id)),
    services: someOf(row.types),
  }
}

export function paymentOf(row: RowOf<'paymentModes'>, writing: Writing): z.input<typeof payment> {
  const key = { is: writing.keyOf('PaymentMode', row.id), usual: row.kind.toLowerCase() }
  return compact<z.input<typeof payment>>({
    ...offeredFields(row, writing, key),
    method: row.kind,
    label: fileText(unless(row.labels, usualPaymentLabels[row.kind]) ?? null, writing),
    onPage: unless(row.hasPaymentPage, false),
  })
}

export function cashMeansOf(row: RowOf<'cashMeans'>, writing: Writing): z.input<typeof cashMeans> {
  const key = { is: writing.keyOf('CashMeans', row.id), usual: row.kind.toLowerCase() }
  return compact<z.input<typeof cashMeans>>({
    ...offeredFields(row, writing, key),
    means: row.kind,
    label: fileText(unless(row.labels, usualCashMeansLabels[row.kind]) ?? null, writing),
  })
}

export function questionOf(
  row: RowOf<'checkoutQuestions'>,
  writing: Writing,
  usualKey: string,
): z.input<typeof question> {
  const key = { is: writing.keyOf('CheckoutQuestion', row.id), usual: usualKey }
  return compact<z.input<typeof question>>({
    ...offeredFields(row, writing, key),
    kind: row.kind,
    label: fileText(row.labels, writing),
  })
}

export function consentOf(row: RowOf<'consents'>, writing: Writing): z.input<typeof consent> {
  return compact<z.input<typeof consent>>({
    key: row.key,
    label: fileText(row.labels, writing),
    document: row.document,
    isRequired: unless(row.isRequired, false),
    isForAccount: unless(row.isForAccount, true),
    isForReservation: unless(row.isForReservation, true),
  })
}

/** How is paid where a file does not say it: at the venue, in cash or by card. */
export const usualPaymentMethods: Payment[] = [{ method: 'cash', onPage: false }]
export const usualMeans: CashMeans[] = [{ means: 'cash' }, { means: 'cardAtDoor' }]
/** What diners accept where a file does not say it. */
export const usualConsents = z.parse(z.array(consent), usualConsentTexts)
