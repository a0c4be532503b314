import { readFileSync } from 'node:fs'

/** One field as a table of `src/contract/README.md` documents it. */
export type DocumentedField = { readonly name: string; readonly type: string; readonly meaning: string }
export type DocumentedCall = { readonly path: string; readonly auth: string; readonly screens: string }

const page = readFileSync(new URL('../../src/contract/README.md', import.meta.url), 'utf8')

// A cell may hold `\|` (a choice between words), which is no border of the cell.
const cellsOf = (line: string) =>
  line
    .replaceAll('\\|', '\u0000')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\u0000', '|').trim())
const withoutChoice = (cell: string) => cell.replaceAll(/\s*\(C\d+\)/g, '').trim()

/** The tables of one section (`2.9`), by the heading of their first column. */
export function tablesOf(section: string): ReadonlyMap<string, readonly DocumentedField[]> {
  const start = page.search(new RegExp(`^#{2,4} ${section.replaceAll('.', '\\.')} `, 'm'))
  if (start < 0) throw new Error(`src/contract/README.md has no section ${section}.`)
  const [text = ''] = page.slice(page.indexOf('\n', start)).split(/^#{2,3} /m)
  const tables = new Map<string, DocumentedField[]>()
  for (const [block] of text.matchAll(/(^\|.*\|$\n?)+/gm)) {
    const [heading, , ...rows] = block.trim().split('\n').map(cellsOf)
    if (!heading) continue
    const name = withoutChoice(heading[0] ?? '').replace(/ [([].*$/, '')
    tables.set(
      name,
      rows.flatMap((cells) => fieldsOf(cells, heading)),
    )
  }
  return tables
}

/** A row may document several fields (`indirizzo, numero`), with one type for all or one for each. */
function fieldsOf(cells: readonly string[], heading: readonly string[]): DocumentedField[] {
  const [first = '', second = ''] = cells.map(withoutChoice)
  const names = first.split(/, (?=[\w.{*]+)/)
  const types = second.split(/, (?=[A-Za-z]+\??$|[A-Za-z]+\??, )/)
  const meaning = cells[heading.length - 1] ?? ''
  return names.map((name, at) => ({
    name: name.replaceAll('`', ''),
    type: types.length === names.length ? (types[at] ?? second) : second,
    meaning: heading.length > 2 ? withoutChoice(meaning) : '',
  }))
}

/** Every call with a block of its own in section 3. */
export function documentedCalls(): readonly DocumentedCall[] {
  const blocks = page.matchAll(/^#### POST (\S+)\n+Auth ([\w/]+)\b(?:.*?Screens: (.*))?/gm)
  return [...blocks].map(([, path = '', auth = '', screens = '']) => ({ path, auth, screens: withoutChoice(screens) }))
}

/** The codes of section 4.2, in the order of the table. */
export function documentedErrors(): readonly string[] {
  const codes = tablesOf('4.2').get('Code') ?? []
  return codes
    .map(({ name }) => name.replace(/ .*$/, '').replaceAll(/[\\*]/g, ''))
    .filter((code) => /^[A-Z_{}]+$/.test(code))
}
