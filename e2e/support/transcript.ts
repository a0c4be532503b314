import type { Page } from '@playwright/test'

/**
 * What a screen reader says on its way through the top layer of the widget: role, name, states, value and description of
 * each stop, indented by the groups around it. Read from Chromium's accessibility tree, which has no `aria-current`.
 */
export async function transcriptOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const tree: Tree = new Map(nodes.map((node) => [node.nodeId, node]))
  // The page around the widget is the restaurant's; what lies below a sheet or an alert is inert and not in the tree.
  const layer = nodes.findLast((node) => ['dialog', 'alertdialog'].includes(roleOf(node)))
  if (!layer) throw new Error('Nothing of the widget can be read.')
  return linesOf(layer, tree).join('\n') + '\n'
}

type Told = { readonly value?: unknown }
type TreeNode = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: Told
  readonly name?: Told
  readonly description?: Told
  readonly value?: Told
  readonly properties?: readonly { readonly name: string; readonly value: Told }[]
  readonly childIds?: readonly string[]
}
type Tree = ReadonlyMap<string, TreeNode>

/** Names are texts, values may be numbers. */
const valueOf = (told?: Told) =>
  typeof told?.value === 'number' ? `${told.value}` : ((told?.value as string | undefined) ?? '')

/** Roles that are not said. The text of a label is said with its control. */
const silent = new Set(['generic', 'none', 'paragraph', 'LineBreak', 'ListMarker'])
const repeated = new Set(['LabelText', 'InlineTextBox'])
/** Roles that are named by their text, so that it is said once. */
const namedByText = new Set(['button', 'link', 'heading', 'radio', 'checkbox', 'tab', 'image', 'textbox', 'searchbox'])
/** Tables and lists of terms are said cell by cell. */
const cells = new Set(['cell', 'rowheader', 'term'])
const states = ['checked', 'selected', 'pressed', 'expanded', 'disabled', 'required', 'invalid', 'live', 'level']
const indent = '  '

function linesOf(node: TreeNode, tree: Tree): string[] {
  const role = roleOf(node)
  if (repeated.has(role)) return linesOfControls(node, tree)
  const isSaid = !node.ignored && !silent.has(role)
  if (isSaid && (namedByText.has(role) || cells.has(role)))
    return [sayNode(node), ...linesOfControls(node, tree).map((line) => indent + line)]
  const inside = linesInside(node, tree)
  if (!isSaid) return inside
  const said = sayNode(node)
  // A region that is empty, or not drawn yet, is no stop.
  if (inside.length === 0 && said === role) return []
  if (inside.length === 0 && said.startsWith(`${role} live`)) return []
  return [said, ...inside.map((line) => indent + line)]
}

/** Lines of all children; texts that follow each other in one paragraph are one line. */
function linesInside(node: TreeNode, tree: Tree): string[] {
  const lines: string[] = []
  let text = ''
  const flush = () => {
    if (text.trim() !== '') lines.push(oneLine(text))
    text = ''
  }
  for (const id of node.childIds ?? []) {
    const child = tree.get(id)
    if (!child) continue
    if (roleOf(child) === 'StaticText' && !child.ignored) text += ` ${textOf(child.name)}`
    else {
      flush()
      lines.push(...linesOf(child, tree))
    }
  }
  flush()
  return lines
}

/** Buttons and fields inside a heading, a label or a cell. */
function linesOfControls(node: TreeNode, tree: Tree): string[] {
  return (node.childIds ?? []).flatMap((id) => {
    const child = tree.get(id)
    if (!child || roleOf(child) === 'StaticText') return []
    if (!child.ignored && namedByText.has(roleOf(child))) return linesOf(child, tree)
    return linesOfControls(child, tree)
  })
}

const roleOf = ({ role }: TreeNode) => String(role?.value)
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,:;])/g, '')
    .trim()
const textOf = (told?: Told) => oneLine(valueOf(told))

function sayNode(node: TreeNode): string {
  const [name, value, description] = [textOf(node.name), textOf(node.value), textOf(node.description)]
  return [
    roleOf(node),
    ...(name === '' ? [] : [`"${name}"`]),
    ...(node.properties ?? []).flatMap(sayState),
    ...(value === '' ? [] : [`= ${value}`]),
    ...(description === '' ? [] : [`(${description})`]),
  ].join(' ')
}

function sayState({ name, value: { value } }: { readonly name: string; readonly value: Told }): string[] {
  if (!states.includes(name)) return []
  const word = String(value)
  if (word === 'false') return name === 'expanded' ? ['collapsed'] : []
  return [word === 'true' ? name : `${name} ${word}`]
}
