import type { Snapshot, SnapshotNode } from '#src/options/snapshot.ts'
import { copyTokens } from '#src/surface/surface-host.ts'
import { declaredStyles } from '#src/ui/base/styles.ts'

import css from './snapshot.css?inline'

/** Styles and elements of a snapshot; keep-snapshot.ts adds until when it is valid. */
export type CapturedScreen = Pick<Snapshot, 'css' | 'tree'>

// Viewport heights to capture: nobody scrolls further before the widget has loaded.
const screens = 1.5

// Attributes that navigate, load something or connect elements; inline styles violate a strict content security policy.
const dropped = /^(id|style|src|srcset|href|name|for|tabindex|inert|role|aria-(?!label$|hidden$|current$).*)$/

const html = 'http://www.w3.org/1999/xhtml'

/**
 * Captures how a screen looks now: its elements within the captured height and the style sheets they use. Elements with
 * `data-live` are left out: what is drawn later than the first screen, or true only now.
 */
export function takeSnapshot(host: HTMLElement, screen: HTMLElement): CapturedScreen {
  const styles: string[] = []
  const end = screen.getBoundingClientRect().top + screens * screen.clientHeight

  function attributesOf(element: Element): Record<string, string> {
    const kept = [...element.attributes].filter(({ name }) => !dropped.test(name))
    const attributes = Object.fromEntries(kept.map(({ name, value }) => [name, value]))
    const style = (element as HTMLElement).style?.cssText
    if (!style) return attributes
    styles.push(`[data-style="${styles.length}"]{${style}}`)
    return { ...attributes, 'data-style': `${styles.length - 1}` }
  }

  function nodeOf(node: Node): SnapshotNode | string | null {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.hasAttribute('data-live')) return null
    if (node.getBoundingClientRect().top > end) return null
    if (node instanceof HTMLImageElement) return placeOf(node)
    const children = [...node.childNodes].map(nodeOf).filter((child) => child !== null)
    const { localName, namespaceURI } = node
    // The host page, still reachable beside the frame, has a `main` of its own.
    const tag = localName === 'main' ? 'div' : localName
    const plain = [tag, attributesOf(node), children] as const
    return namespaceURI === html || namespaceURI === null ? plain : [...plain, namespaceURI]
  }

  const tree = nodeOf(screen) as SnapshotNode
  const sheets = [...sheetsFor(screen), tokensOf(host), ...styles, css]
  return { css: sheets.join('\n'), tree }
}

/** An empty box of the size of a photo: photos are loaded by the widget. */
function placeOf({ width, height }: HTMLImageElement): SnapshotNode {
  const attributes = {
    viewBox: `0 0 ${width} ${height}`,
    width: `${width}`,
    height: `${height}`,
    'aria-hidden': 'true',
  }
  return ['svg', attributes, [], 'http://www.w3.org/2000/svg']
}

/**
 * Source texts of the sheets with a rule that matches on this screen. Not read from cssRules: browsers drop parts of
 * it.
 */
function sheetsFor(screen: HTMLElement): string[] {
  const concerns = (rule: CSSRule) =>
    rule instanceof CSSStyleRule && (screen.matches(rule.selectorText) || screen.querySelector(rule.selectorText))
  return declaredStyles.filter((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return [...sheet.cssRules].some(concerns)
  })
}

/** The tokens set by the host page and the restaurant, as a rule. */
function tokensOf(host: HTMLElement): string {
  const bearer = host.ownerDocument.createElement('p')
  copyTokens(host, bearer)
  return `:host{${bearer.style.cssText}}`
}
