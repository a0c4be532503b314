import { mostTableBytes, mostTableRows } from '#desk/contract/menu-import.ts'
import type { Faults } from '#server/restaurant-file/restaurant-file.ts'
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
  return bytes.length > mostTableBytes ? refuse(['The file is larger than 1 MB.']) : accept(cutCsv(bytes))
}

/** The head and the rows of a table; refused with a sentence for what cannot be a menu. */
export function readTable(all: Cells): Verdict<Table, Faults> {
  const lines = all.map((cells, index): Row => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!head || rows.length === 0) return refuse(['The file holds no row below its head.'])
  if (rows.length > mostTableRows) return refuse([`The file has more than ${mostTableRows} rows.`])
  const faults = rows.flatMap(({ line, cells }) =>
    cells.flatMap((cell, index) => {
      const fault = faultOf(cell)
      return fault === null ? [] : [`line ${line}, column “${head.cells[index] ?? index + 1}”: ${fault}`]
    }),
  )
  return faults.length > 0 ? refuse(faults) : accept({ head: head.cells, rows })
}

function faultOf(cell: string): string | null {
  if (cell.length > longestCell) return `the text is longer than ${longestCell} characters.`
  // A spreadsheet would run it when the menu comes back out.
  return /^(=|@|[+-][A-Za-z(])/.test(cell) ? 'a formula is no text: export the values.' : null
}
