/** What a diner looks for: something accessible with this role and name. */
export type Target = {
  readonly role: string
  /** The whole name, or a pattern. */
  readonly name?: string | RegExp
  /** A part of its text. */
  readonly says?: string
  /** The target it stands in, such as a sheet. */
  readonly within?: Target
  /** Which of several, from 0; -1 is the last. */
  readonly at?: number
}

/** A `Target` as JSON. */
type Wanted = {
  readonly role: string
  readonly name?: { readonly text: string } | { readonly pattern: string; readonly flags: string }
  readonly says?: string
  readonly within?: Wanted
  readonly at?: number
}

export type Sight = {
  readonly count: number
  readonly text: string
  readonly value: string
  readonly isFocused: boolean
  readonly isChecked: boolean
  readonly isDisabled: boolean
  /** Its middle in CSS pixels of the viewport; null while it is elsewhere or something covers it. */
  readonly middle: { readonly x: number; readonly y: number } | null
}

export function toWanted({ name, within, ...rest }: Target): Wanted {
  const found = name instanceof RegExp ? { pattern: name.source, flags: name.flags } : { text: name ?? '' }
  return { ...rest, ...(name === undefined ? {} : { name: found }), ...(within ? { within: toWanted(within) } : {}) }
}

/**
 * Looks for a target through open shadow roots with the queries of Testing Library, which must have been loaded; null
 * when there is none. Runs in the page, so it uses nothing of this module.
 */
export function look(wanted: Wanted, scrollsThere: boolean): Sight | null {
  const { queryAllByRole } = globalThis.TestingLibraryDom!

  const parentOf = (node: Node): Node | null =>
    (node instanceof Element && node.assignedSlot) || node.parentNode || (node instanceof ShadowRoot ? node.host : null)
  const textOf = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ')
  function contains(outer: Node, inner: Node | null): boolean {
    for (let node = inner; node; node = parentOf(node)) if (node === outer) return true
    return false
  }
  function isAccessible(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    for (let node: Node | null = element; node; node = parentOf(node))
      if (node instanceof Element && (node.hasAttribute('inert') || node.ariaHidden === 'true')) return false
    return true
  }
  function rootsIn(root: ParentNode): ParentNode[] {
    const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))
    return [root, ...inner]
  }
  function allOf({ role, name, says, within, at }: Wanted): HTMLElement[] {
    const outer = within ? allOf(within) : null
    const asked = name && ('text' in name ? name.text : new RegExp(name.pattern, name.flags))
    const found = rootsIn(document)
      .flatMap((root) => queryAllByRole(root as HTMLElement, role, { hidden: true, ...(asked ? { name: asked } : {}) }))
      .filter((one) => isAccessible(one) && (!says || textOf(one).includes(says)))
      .filter((one) => !outer || outer.some((around) => contains(around, one)))
    return at === undefined ? found : found.slice(at, at === -1 ? undefined : at + 1)
  }
  function deepest<Found>(of: (root: DocumentOrShadowRoot) => Element | null): Found | null {
    let found = of(document)
    for (let next = found; next?.shadowRoot;) {
      next = of(next.shadowRoot)
      if (!next || next === found) break
      found = next
    }
    return found as Found | null
  }
  /** A radio that is hidden from sight is represented by its label. */
  function seenOf(element: HTMLElement): HTMLElement {
    if (!(element instanceof HTMLInputElement) || element.clientWidth > 2) return element
    return element.labels?.[0] ?? element
  }
  /** WebKit does not scroll to what its parent has not laid out yet (`content-visibility`), so such parents come first. */
  function scrollTo(element: HTMLElement): void {
    const lazy: Element[] = []
    for (let node = parentOf(element); node; node = parentOf(node))
      if (node instanceof Element && getComputedStyle(node).contentVisibility === 'auto') lazy.unshift(node)
    for (const one of [...lazy, element])
      one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  }
  function middleOf(element: HTMLElement): Sight['middle'] {
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    const hit = deepest<Element>((root) => root.elementFromPoint(middle.x, middle.y))
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    if (contains(element, hit) || (label && contains(label, hit))) return middle
    // Only then, because a page that is still moving would seem to stand still.
    if (scrollsThere) scrollTo(element)
    return null
  }

  const all = allOf(wanted)
  const [first] = all
  if (!first) return null
  return {
    count: all.length,
    text: textOf(first),
    value: first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement ? first.value : '',
    isFocused: deepest((root) => root.activeElement) === first,
    isChecked: first instanceof HTMLInputElement && first.checked,
    isDisabled: first.matches(':disabled'),
    middle: middleOf(seenOf(first)),
  }
}

declare global {
  // Of the page.
  var TestingLibraryDom:
    | { queryAllByRole(container: HTMLElement, role: string, options: object): HTMLElement[] }
    | undefined
}
