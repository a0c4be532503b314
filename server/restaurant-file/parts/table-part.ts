import * as z from 'zod/mini'

import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import { compact, slug, unless } from '#server/restaurant-file/form.ts'
import { described, known, word } from '#server/restaurant-file/values.ts'
import type { Id } from '#src/contract/values.ts'

export const table = z.strictObject({
  ...known,
  name: word,
  code: z.optional(described(word, 'Content of its QR code; made up when left out, and then kept.')),
})

export function tableRows(
  tables: readonly z.output<typeof table>[],
  { reading, venueId, path, codeOf }: TablePlace,
): RowOf<'diningTables'>[] {
  return tables.map(({ name, code }, index) => {
    const id = reading.numberOf('Table', `${path}.tables[${index}]`)
    return { id, venueId, name, code: code ?? codeOf(id, name) }
  })
}
type TablePlace = {
  readonly reading: Reading
  readonly venueId: Id<'Venue'>
  readonly path: string
  /** The code of a table that says none: the one it has, or a new one. */
  readonly codeOf: (id: Id<'Table'>, name: string) => string
}

export function tableOf(
  row: RowOf<'diningTables'>,
  { writing, venueKey }: { readonly writing: Writing; readonly venueKey: string },
): z.input<typeof table> {
  return compact<z.input<typeof table>>({
    key: unless(writing.keyOf('Table', row.id), `${venueKey}/${slug(row.name)}`)?.slice(venueKey.length + 1),
    id: row.id,
    name: row.name,
    code: row.code,
  })
}
