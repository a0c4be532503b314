import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { citationsIn, longTitlesIn } from './behaviours/citations.ts'
import { danglingCitations } from './behaviours/dangling.ts'

const rowsFolder = 'tests/behaviours/'

// The tests of this tool contain wrong citations on purpose.
const passedOver = /^(?:node_modules|dist|coverage|test-results|playwright-report|\.[^/]+|tests\/tools\/behaviours)$/

const project = new Map(filesIn('.').map((file) => [file, readFileSync(file, 'utf8')]))

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name)
    if (passedOver.test(path)) return []
    return item.isDirectory() ? filesIn(path) : [path]
  })
}

const rows = new Map<string, { readonly area: string; readonly text: string }>()
const twice: string[] = []
for (const [file, table] of project) {
  if (!file.startsWith(rowsFolder)) continue
  for (const [, id = '', text = ''] of table.matchAll(/^\| ([A-Z0-9]+-\d+) \| (.*) \|$/gm)) {
    if (rows.has(id)) twice.push(id)
    rows.set(id, { area: file.slice(rowsFolder.length, -'.md'.length), text })
  }
}

const tests = [...project].filter(([file]) => /^(?:tests|e2e)\/.*\.(?:test|spec)\.tsx?$/.test(file))
const languageOf = (file: string) => (file.endsWith('x') ? 'tsx' : 'ts')
const cited = new Set(tests.flatMap(([file, source]) => citationsIn(source, languageOf(file)).map(({ row }) => row)))

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

const dangling = danglingCitations(project)
dangling.forEach(({ file, line, citation, sought }) =>
  console.error(`${file}:${line}: "${citation}" leads nowhere. Looked for ${sought}.`),
)
const long = tests.flatMap(([file, source]) => longTitlesIn(source, languageOf(file)).map((title) => ({ file, title })))
long.forEach(({ file, title }) => console.error(`${file}: "${title}" has more than ten words.`))
twice.forEach((id) => console.error(`There are two rows ${id}.`))
process.exitCode = dangling.length + long.length + twice.length > 0 ? 1 : 0
