import { posix } from 'node:path'

import { rowsIn } from './citations.ts'

/** A citation without a target: its place, its text, and the target that was looked for. */
export type Dangling = {
  readonly file: string
  readonly line: number
  readonly citation: string
  readonly sought: string
}

/** Path of every file below the root of the project, with its text. */
type Project = ReadonlyMap<string, string>

/** What can be cited: row ids, topics, sections and choices (`2.6`, `C9`), numbers of decisions, paths, npm scripts. */
type Targets = Readonly<
  Record<'rows' | 'topics' | 'contract' | 'decisions' | 'paths' | 'endings' | 'scripts', ReadonlySet<string>>
> & { readonly areas: readonly string[] }

/** One form of citation: how to find it in a text, and which of its targets are missing. */
type Kind = {
  readonly pattern: (targets: Targets) => RegExp
  readonly missing: (match: RegExpMatchArray, targets: Targets, file: string) => readonly string[]
  readonly sought: (missing: string) => string
}

const folders = { rows: 'tests/behaviours', decisions: 'docs/decisions' }
const rulingsFile = `${folders.rows}/rulings.md`
const contractFile = 'src/contract/README.md'

const room = '(?:src|server|desk|tests|e2e|demo|tools|docs|public)'
const reference = String.raw`(?:C\d+|\d+(?:\.\d+)?)`

const kinds: readonly Kind[] = [
  {
    pattern: ({ areas }) => new RegExp(String.raw`\b(?:${areas.join('|') || '(?!)'})-\d+(?:\.\.\d+)?\b`, 'g'),
    missing: ([text], { rows }) => rowsIn(`[${text}]`).filter((row) => !rows.has(row)),
    sought: (row) => `a row ${row} in a table of ${folders.rows}`,
  },
  {
    // Outside brackets the area must be known: UTF-8 and SHA-256 are no rows.
    pattern: () => /\[[A-Z][A-Z0-9]+-\d+[^\]]*\]/g,
    missing: ([text], { areas }) => rowsIn(text).filter((row) => !areas.includes(areaOf(row))),
    sought: (row) => `a table of ${folders.rows} with rows ${areaOf(row)}-…`,
  },
  {
    pattern: () => /\brulings +"[^"]{1,80}"(?:(?:, +| +and +)"[^"]{1,80}")*/g,
    missing: ([text], { topics }) => quoted(text).filter((topic) => !topics.has(topic)),
    sought: (topic) => `the topic "${topic}" in ${rulingsFile}`,
  },
  {
    pattern: () => /\bruling +"|\brulings?[:)]/g,
    missing: ([text]) => [text],
    sought: () => 'rulings, then topics in quotation marks',
  },
  {
    pattern: () => new RegExp(String.raw`\bcontract +${listOf(reference)}|\(${listOf(String.raw`C\d{1,3}`)}\)`, 'g'),
    missing: ([text], { contract }) => each(text, reference).filter((one) => !contract.has(one)),
    sought: (one) => `${one.startsWith('C') ? 'the choice' : 'a heading'} ${one} in ${contractFile}`,
  },
  {
    pattern: () => new RegExp(String.raw`\bdecisions? +${listOf(String.raw`\d+`)}`, 'g'),
    missing: ([text], { decisions }) => each(text, String.raw`\d+`).filter((one) => !decisions.has(one)),
    sought: (one) => `${folders.decisions}/${one.padStart(4, '0')}-….md`,
  },
  {
    pattern: () => /\]\((?![a-z]+:|#)([^)\s#]+)/g,
    missing: ([, link = ''], { paths }, file) =>
      [posix.join(posix.dirname(file), link)].filter(
        (path) => file.endsWith('.md') && !paths.has(path.replace(/\/$/, '')),
      ),
    sought: (path) => `the file ${path}`,
  },
  {
    pattern: () => new RegExp(String.raw`\`(${room}\/[^\`*{<\s]+)\``, 'g'),
    missing: ([, path = ''], { paths }) => (paths.has(path.replace(/\/$/, '')) ? [] : [path]),
    sought: (path) => `the file ${path}`,
  },
  {
    // Named without its room: `payments/settle-payment.ts`.
    pattern: () =>
      new RegExp(String.raw`\`(?!${room}\/)((?:[\w-]+\/)*[\w-]+(?:\.test|\.spec|\.journey)?\.(?:tsx?|css))\``, 'g'),
    missing: ([, path = ''], { endings }) => (endings.has(path) ? [] : [path]),
    sought: (path) => `a file whose path ends with ${path}`,
  },
  {
    pattern: () => /\bnpm run (?:-s )?([\w:-]+)/g,
    missing: ([, name = ''], { scripts }) => [name].filter((script) => !scripts.has(script)),
    sought: (name) => `a script ${name} in package.json`,
  },
  {
    pattern: () => /(?:(?<![\w./-])|\.\.\/)(?:facts|shared)\/[\w*.-]+/g,
    missing: ([text]) => [text],
    sought: () => 'a document of the repository',
  },
]

