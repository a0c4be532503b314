import type { Snapshot, SnapshotNode } from '#src/options/snapshot.ts'
import { copyTokens } from '#src/surface/surface-host.ts'
import { declaredStyles } from '#src/ui/base/styles.ts'

import css from './snapshot.css?inline'

/** How it is shown and what it holds; when it may be shown is decided elsewhere. */
export type Look = Pick<Snapshot, 'css' | 'tree'>

// Further down nobody gets before the widget is there.
const screens = 1.5

// What the widget brings after its first drawing, or what is of this moment only: it appears again by itself.
const left = [
  '.shell > .notice',
  '.shell > .scroller > :not(.top-bar, .main)',
  '.bar-items',
  '.finder > *',
  '.menu-layout > .order > *',
  '.order-bar',
  '.dish .quantity',
  '.open-now',
  '.home-screen > :not(.welcome)',
].join()

// What leads somewhere, loads something or ties elements together; an inline style would be against a strict policy.
const dropped = /^(id|style|src|srcset|href|name|for|tabindex|inert|role|aria-(?!label$|hidden$|current$).*)$/

const html = 'http://www.w3.org/1999/xhtml'

/** Writes down how a screen looks now: its elements as far as they are in reach, and the styles they need. */
export function takeSnapshot(host: HTMLElement, screen: HTMLElement): Look {
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
    if (!(node instanceof Element) || node.matches(left)) return null
    if (node.getBoundingClientRect().top > end) return null
    if (node instanceof HTMLImageElement) return placeOf(node)
    const children = [...node.childNodes].map(nodeOf).filter((child) => child !== null)
    const { localName, namespaceURI } = node
    // The page, which can still be reached beside the frame, has one of its own.
    const tag = localName === 'main' ? 'div' : localName
    const plain = [tag, attributesOf(node), children] as const
    return namespaceURI === html || namespaceURI === null ? plain : [...plain, namespaceURI]
  }

  const tree = nodeOf(screen) as SnapshotNode
  const sheets = [...sheetsFor(screen), tokensOf(host), ...styles, css]
  return { css: sheets.join('\n'), tree }
}

/** Photos come with the widget, after its code; until then their place is kept, as where there is none. */
function placeOf({ width, height }: HTMLImageElement): SnapshotNode {
  const attributes = {
    viewBox: `0 0 ${width} ${height}`,
    width: `${width}`,
    height: `${height}`,
    'aria-hidden': 'true',
  }
  return ['svg', attributes, [], 'http://www.w3.org/2000/svg']
}

/** The sheets with a rule for something on this screen, as they are written: a browser does not give all of it back. */
function sheetsFor(screen: HTMLElement): string[] {
  const concerns = (rule: CSSRule) =>
    rule instanceof CSSStyleRule && (screen.matches(rule.selectorText) || screen.querySelector(rule.selectorText))
  return declaredStyles.filter((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return [...sheet.cssRules].some(concerns)
  })
}

/** What the page and the restaurant have set of the tokens. */
function tokensOf(host: HTMLElement): string {
  const bearer = host.ownerDocument.createElement('p')
  copyTokens(host, bearer)
  return `:host{${bearer.style.cssText}}`
}
