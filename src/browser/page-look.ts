import { contrast, parseHex } from './contrast.ts'
import { isOpaque } from './css-colours.ts'

/** What a page looks like; null for what it does not show. Colours are hex, `radius` is px. */
export type PageLook = {
  readonly colour: string | null
  readonly textColour: string | null
  readonly font: string | null
  readonly radius: number | null
}

type HexOf = (colour: string | null) => string | null

// What pages draw as a button.
const buttons = 'button, [role="button"], input[type="submit"], a[href]'
// A page has its main button early; links of a long page are not all looked at.
const most = 300

/**
 * Reads the look of a page from its computed styles, as they are now. `from` is a selector, whose first element gives
 * colour, font and radius, or `page`: then the primary button gives colour and radius, and `body` the font. Null when
 * the selector is invalid or finds nothing. `hexOf` converts a CSS colour.
 */
export function readPageLook(page: Document, from: string, hexOf: HexOf): PageLook | null {
  const isPage = from === 'page'
  const model = isPage ? primaryButton(page, hexOf) : find(page, from)
  if (!isPage && !model) return null
  const { fontFamily } = getComputedStyle(isPage ? page.body : (model as Element))
  return { ...(model ? fillOf(model, hexOf) : nothing), font: fontFamily || null }
}

const nothing = { colour: null, textColour: null, radius: null }

function find(page: Document, selector: string): Element | null {
  try {
    return page.querySelector(selector)
  } catch {
    return null
  }
}

/**
 * The primary button of a page: of the visible buttons and links with a background of their own, the first whose
 * background is a colour and not a grey; without one, the first whose background stands out (3:1) from the page.
 */
function primaryButton(page: Document, hexOf: HexOf): Element | undefined {
  const behind = [page.body, page.documentElement].map((one) => getComputedStyle(one).backgroundColor).find(isOpaque)
  const ground = hexOf(behind ?? 'Canvas') ?? '#ffffff'
  const filled = [...page.querySelectorAll(buttons)].slice(0, most).flatMap((element) => {
    const { backgroundColor, visibility } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isShown = width > 0 && height > 0 && visibility === 'visible' && isOpaque(backgroundColor)
    return isShown ? [{ element, fill: hexOf(backgroundColor) ?? ground }] : []
  })
  const [first] = [
    ...filled.filter(({ fill }) => isColourful(fill)),
    ...filled.filter(({ fill }) => contrast(fill, ground) >= 3),
  ]
  return first?.element
}

function isColourful(hex: string): boolean {
  const parts = parseHex(hex)
  return Math.max(...parts) - Math.min(...parts) > 0.15
}

/** An element without a background of its own has its text in the main colour. */
function fillOf(element: Element, hexOf: HexOf) {
  const { backgroundColor, color, borderTopLeftRadius } = getComputedStyle(element)
  const { width, height } = element.getBoundingClientRect()
  const radius = Number.parseFloat(borderTopLeftRadius)
  const isShare = borderTopLeftRadius.includes('%')
  return {
    ...(isOpaque(backgroundColor)
      ? { colour: hexOf(backgroundColor), textColour: hexOf(color) }
      : { colour: hexOf(color), textColour: null }),
    radius: isShare ? (Math.min(width, height) * radius) / 100 : radius,
  }
}
