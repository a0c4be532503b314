import { options } from 'preact'

// A translator of the browser replaces text nodes, each by an element `font` with its translation. Preact would go on
// writing into the old ones, where nobody sees it, and fail when it inserts something before one of them or removes it
// (https://github.com/preactjs/preact/issues/948). So it holds none (decision 94): the text of an element is its property
// `textContent`, which replaces whatever a translator has put there, and a text beside elements is an element of its own.
// Whitespace alone stays as it is: nobody translates it, and as an element it would be one more item of a row.
// An SVG element has no such property in Preact: pictures here contain no text.
const prepare = options.vnode
options.vnode = (vnode) => {
  prepare?.(vnode)
  // Preact tells of its text nodes, too: they have no type, and their text as props.
  const { type, props } = vnode as { type: unknown; props: unknown }
  if (isText(props)) {
    if (/\S/.test(`${props}`)) Object.assign(vnode, { type: 'span', props: { textContent: props } })
  } else if (typeof type === 'string') {
    const own = props as { children?: unknown; textContent?: string }
    const parts = [own.children].flat()
    if (!parts.some(isText) || parts.some(isElement)) return
    own.textContent = parts.filter(isText).join('')
    // Not deleted: Chromium keeps an object with a deleted property as a hash table, ten times as large.
    own.children = undefined
  }
}

function isText(content: unknown): content is string | number {
  return typeof content === 'string' || typeof content === 'number'
}

/** Not text, and not nothing at all, such as the false of `{isNew && 'new'}`. */
function isElement(content: unknown): boolean {
  return typeof content === 'object' && content !== null
}
