import * as z from 'zod/mini'

import { legalNames } from '#server/platform/db/schema/words.ts'
import type { StoredSection } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { saying } from '#server/restaurant-file/faults.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import { compact, fileText, textsOf, textsOrNull } from '#server/restaurant-file/form.ts'
import type { FileText } from '#server/restaurant-file/values.ts'
import { described, securePage, text } from '#server/restaurant-file/values.ts'
import { languages } from '#src/options/languages.ts'

const section = z.strictObject({
  heading: z.optional(text),
  text: described(text, 'Each line is a paragraph.'),
})
const inLanguages = z.partialRecord(z.enum(languages), securePage)
const isGiven = (value: Readonly<Record<string, unknown>>) => Object.keys(value).length > 0
const addresses = z.pipe(
  z.union([securePage, inLanguages.check(z.refine(isGiven, saying('webAddresses')))], saying('webAddresses')),
  z.transform((value): FileText => value),
)
// No union of the two: what is wrong is said at its field, and not of the whole.
const document = z
  .strictObject({
    address: z.optional(
      described(addresses, 'A page elsewhere; keeping what it said is up to the restaurant. Not with sections.'),
    ),
    sections: z.optional(
      described(z.array(section).check(z.minLength(1)), 'Shown on a page of the service. Not with an address.'),
    ),
  })
  .check(z.refine(({ address, sections }) => (address === undefined) !== (sections === undefined), saying('document')))

/** The documents that a restaurant writes or hosts itself (decision 103). */
export const legal = z.strictObject({
  privacy: z.optional(described(document, 'Its privacy policy.')),
  terms: z.optional(described(document, 'Its terms and conditions.')),
})
type Legal = z.output<typeof legal>
type Row = RowOf<'legalDocuments'>

export function legalRows(file: Legal, reading: Reading): Row[] {
  return legalNames.flatMap((name): Row[] => {
    const own = file[name]
    if (!own) return []
    if (own.address !== undefined) return [{ document: name, addresses: textsOf(own.address, reading), sections: null }]
    const sections = (own.sections ?? []).map((each) => ({
      heading: textsOrNull(each.heading, reading),
      text: textsOf(each.text, reading),
    }))
    return [{ document: name, addresses: null, sections }]
  })
}

export function legalOf(rows: readonly Row[], writing: Writing): z.input<typeof legal> | undefined {
  if (rows.length === 0) return undefined
  const written = rows.map((row) => [row.document, documentOf(row, writing)])
  return Object.fromEntries(written) as z.input<typeof legal>
}

function documentOf({ addresses, sections }: Row, writing: Writing): z.input<typeof document> {
  if (addresses) return { address: addressOf(addresses, writing) }
  return { sections: (sections ?? []).map((each) => sectionOf(each, writing)) }
}

function addressOf(texts: Texts, writing: Writing): FileText {
  return fileText(texts, writing) ?? ''
}

function sectionOf({ heading, text }: StoredSection, writing: Writing): z.input<typeof section> {
  return compact<z.input<typeof section>>({ heading: fileText(heading, writing), text: fileText(text, writing) })
}
