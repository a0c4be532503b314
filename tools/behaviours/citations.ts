import { parseAst } from 'vite'

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

type Language = 'ts' | 'tsx'

/** A row of `tests/behaviours`, and the title that cites it. */
type Citation = { readonly row: string; readonly title: string }

const tag = /\[[A-Z0-9]+-\d+(?:\.\.\d+)?(?:[,;]? [A-Z0-9]+-\d+(?:\.\.\d+)?)*\]/g
const rowOrRange = /([A-Z0-9]+-\d+)(?:\.\.(\d+))?/g

/** The rows named in the tags of a text: `[CART-11, CART-13..15]` names four. */
export function rowsIn(text: string): string[] {
  return [...text.matchAll(tag)].flatMap(([found]) =>
    [...found.matchAll(rowOrRange)].flatMap(([, first = '', last]) =>
      last === undefined ? [first] : rangeOf(first, last),
    ),
  )
}

/** `BAPI-06` and `29` give BAPI-06, BAPI-07 … BAPI-29; a descending range is returned as one unknown row. */
function rangeOf(first: string, last: string): string[] {
  const [area = '', start = ''] = first.split('-')
  const count = Number(last) - Number(start) + 1
  if (count < 2) return [`${first}..${last}`]
  return Array.from({ length: count }, (_, at) => `${area}-${String(Number(start) + at).padStart(start.length, '0')}`)
}

/** The rows that the test titles of a file cite; comments and other texts do not count. */
export function citationsIn(source: string, lang: Language = 'ts'): Citation[] {
  const found: Citation[] = []
  forEachTitle(source, lang, (title, callee) => {
    const text = textOf(title)
    const filled = /%[sdifjo]|\$/.test(text) || title.type === 'TemplateLiteral' ? tableOf(callee) : []
    for (const each of [text, ...filled]) for (const cited of rowsIn(each)) found.push({ row: cited, title: text })
  })
  return found
}

/** The titles of tests and groups that have more than ten words; rows, other citations and tags do not count. */
export function longTitlesIn(source: string, lang: Language = 'ts'): string[] {
  const found: string[] = []
  forEachTitle(source, lang, (title) => {
    const text = textOf(title).replace(/\[[A-Z][^\]]*\]|\((?:rulings|contract|decision) [^)]*\)|@\w+/g, '')
    if (text.trim().split(/\s+/).length > 10) found.push(text.trim())
  })
  return found
}

function forEachTitle(source: string, lang: Language, visit: (title: Node, callee: Node) => void): void {
  walk(parseAst(source, { lang }) as unknown as Node, (call) => {
    if (call.type !== 'CallExpression' || !isTest(call.callee as Node)) return
    const [title] = call.arguments as readonly Node[]
    if (title) visit(title, call.callee as Node)
  })
}

/**
 * True for `test`, `it`, `describe` and their members (`test.each(...)`, `test.describe.serial`), except skipped ones.
 */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return /^(test|it|describe|group)$/.test(String(callee.name))
  if (callee.type === 'CallExpression') return isTest(callee.callee as Node)
  if (callee.type !== 'MemberExpression') return false
  const name = String((callee.property as Node).name)
  return (
    !/^(skip|todo|fixme|step|extend|use|beforeAll|beforeEach|afterEach|afterAll)$/.test(name) &&
    isTest(callee.object as Node)
  )
}

/** The texts of the table that a title is filled in from: `test.each([['a [X-1]', 1]])('%s')`. */
function tableOf(callee: Node): string[] {
  if (callee.type !== 'CallExpression') return []
  const texts: string[] = []
  for (const argument of callee.arguments as readonly Node[]) walk(argument, (node) => texts.push(textOf(node)))
  return texts
}

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return ''
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('$')
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit)
    }
  }
}
