import { describe, expect, test } from 'vitest'

import { cutCsv } from '#src/domain/menu/cut-csv.ts'

const cut = (text: string) => cutCsv(new TextEncoder().encode(text))

describe('cutCsv', () => {
  test.each([
    ['semicolons', ';'],
    ['commas', ','],
    ['tabs', '\t'],
  ])('cuts at %s', (_what, separator) => {
    const rows = [
      ['Pizze', 'Margherita', '6.50'],
      ['Pizze', 'Marinara', '5.00'],
    ]
    expect(cut(rows.map((row) => row.join(separator)).join('\r\n'))).toEqual(rows)
  })

  test('keeps empty lines as rows', () => {
    const rows = cut(`\n\n\nPizze;Margherita\n\nPizze;"due\nrighe"`)
    expect(rows[3]).toEqual(['Pizze', 'Margherita'])
    expect(rows[4]).toEqual([''])
    expect(rows[5]).toEqual(['Pizze', 'due\nrighe'])
  })

  test('reads UTF-8 with a mark at its head', () => {
    expect(cut('\uFEFFCaffè;1')).toEqual([['Caffè', '1']])
  })

  test('reads what spreadsheets of Windows write', () => {
    // Ca, the apostrophe, ff, è; the euro, 1, the last of its signs.
    const bytes = new Uint8Array([0x43, 0x61, 0x92, 0x66, 0x66, 0xe8, 0x3b, 0x80, 0x31, 0x9f])
    expect(cutCsv(bytes)).toEqual([['Ca’ffè', '€1Ÿ']])
  })
})
