import type { Movement, NumberRows, OrderWay } from '#desk/contract/numbers.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'

/** What a cell holds: text, a number, an amount of money, or nothing. */
export type Cell = string | number | { readonly cents: Cents } | null
export const tableNames = ['orders', 'lines', 'days', 'money'] as const
export type TableName = (typeof tableNames)[number]
/** Cells of a table, those of its head first. */
export type ExportTable = readonly (readonly Cell[])[]

type Column =
  | 'amount'
  | 'charged'
  | 'code'
  | 'date'
  | 'discount'
  | 'dish'
  | 'fees'
  | 'for'
  | 'gross'
  | 'net'
  | 'number'
  | 'order'
  | 'products'
  | 'quantity'
  | 'rate'
  | 'ref'
  | 'time'
  | 'tip'
  | 'total'
  | 'type'
  | 'unitPrice'
  | 'vat'
  | 'way'
  | 'what'

/** The words of a file in the language of the desk. */
export type ExportWords = {
  readonly tables: Readonly<Record<TableName, string>>
  readonly columns: Readonly<Record<Column, string>>
  readonly ways: Readonly<Record<OrderWay, string>>
  readonly types: Readonly<Record<ServiceType, string>>
  readonly kinds: Readonly<Record<Movement['kind'], string>>
  readonly things: Readonly<Record<Movement['of'], string>>
}

/** The rows of a period as tables, one for each question; amounts that went back are negative [NUM-08]. */
export function exportTables(rows: NumberRows, words: ExportWords): Readonly<Record<TableName, ExportTable>> {
  return {
    orders: ordersOf(rows, words),
    lines: linesOf(rows, words),
    days: daysOf(rows, words),
    money: moneyOf(rows, words),
  }
}

function ordersOf({ orders }: NumberRows, { columns, types, ways }: ExportWords): ExportTable {
  const heads = [
    'order',
    'date',
    'time',
    'type',
    'way',
    'products',
    'discount',
    'code',
    'fees',
    'tip',
    'total',
    'ref',
  ] as const
  return table(heads, columns, orders, ({ slotStart, products, discount, fees, tip, total, ...order }) => ({
    order: order.id,
    date: dateOf(slotStart),
    time: timeOf(slotStart),
    type: types[order.type],
    way: ways[order.way],
    products: money(products),
    discount: money(discount),
    code: order.code,
    fees: money(fees),
    tip: money(tip),
    total: money(total),
    ref: order.refs.join(' '),
  }))
}

function linesOf({ lines }: NumberRows, { columns }: ExportWords): ExportTable {
  const heads = ['order', 'date', 'dish', 'quantity', 'unitPrice', 'total', 'charged', 'rate', 'vat'] as const
  return table(
    heads,
    columns,
    lines,
    ({ order, slotStart, name, quantity, unitPrice, total, charged, percent, vat }) => ({
      order,
      date: dateOf(slotStart),
      dish: name,
      quantity,
      unitPrice: money(unitPrice),
      total: money(total),
      charged: money(charged),
      rate: percent,
      vat: money(vat),
    }),
  )
}

function daysOf({ rates }: NumberRows, { columns, ways }: ExportWords): ExportTable {
  return table(
    ['date', 'rate', 'way', 'gross', 'net', 'vat'],
    columns,
    rates,
    ({ date, percent, way, gross, vat }) => ({
      date,
      rate: percent,
      way: ways[way],
      gross: money(gross),
      net: money(vat === null ? null : cents(gross - vat)),
      vat: money(vat),
    }),
  )
}

function moneyOf({ movements }: NumberRows, { columns, kinds, things, types, ways }: ExportWords): ExportTable {
  const heads = ['date', 'time', 'what', 'for', 'number', 'type', 'way', 'amount', 'ref'] as const
  return table(heads, columns, movements, ({ at, kind, of, number, type, way, amount, ref }) => ({
    date: dateOf(at),
    time: timeOf(at),
    what: kinds[kind],
    for: things[of],
    number,
    type: types[type],
    way: ways[way],
    amount: money(amount),
    ref,
  }))
}

function money(amount: Cents | null): Cell {
  return amount === null ? null : { cents: amount }
}

function table<T, const C extends Column>(
  heads: readonly C[],
  words: ExportWords['columns'],
  rows: readonly T[],
  cellsOf: (row: T) => Readonly<Record<C, Cell>>,
): ExportTable {
  const cells = rows.map((row) => {
    const named = cellsOf(row)
    return heads.map((head) => safe(named[head]))
  })
  return [heads.map((head) => words[head]), ...cells]
}

/** Text that a spreadsheet would take for a formula begins with an apostrophe [NUM-09]. */
function safe(cell: Cell): Cell {
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
