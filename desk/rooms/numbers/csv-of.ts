import type { Cell, ExportTable } from './export-tables.ts'

/**
 * A table as the text of a CSV file in UTF-8 with its mark, as spreadsheets of the language open it: English ones divide cells by
 * commas and write decimals with a point, all others by semicolons and with a comma [NUM-09].
 */
export function csvOf(table: ExportTable, language: string): string {
  const marks =
    language === 'en' ? ({ between: ',', decimal: '.' } as const) : ({ between: ';', decimal: ',' } as const)
  const textOf = (cell: Cell): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return /["\n\r;,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
    const digits = typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2)
    return digits.replace('.', marks.decimal)
  }
  return `\uFEFF${table.map((cells) => `${cells.map(textOf).join(marks.between)}\r\n`).join('')}`
}
