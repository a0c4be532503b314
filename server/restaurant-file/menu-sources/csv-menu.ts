import Papa from 'papaparse'

import type { ColumnField } from '#desk/contract/menu-import.ts'
import { columnFields } from '#desk/contract/menu-import.ts'
import type { Fault, Faults } from '#server/restaurant-file/faults.ts'
import { menuFile } from '#server/restaurant-file/parts/menu-part.ts'
import { checked } from '#server/restaurant-file/restaurant-file.ts'
import { columnNames } from '#server/restaurant-file/texts/menu-faults.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { fieldOfColumn, templateColumns } from './csv-columns.ts'
import type { Row, Table } from './csv-table.ts'
import { cellsOf, readTable } from './csv-table.ts'
import { priceOfText } from './price-text.ts'
import type { SourceMenu, WrittenMenu } from './source-menu.ts'

/** What an empty menu begins with: a dish is a name and a price, a second row with a size is the same dish. */
export const templateRows = [
  ['Pizze', 'Margherita', 'Pomodoro, fior di latte e basilico', '6,50', '7,50', '', 'pomodoro, mozzarella, basilico'],
  ['Pizze', 'Marinara', '', '5,50', '', 'Normale'],
  ['Pizze', 'Marinara', '', '8,00', '', 'Maxi'],
  ['Bevande', 'Birra media', '', '5,00', '', '', '', '', '', 'x'],
]
export const csvTemplate = `${Papa.unparse([templateColumns, ...templateRows])}\r\n`

/** Columns that somebody has named otherwise: `Vino` → `price`. */
export type NamedColumns = ReadonlyMap<string, ColumnField>
type Product = WrittenMenu['products'][number]
/** A product and the line on which it stands. */
type Placed = { readonly line: number; readonly product: Product }
type Cells = Readonly<Record<ColumnField, string>>
type Read = { readonly line: number; readonly cells: Cells; readonly price: number | null }

/** What each column of a table means; null = it is left out. */
type Meanings = readonly (ColumnField | null)[]

/** A menu of a CSV file, whose columns are known by their names, in five languages. */
export function readCsvMenu(bytes: Uint8Array, named?: NamedColumns): Verdict<SourceMenu, Faults> {
  const cells = cellsOf(bytes)
  if (!cells.ok) return cells
  const table = readTable(cells.value)
  return table.ok ? menuOfTable(table.value, meaningsOf(table.value.head, named)) : table
}

/** A menu of a table: a row is a product, or a size of one. */
export function menuOfTable(table: Table, meanings: Meanings): Verdict<SourceMenu, Faults> {
  const fields = table.head.map((_, index) => meanings[index] ?? null)
  const missing = (['name', 'price'] as const).filter((field) => !fields.includes(field))
  if (missing.length > 0)
    return refuse(
      missing.map((field): Fault => ({
        path: '',
        says: { id: 'noColumn', values: { field: columnNames[field], columns: table.head.join(', ') } },
      })),
    )
  const rows = table.rows.map((row) => readRow(row, fields))
  const at = (line: number, field: ColumnField) => `line ${line}, column “${table.head[fields.indexOf(field)]}”`
  const faults = rows.flatMap((row) => faultsOf(row, at))
  if (faults.length > 0) return refuse(faults)
  const products = productsOf(rows)
  const menu: WrittenMenu = { products: products.map(({ product }) => product) }
  const read = checked(menuFile, menu)
  if (!read.ok) return refuse(read.refusal.map((fault) => atLine(fault, products, at)))
  const notes = table.head.map((column, index) => `column “${column}”: ${fields[index] ?? 'left out'}`)
  return accept({ menu, isTable: true, notes, of: null })
}

type At = (line: number, field: ColumnField) => string

/** The columns of fields that are called otherwise. */
const columnOf: Readonly<Record<string, ColumnField>> = { photos: 'photo', sizes: 'size', isAlcoholic: 'alcohol' }

/** What is wrong with a product, at its line of the table. */
function atLine(fault: Fault, products: readonly Placed[], at: At): Fault {
  const [, index, name = 'name'] = /^products\[(\d+)\]\.?(\w+)?/.exec(fault.path) ?? []
  const line = products[Number(index)]?.line
  const field = columnOf[name] ?? columnFields.find((each) => each === name) ?? 'name'
  return line === undefined ? fault : { ...fault, path: at(line, field) }
}

/** What columns mean by their names; the first of two that mean the same is taken. */
export function meaningsOf(head: readonly string[], named: NamedColumns = new Map()): Meanings {
  const fields = head.map((column) => named.get(column) ?? fieldOfColumn(column))
  return fields.map((field, index) => (fields.indexOf(field) === index ? field : null))
}

function readRow({ line, cells }: Row, fields: Meanings): Read {
  const cellOf = (field: ColumnField) => cells[fields.indexOf(field)] ?? ''
  const all = Object.fromEntries(columnFields.map((field) => [field, cellOf(field)])) as Cells
  return { line, cells: all, price: priceOfText(all.price) }
}

function faultsOf({ line, cells, price }: Read, at: At): Fault[] {
  return [
    ...(cells.name === '' ? [{ path: at(line, 'name'), says: { id: 'noName' } } as const] : []),
    ...(price === null
      ? [{ path: at(line, 'price'), says: { id: 'noPrice', values: { text: cells.price } } } as const]
      : []),
  ]
}

/** Rows with a size that have one name and category are the sizes of one product. */
function productsOf(rows: readonly Read[]): Placed[] {
  const products = new Map<string, Read[]>()
  for (const row of rows) {
    const { size, category, name } = row.cells
    const key = size === '' ? String(row.line) : `${category}\n${name}`
    const sizes = products.get(key)
    if (sizes) sizes.push(row)
    else products.set(key, [row])
  }
  return [...products.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const sizes = first.cells.size === '' ? [] : [first, ...others]
    return [{ line: first.line, product: productOf(first, sizes) }]
  })
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
