/** Adds an element; styles go by its tag, which is shorter than a class. */
export function add<T extends keyof HTMLElementTagNameMap>(parent: Node, tag: T): HTMLElementTagNameMap[T] {
  return parent.appendChild(document.createElement(tag))
}
