import type { Plugin } from 'vite'

import { moduleGuard } from './module-guard.ts'
import type { Node } from './module-guard.ts'

type Finding = { readonly what: string; readonly cure: string }

// What a strict content security policy blocks, or a host page would notice.
const inText: readonly (Finding & { readonly pattern: RegExp })[] = [
  { what: 'rem unit', pattern: /(?<![\w.-])\d*\.?\d+rem\b/, cure: 'use px or em: rem follows the host page' },
  { what: 'data: URL', pattern: /^\s*data:[\w+-]+[/;,]|[("'\s]data:[\w+-]+[/;,]/, cure: 'draw icons as JSX SVG' },
  { what: 'blob: URL', pattern: /(^|[("'\s])blob:/, cure: 'fetch the file from its own URL' },
  { what: '<style', pattern: /<style/i, cure: 'use declareStyles(css)' },
]

const allowed: readonly { readonly what: string; readonly where: RegExp }[] = [
  // Preact reaches innerHTML only through dangerouslySetInnerHTML, which lint forbids in our code.
  { what: 'innerHTML', where: /node_modules\/preact\// },
  // In the constructor of its class, which we never call (src/integrations/qr-reader.ts).
  { what: 'innerHTML', where: /node_modules\/qr-scanner\// },
  // The official loaders insert the provider's script, once the diner pays that way.
  { what: 'document.head', where: /node_modules\/(@stripe\/stripe-js|@paypal\/paypal-js)\// },
]
const isAllowed = (id: string, what: string) => allowed.some((one) => one.what === what && one.where.test(id))

/** Names what a strict CSP would block, or the host page would notice, in one module of the bundle. */
export function findings(program: Node, id: string): Finding[] {
  const found: Finding[] = []
  visit(program, (node) => {
    for (const finding of [...textFindings(node), ...codeFindings(node)]) {
      if (!isAllowed(id, finding.what)) found.push(finding)
    }
  })
  return found
}

function visit(node: Node, see: (node: Node) => void) {
  see(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, see)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function textFindings(node: Node): Finding[] {
  const text = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? rawText(node.value) : null
  return typeof text === 'string' ? inText.filter(({ pattern }) => pattern.test(text)) : []
}

function rawText(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'raw' in value ? value.raw : null
}

const parsing = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML']
const innerHtml = { what: 'innerHTML', cure: 'make elements; Trusted Types forbids parsing text' }
const codeFromText = { what: 'new Function', cure: 'strict CSP forbids code made from text' }
const hostHead = { what: 'document.head', cure: 'leave the head of the host page alone' }
const styleAttribute = { what: 'style attribute', cure: 'strict CSP forbids it; set element.style or a class' }

function codeFindings(node: Node): Finding[] {
  switch (node.type) {
    case 'Property':
      return parsing.includes(nameOf(node.key)) ? [innerHtml] : []
    case 'MemberExpression':
      if (parsing.includes(nameOf(node.property))) return [innerHtml]
      return nameOf(node.property) === 'head' && nameOf(node.object) === 'document' ? [hostHead] : []
    case 'NewExpression':
    case 'CallExpression':
      return callFindings(node)
    default:
      return []
  }
}

function callFindings(node: Node): Finding[] {
  const callee = nameOf(node.callee)
  if (callee === 'eval' || callee === 'Function') return [codeFromText]
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  const setsAttribute = isNode(node.callee) && nameOf(node.callee.property) === 'setAttribute'
  return setsAttribute && nameOf(first) === 'style' ? [styleAttribute] : []
}

function nameOf(node: unknown): string {
  const name = isNode(node) ? (node.name ?? node.value) : ''
  return typeof name === 'string' ? name : ''
}

/** Fails the build when a module of the bundle would break under a strict CSP or leave traces in the host page. */
export function embedGuard(): Plugin {
  return moduleGuard('comanda:embed-guard', 'The widget may not ship this:', (program, id) =>
    findings(program, id).map(({ what, cure }) => `${what} (${cure})`),
  )
}
