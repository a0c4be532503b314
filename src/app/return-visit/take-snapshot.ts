import { drawnNames } from '#src/options/snapshot.ts'
import type { Snapshot, SnapshotNode } from '#src/options/snapshot.ts'
import { copyTokens } from '#src/surface/surface-host.ts'
import { declaredStyles } from '#src/ui/base/styles.ts'

import css from './snapshot.css?inline'

/** Styles and elements of a snapshot; keep-snapshot.ts adds until when it is valid. */
export type CapturedScreen = Pick<Snapshot, 'css' | 'tree'>

// Viewport heights to capture: nobody scrolls further before the widget has loaded.
const screens = 1.5

// Attributes that connect elements.
const dropped = /^(id|aria-(?!label$|hidden$|current$).*)$/

// Attributes of drawings that are style sheet properties too.
const look = /^(fill|stroke)/

const html = 'http://www.w3.org/1999/xhtml'

/**
 * Captures how a screen looks now: its elements within the captured height and the style sheets they use. Elements with
 * `data-live` are left out: what is drawn later than the first screen, or true only now.
 */
export function takeSnapshot(host: HTMLElement, screen: HTMLElement): CapturedScreen {
  const styles: string[] = []
  const looks: string[] = []
  const end = screen.getBoundingClientRect().top + screens * screen.clientHeight

  /** Inline styles would violate a strict content security policy, so they become rules of the sheet. */
  function attributesOf(element: Element): SnapshotNode[] {
    const all = [...element.attributes]
    const kept = all.filter(({ name }) => drawnNames.test(name) && !dropped.test(name))
    const drawing = all.filter(({ name }) => look.test(name)).map(({ name, value }) => `${name}:${value}`)
    return [
      ...kept.map(({ name, value }) => [name, value] as const),
      ...numbered('data-look', looks, drawing.join(';')),
      ...numbered('data-style', styles, (element as HTMLElement).style?.cssText),
    ]
  }

  function nodeOf(node: Node): SnapshotNode | null {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element) || node.hasAttribute('data-live') || node.hasAttribute('hidden')) return null
    if (node.getBoundingClientRect().top > end) return null
    if (node instanceof HTMLImageElement) return placeOf(node)
    const children = [...node.childNodes].map(nodeOf).filter((child) => child !== null)
    const { localName, namespaceURI } = node
    // Landmarks too: the host page, still reachable beside the frame, has those of its own.
    const tag = drawnNames.test(localName) ? localName : 'div'
    return [tag, [...attributesOf(node), ...children], namespaceURI ?? html]
  }

  const tree = nodeOf(screen) as SnapshotNode
  const drawings = looks.map((one, at) => `:where([data-look="${at}"]){${one}}`)
  const rules = styles.map((one, at) => `[data-style="${at}"]{${one}}`)
  const sheets = [...sheetsFor(screen), tokensOf(host), ...drawings, ...rules, css]
  return { css: sheets.join('\n'), tree }
}

/** The attribute with the number of a text in a list, which the text is added to; none for an empty text. */
function numbered(name: string, texts: string[], text: string | undefined): SnapshotNode[] {
  if (!text) return []
  if (!texts.includes(text)) texts.push(text)
  return [[name, `${texts.indexOf(text)}`]]
}

/** An empty box of the size of a photo: photos are loaded by the widget. */
function placeOf({ width, height }: HTMLImageElement): SnapshotNode {
  const attributes = [
    ['viewBox', `0 0 ${width} ${height}`],
    ['width', `${width}`],
    ['height', `${height}`],
    ['aria-hidden', 'true'],
  ] as const
  return ['svg', attributes, 'http://www.w3.org/2000/svg']
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
