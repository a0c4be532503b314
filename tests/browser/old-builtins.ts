/** A builtin as an old script library of the page has replaced it. */
export type Replaced = {
  readonly library: string
  readonly owner: object
  readonly name: string
  readonly value: unknown
  /** Frozen: an assignment to it throws, also on what inherits it. */
  readonly isReadOnly?: boolean
}

type Enumerable = { each?: unknown; length?: number; toArray?: () => unknown[] }

/** `$A` of Prototype 1.6 and 1.7: takes what has a length or can list itself, and ignores a mapper. */
function prototypeFrom(items?: Enumerable | null): unknown[] {
  if (!items) return []
  if (items.toArray) return items.toArray()
  const list: unknown[] = []
  for (let index = 0; index < (items.length || 0); index += 1) list.push(Reflect.get(items, index))
  return list
}

/** MooTools 1.3 to 1.5: a list is itself, what has a length is copied, anything else becomes the only item. */
function mooToolsFrom(item?: unknown): unknown[] {
  if (item == null) return []
  if (Array.isArray(item)) return item as unknown[]
  const isListLike = typeof item === 'object' && 'length' in item
  return isListLike ? (Array.prototype.slice.call(item) as unknown[]) : [item]
}

/** The snippet that stood in many pages before browsers had `replaceAll`: patterns and functions are not understood. */
function snippetReplaceAll(this: string, search: string, replacement: string): string {
  return this.split(search).join(replacement)
}

/** What is known to have broken the widget, one at a time. */
export const replacements: readonly Replaced[] = [
  { library: 'MooTools', owner: Array, name: 'from', value: mooToolsFrom },
  { library: 'Prototype', owner: Array, name: 'from', value: prototypeFrom },
  {
    library: 'Prototype',
    owner: Array.prototype,
    name: 'reduce',
    value(this: unknown[]) {
      return this.length > 1 ? this : this[0]
    },
  },
  {
    library: 'Prototype',
    owner: Array.prototype,
    name: 'toJSON',
    value(this: unknown[]) {
      return `[${this.join(', ')}]`
    },
  },
  {
    library: 'Prototype',
    owner: String.prototype,
    name: 'toJSON',
    value(this: string) {
      return `"${this}"`
    },
  },
  { library: 'an old JSON script', owner: Object.prototype, name: 'toJSON', value: () => '{}' },
  { library: 'a page with an old snippet', owner: String.prototype, name: 'replaceAll', value: snippetReplaceAll },
  { library: 'Datejs', owner: Date, name: 'parse', value: (text: string) => new Date(text) },
  { library: 'Datejs', owner: Date, name: 'now', value: () => new Date() },
  { library: 'hardened JavaScript', owner: Error.prototype, name: 'name', value: 'Error', isReadOnly: true },
]

/** Replaces it as the library does, enumerable; the answer undoes it. */
export function replace({ owner, name, value, isReadOnly = false }: Replaced): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, {
    value,
    writable: !isReadOnly,
    configurable: true,
    enumerable: name === 'toJSON' && owner !== Object.prototype,
  })
  return () => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
}

const { attachShadow } = Element.prototype

/** What the widget cannot do without: a thing of the page's own under the name, or a method that does less. */
export const unusable: readonly (Replaced & { readonly called: string })[] = [
  ...['Map', 'Set', 'WeakMap', 'Proxy', 'Promise', 'URL', 'URLSearchParams', 'AbortController', 'Date'].map((name) => ({
    library: 'the page',
    owner: globalThis,
    name,
    called: name,
    value: class {},
  })),
  ...['fetch', 'IntersectionObserver', 'ResizeObserver'].map((name) => ({
    library: 'the page',
    owner: globalThis,
    name,
    called: name,
    value: undefined,
  })),
  {
    library: 'a page that closes every shadow root',
    owner: Element.prototype,
    name: 'attachShadow',
    called: 'Element.prototype.attachShadow',
    value(this: Element) {
      return attachShadow.call(this, { mode: 'closed' })
    },
  },
  { library: 'the page', owner: JSON, name: 'parse', called: 'JSON.parse', value: (text: string) => text },
  { library: 'the page', owner: Object, name: 'keys', called: 'Object.keys', value: () => 1 },
  { library: 'the page', owner: Object, name: 'entries', called: 'Object.entries', value: () => [{ key: 'a' }] },
  ...(['filter', 'find', 'map', 'sort'] as const).map((name) => ({
    library: 'the page',
    owner: Array.prototype,
    name,
    called: `Array.prototype.${name}`,
    value(this: unknown[]) {
      return this
    },
  })),
]
