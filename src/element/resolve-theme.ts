import { isOpaque, partsOf } from '#src/browser/css-colours.ts'
import type { Theme } from '#src/options/options.ts'

/** Resolves `auto` by the background of the page behind the element, not by the operating system. */
export function resolveTheme(theme: Theme, element: Element): 'light' | 'dark' {
  if (theme !== 'auto') return theme
  const behind = [...ancestorsOf(element)].map((one) => getComputedStyle(one).backgroundColor).find(isOpaque)
  if (behind !== undefined) return lightnessOf(behind) < 0.5 ? 'dark' : 'light'
  return isDarkCanvas(element.ownerDocument) ? 'dark' : 'light'
}

/** Elements behind the widget, nearest first; a floating one is a sibling of body and covers it. */
function* ancestorsOf(element: Element): Generator<Element> {
  const { body, documentElement } = element.ownerDocument
  if (!body.contains(element) && element.getRootNode() === element.ownerDocument) yield body
  let node: Node | null = element.parentNode
  while (node && node !== documentElement) {
    if (node instanceof Element) yield node
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  }
  yield documentElement
}

/**
 * Lightness from 0 (black) to 1 (white) of a computed colour: rgb(), color(srgb …), or lab/lch with lightness first.
 */
function lightnessOf(colour: string): number {
  const [first = 0, second = 0, third = 0] = partsOf(colour)
  if (colour.startsWith('ok')) return first
  if (/^l(ab|ch)/.test(colour)) return first / 100
  const most = colour.startsWith('color') ? 1 : 255
  return (0.299 * first + 0.587 * second + 0.114 * third) / most
}

/**
 * Whether the browser's canvas, visible on a page without a background, is dark; the page must allow it by
 * color-scheme.
 */
function isDarkCanvas(page: Document): boolean {
  const { colorScheme } = getComputedStyle(page.documentElement)
  if (!colorScheme.includes('dark')) return false
  return (
    !colorScheme.includes('light') || (page.defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ?? false)
  )
}
