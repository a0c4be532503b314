import writeExcelFile from 'write-excel-file/universal'

import type { Cell, ExportTable } from './export-tables.ts'

/** Tables as the sheets of one XLSX file, with their names; amounts are numbers with two decimals. */
export function xlsxOf(sheets: readonly { readonly name: string; readonly table: ExportTable }[]): Promise<Blob> {
  return writeExcelFile(
    sheets.map(({ name, table }) => ({ sheet: name, data: table.map((cells) => cells.map(cellOf)) })),
  ).toBlob()
}

function cellOf(cell: Cell) {
  if (cell === null) return null
  if (typeof cell === 'string') return { type: String, value: cell }
  if (typeof cell === 'number') return { type: Number, value: cell }
  return { type: Number, value: cell.cents / 100, format: '0.00' }
}
