import Papa from 'papaparse'

import type { Faults, FaultText } from '#server/restaurant-file/faults.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

const mostMegabytes = 1
const mostRows = 5000
const longestCell = 2000

/** A row below the head, with the line on which it stands. */
export type Row = { readonly line: number; readonly cells: readonly string[] }
export type Table = { readonly head: readonly string[]; readonly rows: readonly Row[] }

/** The rows of a CSV file, whatever its separator; refused with a fault for what cannot be a menu. */
export function readTable(bytes: Uint8Array): Verdict<Table, Faults> {
  if (bytes.length > mostMegabytes * 1024 * 1024)
    return refuse([{ path: '', says: { id: 'tooLarge', values: { most: mostMegabytes } } }])
  const text = textOf(bytes)
  // The separator is guessed without empty lines, which stay for the numbers of the others.
  const { delimiter } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: 20 }).meta
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false })
  const lines = data.map((cells, index): Row => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!head || rows.length === 0) return refuse([{ path: '', says: { id: 'noRows' } }])
  if (rows.length > mostRows) return refuse([{ path: '', says: { id: 'tooManyRows', values: { most: mostRows } } }])
  const faults = rows.flatMap(({ line, cells }) =>
    cells.flatMap((cell, index) => {
      const says = faultOf(cell, head.cells[index] ?? String(index + 1))
      return says === null ? [] : [{ path: `line ${line}`, says }]
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

function faultOf(cell: string, column: string): FaultText | null {
  if (cell.length > longestCell) return { id: 'longCell', values: { column, most: longestCell } }
  // A spreadsheet would run it when the menu comes back out.
  return /^(=|@|[+-][A-Za-z(])/.test(cell) ? { id: 'formula', values: { column } } : null
}
