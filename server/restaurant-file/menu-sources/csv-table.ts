import { mostTableBytes, mostTableRows } from '#desk/contract/menu-import.ts'
import type { Faults, FaultText } from '#server/restaurant-file/faults.ts'
import { cutCsv } from '#src/domain/menu/cut-csv.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

const longestCell = 2000

/** Cells by row, as a file has them. */
export type Cells = readonly (readonly string[])[]
/** A row below the head, with the line on which it stands. */
export type Row = { readonly line: number; readonly cells: readonly string[] }
export type Table = { readonly head: readonly string[]; readonly rows: readonly Row[] }

/** The cells of a CSV file. */
export function cellsOf(bytes: Uint8Array): Verdict<Cells, Faults> {
  const most = mostTableBytes / 1024 / 1024
  if (bytes.length > mostTableBytes) return refuse([{ path: '', says: { id: 'tooLarge', values: { most } } }])
  return accept(cutCsv(bytes))
}

/** The head and the rows of a table; refused with a fault for what cannot be a menu. */
export function readTable(all: Cells): Verdict<Table, Faults> {
  const lines = all.map((cells, index): Row => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!head || rows.length === 0) return refuse([{ path: '', says: { id: 'noRows' } }])
  if (rows.length > mostTableRows)
    return refuse([{ path: '', says: { id: 'tooManyRows', values: { most: mostTableRows } } }])
  const faults = rows.flatMap(({ line, cells }) =>
    cells.flatMap((cell, index) => {
      const says = faultOf(cell, head.cells[index] ?? String(index + 1))
      return says === null ? [] : [{ path: `line ${line}`, says }]
    }),
  )
  return faults.length > 0 ? refuse(faults) : accept({ head: head.cells, rows })
}

function faultOf(cell: string, column: string): FaultText | null {
  if (cell.length > longestCell) return { id: 'longCell', values: { column, most: longestCell } }
  // A spreadsheet would run it when the menu comes back out.
  return /^(=|@|[+-][A-Za-z(])/.test(cell) ? { id: 'formula', values: { column } } : null
}
