import base from './base.css?inline'
import tokens from './tokens.css?inline'

// Code, not state: the same for every instance, only ever added to. Tokens and resets come before any component.
const texts: string[] = []
/** All sheets declared so far, as they are written. */
export const declaredStyles: readonly string[] = texts
const sheets = new Map<string, CSSStyleSheet>()
const followers = new Set<() => void>()

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}

/** Adds a component's sheet to every root that follows the kit; the same text is added once. */
export function declareStyles(css: string): void {
  if (css === '' || texts.includes(css)) return
  texts.push(css)
  for (const follow of followers) follow()
}

/** Gives the root all declared sheets, now and later, until the returned function is called. */
export function adoptDeclaredStyles(root: ShadowRoot | Document): () => void {
  // Engines without constructable sheets know neither nesting nor container queries: nothing would be gained.
  if (!('adoptedStyleSheets' in root) || typeof CSSStyleSheet !== 'function') return () => undefined
  const adopt = () => {
    const missing = texts.map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet))
    if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing]
  }
  adopt()
  followers.add(adopt)
  return () => {
    followers.delete(adopt)
    const ours = new Set(texts.map(sheetOf))
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet))
  }
}

declareStyles(tokens)
declareStyles(base)
