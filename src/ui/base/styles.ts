import base from './base.css?inline'
import tokens from './tokens.css?inline'

// At module level because style sheets are code, the same for every widget. Tokens and resets come before any
// component.
const texts: string[] = []
/** The texts of all sheets declared so far. */
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

/** Adds a component's style sheet to every root given to `adoptDeclaredStyles`; the same text is added once. */
export function declareStyles(css: string): void {
  if (css === '' || texts.includes(css)) return
  texts.push(css)
  for (const follow of followers) follow()
}

/** Adds all declared sheets to the root, also those declared afterwards, until the returned function is called. */
export function adoptDeclaredStyles(root: ShadowRoot | Document): () => void {
  const adopt = () => {
    // Read once: each look into the list of a root is a call into the browser.
    const adopted = new Set(root.adoptedStyleSheets)
    const missing = texts.map(sheetOf).filter((sheet) => !adopted.has(sheet))
    if (missing.length > 0) root.adoptedStyleSheets = [...adopted, ...missing]
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
