import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { citationsIn } from './behaviours/citations.ts'

const rowsFolder = 'tests/behaviours'
const areas = existsSync(rowsFolder) ? readdirSync(rowsFolder).filter((name) => name.endsWith('.md')) : []

const rows = new Map<string, { readonly area: string; readonly text: string }>()
for (const file of areas) {
  for (const [, id = '', text = ''] of readFileSync(join(rowsFolder, file), 'utf8').matchAll(
    /^\| ([A-Z0-9]+-\d+) \| (.*) \|$/gm,
  )) {
    rows.set(id, { area: file.slice(0, -'.md'.length), text })
  }
}

const citations = ['tests', 'e2e'].flatMap(testFiles).flatMap((file) => {
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  return citationsIn(readFileSync(file, 'utf8'), lang).map((citation) => ({ ...citation, file }))
})
const cited = new Set(citations.map(({ row }) => row))

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /\.(test|spec)\.tsx?$/.test(item.name))
    .map((item) => join(item.parentPath, item.name))
}

const isListing = process.argv.includes('--missing')
let shown = 0
for (const area of new Set([...rows.values()].map((row) => row.area))) {
  const ids = [...rows].filter(([, row]) => row.area === area).map(([id]) => id)
  const missing = ids.filter((id) => !cited.has(id))
  shown += ids.length - missing.length
  console.log(`${area.padEnd(10)} ${ids.length - missing.length} of ${ids.length} rows have a test`)
  if (isListing) missing.forEach((id) => console.log(`  ${id}  ${rows.get(id)?.text ?? ''}`))
}
console.log(`${shown} of ${rows.size} rows have a test${isListing ? '' : '; --missing lists the others'}.`)

const unknown = citations.filter(({ row }) => !rows.has(row))
unknown.forEach(({ row, title, file }) =>
  console.error(`${file}: "${title}" cites ${row}, which no table in ${rowsFolder} has.`),
)
process.exitCode = unknown.length > 0 ? 1 : 0
