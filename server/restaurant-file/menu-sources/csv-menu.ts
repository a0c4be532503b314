import type { Fault, Faults } from '#server/restaurant-file/faults.ts'
import { columnNames } from '#server/restaurant-file/texts/menu-faults.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { ColumnField } from './csv-columns.ts'
import { columnFields, fieldOfColumn, templateColumns } from './csv-columns.ts'
import type { Row, Table } from './csv-table.ts'
import { readTable } from './csv-table.ts'
import { priceOfText } from './price-text.ts'
import type { SourceMenu, WrittenMenu } from './source-menu.ts'

/** What an empty menu begins with: a dish is a name and a price, a second row with a size is the same dish. */
export const csvTemplate = [
  templateColumns.join(','),
  'Pizze,Margherita,"Pomodoro, fior di latte e basilico",6.50,7.50,,"pomodoro, mozzarella, basilico",Vegetariano,,,',
  'Pizze,Marinara,,5.50,,Normale,,,,,',
  'Pizze,Marinara,,8.00,,Maxi,,,,,',
  'Bevande,Birra media,,5.00,,,,,,yes,',
  '',
].join('\r\n')

/** Columns that somebody has named otherwise: `Vino` → `price`. */
export type NamedColumns = ReadonlyMap<string, ColumnField>
type Product = WrittenMenu['products'][number]
type Cells = Readonly<Record<ColumnField, string>>
type Read = { readonly line: number; readonly cells: Cells; readonly price: number | null }

/** A menu of a CSV file: a row is a product, or a size of one. Columns are known by their names, in five languages. */
export function readCsvMenu(bytes: Uint8Array, named: NamedColumns = new Map()): Verdict<SourceMenu, Faults> {
  const table = readTable(bytes)
  if (!table.ok) return table
  const fields = fieldsOf(table.value, named)
  const missing = (['name', 'price'] as const).filter((field) => !fields.includes(field))
  if (missing.length > 0)
    return refuse(
      missing.map((field): Fault => ({
        path: '',
        says: { id: 'noColumn', values: { field: columnNames[field], columns: table.value.head.join(', ') } },
      })),
    )
  const rows = table.value.rows.map((row) => readRow(row, fields))
  const faults = rows.flatMap(faultsOf)
  if (faults.length > 0) return refuse(faults)
  const notes = table.value.head.map((column, index) => `column “${column}”: ${fields[index] ?? 'left out'}`)
  return accept({ menu: { products: productsOf(rows) }, notes, of: null })
}

/** What each column means; the first of two that mean the same is taken. */
function fieldsOf({ head }: Table, named: NamedColumns): (ColumnField | null)[] {
  const fields = head.map((column) => named.get(column) ?? fieldOfColumn(column))
  return fields.map((field, index) => (fields.indexOf(field) === index ? field : null))
}

function readRow({ line, cells }: Row, fields: readonly (ColumnField | null)[]): Read {
  const cellOf = (field: ColumnField) => cells[fields.indexOf(field)] ?? ''
  const all = Object.fromEntries(columnFields.map((field) => [field, cellOf(field)])) as Cells
  return { line, cells: all, price: priceOfText(all.price) }
}

function faultsOf({ line, cells, price }: Read): Fault[] {
  const path = `line ${line}`
  return [
    ...(cells.name === '' ? [{ path, says: { id: 'noName' } } as const] : []),
    ...(price === null ? [{ path, says: { id: 'noPrice', values: { text: cells.price } } } as const] : []),
  ]
}

/** Rows of one name and category, or of one key, are the sizes of one product. */
function productsOf(rows: readonly Read[]): Product[] {
  const nameOf = ({ cells }: Read) => (cells.size === '' ? '' : `${cells.category}\n${cells.name}`)
  const isFirst = (row: Read, index: number) => rows.findIndex((other) => nameOf(other) === nameOf(row)) === index
  return rows
    .filter((row, index) => row.cells.size === '' || isFirst(row, index))
    .map((row) => productOf(row, row.cells.size === '' ? [] : rows.filter((other) => nameOf(other) === nameOf(row))))
}

function productOf({ cells, price }: Read, sizes: readonly Read[]): Product {
  const eatIn = priceOfText(cells.eatInPrice)
  return {
    name: cells.name,
    price: price ?? 0,
    ...(cells.key !== '' && { key: cells.key }),
    ...(cells.category !== '' && { category: lastOf(cells.category) }),
    ...(cells.description !== '' && { description: cells.description }),
    ...(eatIn !== null && { eatInPrice: eatIn }),
    ...listed('ingredients', cells.ingredients),
    ...listed('traits', cells.traits),
    ...listed('photos', cells.photo),
    ...(/^(y|yes|true|1|x|s[iì]|ja|oui)$/i.test(cells.alcohol) && { isAlcoholic: true }),
    ...(sizes.length > 0 && { sizes: sizes.map((each) => ({ name: each.cells.size, price: each.price ?? 0 })) }),
  }
}

/** `Food > Pizza` is the category Pizza. */
function lastOf(category: string): string {
  return category.split('>').at(-1)?.trim() ?? category
}

function listed(field: 'ingredients' | 'traits' | 'photos', cell: string) {
  const parts = cell.split(/[,;]/).map((part) => part.trim())
  const given = parts.filter((part) => part !== '')
  return given.length === 0 ? {} : { [field]: given }
}
