/** Cells of the first table under a heading, without its head and without code marks. Throws when there is none. */
export function rowsUnder(markdown: string, heading: string): string[][] {
  const chapter = markdown.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const [, , ...rows] = chapter.split('\n').filter((line) => line.startsWith('|'))
  if (rows.length === 0) throw new Error(`There is no table under "${heading}".`)
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.replaceAll('`', '').trim()),
  )
}
