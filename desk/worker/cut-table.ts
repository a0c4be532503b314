import { readSheet } from 'read-excel-file/universal'

import { mostTableBytes, mostTableRows } from '#desk/contract/menu-import.ts'
import { cutCsv } from '#src/domain/menu/cut-csv.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

/** Why a file is no table; `old-excel` is an XLS. */
type TableFault = 'too-large' | 'too-many-rows' | 'no-rows' | 'old-excel' | 'broken'
/** The rows of a table as they stand in its file; cells are text. */
export type CutTable = Verdict<readonly (readonly string[])[], TableFault>

const zip = [0x50, 0x4b, 0x03, 0x04]
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]

/** Cuts a CSV or XLSX file into cells; of an XLSX its first sheet. What they mean is judged by the service. */
export async function cutTable(file: Blob): Promise<CutTable> {
  if (file.size > mostTableBytes) return refuse('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(bytes, oldOffice)) return refuse('old-excel')
  const rows = beginsWith(bytes, zip) ? await sheetOf(file) : csvOf(bytes)
  if (rows === null) return refuse('broken')
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).length
  if (filled < 2) return refuse('no-rows')
  return filled > mostTableRows + 1 ? refuse('too-many-rows') : accept(rows)
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** No text holds the sign 0. */
function csvOf(bytes: Uint8Array) {
  return bytes.includes(0) ? null : cutCsv(bytes)
}

async function sheetOf(file: Blob) {
  try {
    const sheet = await readSheet(file)
    return sheet.map((cells) => cells.map(textOf))
  } catch {
    return null
  }
}

/** A cell as text: a number with a point and at most two decimals, a day as `2026-12-24`. */
function textOf(cell: string | number | boolean | typeof Date | Date | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(Math.round(cell * 100) / 100)
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
