import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'

import type { Node } from './plugins/module-guard.ts'
import { targets } from './targets.ts'

/** By name: whether every target browser has it. */
type Support = Map<string, boolean>

const families: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
}

const minimums = targets.flatMap((target) => {
  const [, family = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
  return (families[family] ?? []).map((browser) => ({ browser, version }))
})

// Interfaces whose objects are created only through globals that this check finds anyway.
const devices = /^(CloseWatcher|GPU|PaymentResponse|ScreenOrientation|Serial|SharedStorage|Speech)/

const { globals, members, statics } = readData()

/** Every global, and every member as `Owner.member`, that a target browser lacks. */
export function missingApis(): string[] {
  return [...globals, ...statics].filter(([, isThere]) => !isThere).map(([name]) => name)
}

/** Names of script APIs in one module that a target browser lacks, such as `AbortSignal.any` or `checkVisibility`. */
export function newerApis(program: Node): string[] {
  const declared = new Set<string>()
  const found = new Set<string>()
  visit(program, null, (node) => {
    for (const name of declaredNames(node)) declared.add(name)
  })
  visit(program, null, (node, parent) => {
    const name = apiOf(node, parent, declared)
    if (name) found.add(name)
  })
  return [...found].sort()
}

function apiOf(node: Node, parent: Node | null, declared: ReadonlySet<string>): string | null {
  switch (node.type) {
    case 'MemberExpression':
      return memberOf(node, parent, declared)
    case 'VariableDeclarator':
      return takenOut(node)
    case 'Identifier': {
      const name = nameOf(node)
      return globals.get(name) === false && !declared.has(name) && isReference(node, parent) ? name : null
    }
    default:
      return null
  }
}

function memberOf(node: Node, parent: Node | null, declared: ReadonlySet<string>): string | null {
  const [owner, member] = [nameOf(node.object), node.computed ? literalOf(node.property) : nameOf(node.property)]
  const known = declared.has(owner) ? undefined : statics.get(`${owner}.${member}`)
  if (known !== undefined) return known ? null : `${owner}.${member}`
  // A member that is only read is undefined in an older browser; one that is called breaks there.
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node && parent.optional !== true
  return isCalled && members.get(member) === false ? member : null
}

/** The static member in `const { any } = AbortSignal`. */
function takenOut({ id, init }: Node): string | null {
  const taken = listOf(isNode(id) ? id.properties : null).map(({ key }) => `${nameOf(init)}.${nameOf(key)}`)
  return taken.find((name) => statics.get(name) === false) ?? null
}

/** True for an identifier that is read as a variable; not in `typeof x`, which cannot fail. */
function isReference(node: Node, parent: Node | null): boolean {
  if (!parent || parent.operator === 'typeof') return false
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true
  if (['Property', 'PropertyDefinition', 'MethodDefinition'].includes(parent.type))
    return parent.value === node || parent.computed === true
  return !/^(Import|Export|Label|Break|Continue)/.test(parent.type)
}

function declaredNames(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return boundNames(node.id)
  if (/Function/.test(node.type)) return [nameOf(node.id), ...listOf(node.params).flatMap(boundNames)]
  if (/^(Class|Import\w*Specifier)/.test(node.type)) return [nameOf(node.id), nameOf(node.local)]
  return node.type === 'CatchClause' ? boundNames(node.param) : []
}

function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  const inner = [
    pattern.left,
    pattern.argument,
    pattern.value,
    ...listOf(pattern.elements),
    ...listOf(pattern.properties),
  ]
  return inner.flatMap(boundNames)
}

function visit(node: Node, parent: Node | null, see: (node: Node, parent: Node | null) => void) {
  see(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, see)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}

function literalOf(node: unknown): string {
  return isNode(node) && typeof node.value === 'string' ? node.value : ''
}

/** MDN's support data of globals, of static members by owner, and of members by name. */
function readData() {
  const globals: Support = new Map()
  const members: Support = new Map()
  const statics: Support = new Map()
  const note = (support: Support, name: string, isThere: boolean) =>
    support.set(name, isThere || support.get(name) === true)
  const { builtins } = data.javascript
  for (const [owner, api] of [...entriesOf(data.api), ...entriesOf(builtins), ...entriesOf(builtins?.Intl)]) {
    note(globals, owner, isInAll(api.__compat))
    note(members, owner, isInAll(api.__compat))
    for (const [key, member] of entriesOf(api)) {
      const name = key.replace(/_static$/, '')
      const isThere = isInAll(member.__compat)
      note(statics, `${owner}.${name}`, isThere)
      // Their methods have names like `run` and `destroy`, as functions of any library have.
      if (!member.__compat?.status?.experimental && !devices.test(owner)) note(members, name, isThere)
      if (owner === 'Window') note(globals, name, isThere)
    }
  }
  return { globals, members, statics }
}

function entriesOf(feature: Identifier | undefined): [string, Identifier][] {
  return Object.entries(feature ?? {}).filter((entry): entry is [string, Identifier] => /^[A-Za-z]\w*$/.test(entry[0]))
}

function isInAll(compat: CompatStatement | undefined): boolean {
  return minimums.every(({ browser, version }) => {
    const told = compat?.support[browser]
    const statements = told === undefined ? [] : Array.isArray(told) ? told : [told]
    return compat === undefined || statements.some((statement) => isIn(statement as SimpleSupportStatement, version))
  })
}

function isIn({ version_added: added, version_removed: removed, ...rest }: SimpleSupportStatement, version: string) {
  const hasCaveat = rest.flags || rest.prefix || rest.alternative_name
  return (
    !hasCaveat && typeof added === 'string' && isAtMost(added, version) && !(removed && isAtMost(`${removed}`, version))
  )
}

function isAtMost(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/^≤/, '').split('.').map(Number))
  const [major = NaN, minor = 0] = a ?? []
  const [otherMajor = NaN, otherMinor = 0] = b ?? []
  return major < otherMajor || (major === otherMajor && minor <= otherMinor)
}
