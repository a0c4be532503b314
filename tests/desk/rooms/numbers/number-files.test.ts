import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'

import type { NumberRows } from '#desk/contract/numbers.ts'
import { csvOf } from '#desk/rooms/numbers/csv-of.ts'
import { exportTables } from '#desk/rooms/numbers/export-tables.ts'
import { xlsxOf } from '#desk/rooms/numbers/xlsx-of.ts'
import { cents } from '#src/domain/money.ts'
import { plainWords } from '#tests/server/numbers/plain-words.ts'
import { id, moment } from '#tests/support/builders.ts'

const line = { order: id<'Order'>(10_001), slotStart: moment('2026-03-10 19:30:00'), pickIds: [] } as const
const money = { at: moment('2026-03-10 23:59:00'), of: 'order', number: 10_001, type: 'takeAway', way: 'card' } as const
const rows: NumberRows = {
  from: '2026-03-10' as NumberRows['from'],
  to: '2026-03-10' as NumberRows['to'],
  orders: [],
  lines: ['=1+1', '+1', '-1', '@a', 'Tè; "caldo"'].map((name) => ({
    ...line,
    name,
    productId: id<'Product'>(801),
    quantity: 1,
    unitPrice: cents(123_450),
    total: cents(123_450),
    charged: cents(5),
    percent: 5.5,
    vat: null,
  })),
  rates: [],
  movements: [{ ...money, kind: 'refund', amount: cents(-1005), ref: 'pi_1' }],
}
const tables = exportTables(rows, plainWords)

test('CSV has the marks of the language [NUM-09]', () => {
  const head = '\uFEFForder;date;dish;quantity;unitPrice;total;charged;rate;vat\r\n'
  const rest = ';1;1234,50;1234,50;0,05;5,5;\r\n'
  const begin = '10001;2026-03-10;'
  const names = ["'=1+1", "'+1", "'-1", "'@a", '"Tè; ""caldo"""']
  expect(csvOf(tables.lines, 'it')).toBe(head + names.map((name) => begin + name + rest).join(''))
  expect(csvOf(tables.money, 'en')).toBe(
    '\uFEFFdate,time,what,for,number,type,way,amount,ref\r\n2026-03-10,23:59,refund,order,10001,takeAway,card,-10.05,pi_1\r\n',
  )
})

test('XLSX has a sheet for each table, with numbers [NUM-09]', async () => {
  const file = await xlsxOf([
    { name: 'Piatti', table: tables.lines },
    { name: 'Denaro', table: tables.money },
  ])
  expect((await readSheet(file, 'Piatti'))[1]).toEqual([
    10001,
    '2026-03-10',
    "'=1+1",
    1,
    1234.5,
    1234.5,
    0.05,
    5.5,
    null,
  ])
  expect((await readSheet(file, 'Denaro'))[1]?.slice(4)).toEqual([10001, 'takeAway', 'card', -10.05, 'pi_1'])
})
