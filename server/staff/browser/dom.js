/** Creates an element with attributes and children; null children are left out. */
export function h(tag, attributes, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children.flat(2).filter((child) => child !== null))
  return element
}

/**
 * Renders one element per item, in order. An unchanged item keeps its element, so that a refresh does not take
 * the focus away.
 */
export function reconcile(parent, items, { keyOf, draw }) {
  const shown = new Map([...parent.children].map((child) => [child.dataset.key, child]))
  const wanted = items.map((item) => {
    const key = String(keyOf(item))
    const version = JSON.stringify(item)
    const old = shown.get(key)
    if (old?.dataset.version === version) return old
    const fresh = draw(item)
    fresh.dataset.key = key
    fresh.dataset.version = version
    return fresh
  })
  for (const child of shown.values()) if (!wanted.includes(child)) child.remove()
  wanted.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null)
  })
}
