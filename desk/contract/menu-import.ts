import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { nothing, oneOf, rows } from './values.ts'

/** What a column of a table can mean. */
export const columnFields = [
  'category',
  'name',
  'description',
  'price',
  'eatInPrice',
  'size',
  'ingredients',
  'traits',
  'photo',
  'alcohol',
  'key',
] as const
export type ColumnField = (typeof columnFields)[number]

/** A larger table is no menu. */
export const mostTableBytes = 1024 * 1024
export const mostTableRows = 5000

const field = oneOf(...columnFields)
const cells = rows(z.string())
const meanings = rows(z.nullable(field))

const tableField = z.object({ field, label: z.string(), isRequired: z.boolean() })
export type TableField = z.output<typeof tableField>

/** What columns can mean, in the language of the desk, and a table to begin with: the text of a CSV file. */
export const readImport = deskRead('/menu/import', z.object({ fields: rows(tableField), template: z.string() }))

/** What each column is taken for by its name; null = nothing that is known. */
export const readColumns = deskSend('/menu/columns', z.object({ head: cells }), z.object({ columns: meanings }))

/** The rows of a table as they stand in its file, the head among them, and what each column means; null = it is left out. */
const table = { rows: rows(cells), columns: meanings }

const importLine = z.object({
  /** What it is about, as people call it. */
  name: z.string(),
  /** What of it is another; empty = all of it. */
  field: z.string(),
  was: z.string(),
  is: z.string(),
})
const importGroup = z.object({ kind: oneOf('new', 'price', 'changed', 'more', 'gone'), lines: rows(importLine) })
export type ImportGroup = z.output<typeof importGroup>

/**
 * What a table would change, by what it does: `new` dishes, `price`s and other facts of those that are there, what there is
 * `more` of beside dishes, and dishes that are `gone` from the table. `version` says which menu it was compared with.
 */
const preview = z.object({ version: z.string(), groups: rows(importGroup) })
export type ImportPreview = z.output<typeof preview>
export const previewImport = deskSend('/menu/preview', z.object(table), preview)

/** Writes a table; refused with `changed` when the menu is not the one of `version` any more. */
export const importMenu = deskSend(
  '/menu/import',
  z.object({ ...table, version: z.string(), removes: z.boolean() }),
  nothing,
)
