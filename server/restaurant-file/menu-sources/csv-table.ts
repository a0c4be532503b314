import Papa from 'papaparse'

import type { Faults } from '#server/restaurant-file/restaurant-file.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

const mostBytes = 1024 * 1024
const mostRows = 5000
const longestCell = 2000

/** A row below the head, with the line on which it stands. */
export type Row = { readonly line: number; readonly cells: readonly string[] }
export type Table = { readonly head: readonly string[]; readonly rows: readonly Row[] }

/** The rows of a CSV file, whatever its separator; refused with a sentence for what cannot be a menu. */
export function readTable(bytes: Uint8Array): Verdict<Table, Faults> {
  if (bytes.length > mostBytes) return refuse(['The file is larger than 1 MB.'])
  const text = textOf(bytes)
  // The separator is guessed without empty lines, which stay for the numbers of the others.
  const { delimiter } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: 20 }).meta
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false })
  const lines = data.map((cells, index): Row => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!head || rows.length === 0) return refuse(['The file holds no row below its head.'])
  if (rows.length > mostRows) return refuse([`The file has more than ${mostRows} rows.`])
  const faults = rows.flatMap(({ line, cells }) =>
    cells.flatMap((cell, index) => {
      const fault = faultOf(cell)
      return fault === null ? [] : [`line ${line}, column “${head.cells[index] ?? index + 1}”: ${fault}`]
    }),
  )
  return faults.length > 0 ? refuse(faults) : accept({ head: head.cells, rows })
}

/** UTF-8, else what spreadsheets of Windows write. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function faultOf(cell: string): string | null {
  if (cell.length > longestCell) return `the text is longer than ${longestCell} characters.`
  // A spreadsheet would run it when the menu comes back out.
  return /^(=|@|[+-][A-Za-z(])/.test(cell) ? 'a formula is no text: export the values.' : null
}
