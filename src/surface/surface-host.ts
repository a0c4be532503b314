import css from './surface.css?inline'

/** `floating`: the element itself. `layers`: a host of its own for the sheets and dialogs of an inline element. */
export type SurfaceKind = 'floating' | 'layers'

/** Makes the element cover the viewport while open, regardless of the page's styles. Returns the undo. */
export function becomeSurfaceHost(host: HTMLElement, kind: SurfaceKind): () => void {
  const root = rootOf(host)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  host.dataset.comandaSurface = kind
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
    delete host.dataset.comandaSurface
  }
}

export function rootOf(host: HTMLElement): ShadowRoot {
  return host.shadowRoot ?? host.attachShadow({ mode: 'open' })
}

/** The wrapper that screens are drawn in; `.root` keeps inherited styles of the page out (decision 7). */
export function createWrapper(document: Document, kind: 'app' | 'layers'): HTMLElement {
  const wrapper = document.createElement('div')
  wrapper.className = 'root'
  wrapper.dataset[kind] = ''
  return wrapper
}

/**
 * Copies the design tokens of the inline element to its surface, which is elsewhere in the page and does not inherit
 * them.
 */
export function copyTokens(from: HTMLElement, to: HTMLElement): void {
  const computed = getComputedStyle(from)
  for (const name of tokensIn(from.shadowRoot)) {
    const value = computed.getPropertyValue(name)
    if (value === '') to.style.removeProperty(name)
    else to.style.setProperty(name, value)
  }
}

function tokensIn(root: ShadowRoot | null): Set<string> {
  const rules = (root?.adoptedStyleSheets ?? []).flatMap((sheet) => [...sheet.cssRules])
  return new Set(rules.flatMap((rule) => rule.cssText.match(/--comanda-[\w-]+/g) ?? []))
}
