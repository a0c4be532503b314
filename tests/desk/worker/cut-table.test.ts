import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { cutTable } from '#desk/worker/cut-table.ts'

const cut = (content: string | Uint8Array<ArrayBuffer>) => cutTable(new Blob([content]))
const sheet = async () => new Uint8Array(await readFile('tests/desk/worker/menu.xlsx'))

test.each([
  ['semicolons and commas', 'Nome;Prezzo\nPizza;8,50\n'],
  ['commas and quotes', 'Nome,Prezzo\nPizza,"8,50"\n'],
  ['tabs', 'Nome\tPrezzo\nPizza\t8,50\n'],
  ['the mark of Excel', '\uFEFFNome;Prezzo\r\nPizza;8,50\r\n'],
])('a CSV file is cut into cells: %s [SET-20]', async (_what, text) => {
  const read = await cut(text)
  expect(read.ok && read.value.slice(0, 2)).toEqual([
    ['Nome', 'Prezzo'],
    ['Pizza', '8,50'],
  ])
})

test('a CSV file of Windows keeps its accents [SET-20]', async () => {
  const bytes = Uint8Array.from('Nome;Prezzo\nTiramis\u00F9;5', (letter) => letter.charCodeAt(0))
  expect(await cut(bytes)).toMatchObject({
    ok: true,
    value: [
      ['Nome', 'Prezzo'],
      ['Tiramisù', '5'],
    ],
  })
})

test('an XLSX file is its first sheet in texts [SET-20]', async () => {
  expect(await cut(await sheet())).toEqual({
    ok: true,
    value: [
      ['Categoria', 'Piatto', 'Prezzo', 'Alcolico', 'Dal'],
      ['Gelati', 'Fiordilatte di malga', '3.5', 'false', '2026-01-01'],
      ['', '', '', '', ''],
      ['Bevande', 'Amaro della casa', '4.1', 'true', ''],
    ],
  })
})

test.each([
  ['nothing', '', 'no-rows'],
  ['a head alone', 'Nome;Prezzo\n\n', 'no-rows'],
  ['5,001 rows', `Nome;Prezzo\n${'Pizza;5\n'.repeat(5001)}`, 'too-many-rows'],
  ['more than 1 MB', 'x'.repeat(1024 * 1024 + 1), 'too-large'],
  ['a picture', 'GIF89a\u0000\u0001', 'broken'],
  ['a broken archive', 'PK\u0003\u0004Nome;Prezzo', 'broken'],
])('a file with %s is no table [SET-20]', async (_what, text, fault) => {
  expect(await cut(text)).toEqual({ ok: false, refusal: fault })
})

test('a file of an old Excel is no table [SET-20]', async () => {
  expect(await cut(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual({ ok: false, refusal: 'old-excel' })
})

test('a table takes 5,000 rows [SET-20]', async () => {
  expect(await cut(`Nome;Prezzo\n${'Pizza;5\n'.repeat(5000)}`)).toMatchObject({ ok: true })
})

test('an XLSX file that ends too early is no table [SET-20]', async () => {
  expect(await cut((await sheet()).slice(0, 900))).toEqual({ ok: false, refusal: 'broken' })
})
