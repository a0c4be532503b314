/** Prints rows in columns: the first to the left, numbers to the right. */
export function printTable(title: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const cells = [columns, ...rows].map((row) => row.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell)))
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => (row[index] ?? '').length)))
  console.log(`\n${title}`)
  for (const row of cells) {
    console.log(`  ${row.map((cell, index) => pad(cell, widths[index] ?? 0, index)).join('  ')}`.trimEnd())
  }
}

function pad(cell: string, width: number, index: number): string {
  return index === 0 ? cell.padEnd(width) : cell.padStart(width)
}

function rounded(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en')
  return Math.abs(value) < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en')
}