/** Citations without a target in all files of a project, in the order of the files. */
export function danglingCitations(project: Project): Dangling[] {
  const targets = targetsOf(project)
  return [...project].flatMap(([file, text]) => danglingIn(file, text, targets))
}

function danglingIn(file: string, text: string, targets: Targets): Dangling[] {
  const flat = withoutLineBreaks(text)
  return kinds.flatMap(({ pattern, missing, sought }) =>
    [...flat.matchAll(pattern(targets))].flatMap((match) =>
      missing(match, targets, file).map((one) => ({
        file,
        line: text.slice(0, match.index).split('\n').length,
        citation: match[0].replaceAll(/\s+/g, ' '),
        sought: sought(one),
      })),
    ),
  )
}

function targetsOf(project: Project): Targets {
  const tables = [...project].filter(([file]) => file.startsWith(`${folders.rows}/`)).map(([, text]) => text)
  const rows = new Set(tables.flatMap((text) => all(text, /^\| ([A-Z0-9]+-\d+) \|/gm)))
  const contract = project.get(contractFile) ?? ''
  const { scripts = {} } = JSON.parse(project.get('package.json') ?? '{}') as { scripts?: object }
  return {
    rows,
    areas: [...new Set([...rows].map(areaOf))],
    topics: new Set(all(project.get(rulingsFile) ?? '', /^\| ([^|]+) \|/gm).map(plain)),
    contract: new Set([...all(contract, /^#+ (\d+(?:\.\d+)?)\b/gm), ...all(contract, /^\| (C\d+) \|/gm)]),
    decisions: new Set([...project.keys()].flatMap((file) => all(file, /^docs\/decisions\/0*(\d+)-/g))),
    paths: new Set([...project.keys()].flatMap(withFolders)),
    endings: new Set([...project.keys()].flatMap(endingsOf)),
    scripts: new Set(Object.keys(scripts)),
  }
}

/** The text as one line of the same length, because a citation may wrap within a comment. */
function withoutLineBreaks(text: string): string {
  return text.replaceAll(/\n[ \t]*(?:\*|\/\/)?/g, (found) => ' '.repeat(found.length))
}

/** `a/b/c.md` with the folders `a/b` and `a`; a link may lead to a folder. */
function withFolders(file: string): string[] {
  const steps = file.split('/')
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'))
}

/** `a/b/c.md` with `b/c.md` and `c.md`, as it may be named nearby. */
function endingsOf(file: string): string[] {
  const steps = file.split('/')
  return steps.map((_, at) => steps.slice(at).join('/'))
}

const areaOf = (row: string) => row.replace(/-\d+(?:\.\.\d+)?$/, '')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const each = (text: string, pattern: string) => text.match(new RegExp(String.raw`\b${pattern}\b`, 'g')) ?? []
const listOf = (item: string) => String.raw`${item}\b(?:(?:, +| +and +)${item}\b)*`
const plain = (topic: string) => topic.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim()
const quoted = (text: string) => all(text, /"([^"]+)"/g).map(plain)
